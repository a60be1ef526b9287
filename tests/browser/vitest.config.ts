// Browser tests drive a real Chromium against a running service, so they run one after another and may take their time.
import { defineConfig } from 'vitest/config';
import { reportersFor } from '../../scripts/vitest-results.ts';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['**/*.test.ts'],
    globalSetup: ['support/service.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 30_000,
    reporters: reportersFor('browser'),
  },
});
