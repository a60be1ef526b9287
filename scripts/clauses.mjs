// Prints which rows of the clause ledger have a passing test, by chapter and kind, and the ids that have none.
// Usage: clauses.mjs RESULTS_FOLDER. An id that a test names but the ledger does not know is an error.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { readResults } from './lib/results.mjs';

const [folder] = process.argv.slice(2);
if (!existsSync(folder)) {
  console.error('lammer: there are no test results yet: run make test first');
  process.exit(1);
}

const ledgerFolder = new URL('../domain/rules/ledger/', import.meta.url).pathname;
const rows = readdirSync(ledgerFolder)
  .filter((file) => file.endsWith('.csv'))
  .flatMap((file) => parse(readFileSync(join(ledgerFolder, file)), { columns: true }));
const known = new Set(rows.map((row) => row.id));

const results = readResults(folder);
const named = new Map(); // clause id -> the states of the tests that name it
for (const test of results) for (const id of test.clauses) named.set(id, [...(named.get(id) ?? []), test.state]);
// A clause counts only if nothing that names it failed.
const covered = new Set(
  [...named].filter(([, states]) => states.every((state) => state === 'passed')).map(([id]) => id),
);

function table(title, keyOf) {
  const groups = new Map();
  for (const row of rows) {
    const group = groups.get(keyOf(row)) ?? { covered: 0, total: 0 };
    group.total += 1;
    group.covered += covered.has(row.id) ? 1 : 0;
    groups.set(keyOf(row), group);
  }
  console.log(`\n${title.padEnd(14)} covered   rows`);
  for (const [key, group] of [...groups].sort(([a], [b]) => a.localeCompare(b)))
    console.log(`${key.padEnd(14)} ${String(group.covered).padStart(7)} ${String(group.total).padStart(6)}`);
}

table('chapter', (row) => row.id.split('.')[0]);
table('kind', (row) => row.kind);

const uncovered = rows.filter((row) => !covered.has(row.id));
console.log(`\nwithout a passing test (${uncovered.length}):`);
console.log(uncovered.map((row) => row.id).join('\n'));
console.log(`\n${covered.size} of ${rows.length} clauses have a passing test`);

const unknown = [...named.keys()].filter((id) => !known.has(id));
if (unknown.length > 0) {
  console.error(`lammer: tests name clauses that the ledger does not have: ${unknown.join(', ')}`);
  process.exit(1);
}
