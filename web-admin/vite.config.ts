// How the pages are built: hashed files under dist/assets with their gzip twins, which lammerd serves as they are.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { reportersFor } from '../scripts/vitest-results.ts';

const service = process.env['LAMMER_DEV_SERVICE'] ?? 'http://127.0.0.1:7420';

function gzipTwins(): Plugin {
  return {
    name: 'lammer-gzip-twins',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) throw new Error('the build names no output folder, so no gzip twins can be written');
      const files = await readdir(dir, { recursive: true });
      for (const file of files.filter((name) => /\.(js|css|html|svg)$/.test(name))) {
        const path = join(dir, file);
        await writeFile(`${path}.gz`, gzipSync(await readFile(path), { level: 9 }));
      }
    },
  };
}

// The entry sets the remembered theme. Without this a light desk would see a dark flash before it runs; an inline script,
// the usual remedy, is against our content policy.
function entryBeforeFirstPaint(): Plugin {
  return {
    name: 'lammer-entry-before-first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
    },
  };
}

export default defineConfig({
  plugins: [react(), gzipTwins(), entryBeforeFirstPaint()],
  build: {
    assetsInlineLimit: 0,
    // What changes only with a new version of its package stays in the browser's cache over our own releases.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// }],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': service, '/healthz': service, '/readyz': service, '/metrics': service },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/shared/testing/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    reporters: reportersFor('web'),
  },
});
