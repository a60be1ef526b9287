// Judges an OpenAPI description by redocly.yaml: node scripts/openapi-lint.mjs FILE.yaml. Uses the linter's library, not
// its command line tool, which sends usage figures and asks for newer versions.
import { formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core';
import { fileURLToPath } from 'node:url';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('usage: node scripts/openapi-lint.mjs FILE.yaml');
  process.exit(2);
}

const config = await loadConfig({ configPath: fileURLToPath(new URL('../redocly.yaml', import.meta.url)) });
const problems = await lint({ ref: file, config });
const totals = getTotals(problems);
formatProblems(problems, { format: 'codeframe', totals, version: 'redocly' });
console.log(`${file}: ${totals.errors} errors, ${totals.warnings} warnings`);
process.exitCode = totals.errors + totals.warnings > 0 ? 1 : 0;
