// Counts the tests of the last run and ends with "N passed, N failed". Usage: count-tests.mjs FOLDER PART...
// Fails if a part left no results, if a test failed, and if one was skipped: a skipped test proves nothing.
import { readResults } from './lib/results.mjs';

const [folder, ...parts] = process.argv.slice(2);
const results = readResults(folder);
const count = (state, part) => results.filter((test) => test.state === state && (!part || test.part === part)).length;

console.log('');
let missing = 0;
for (const part of parts) {
  const total = results.filter((test) => test.part === part).length;
  console.log(`  ${part.padEnd(28)} ${String(count('passed', part)).padStart(6)} of ${total} passed`);
  if (total === 0) {
    console.log(`  ${part} left no results: it did not run or ended early`);
    missing += 1;
  }
}
for (const test of results.filter((each) => each.state !== 'passed'))
  console.log(`  ${test.state}: ${test.part}: ${test.name}`);

const failed = count('failed') + count('skipped') + missing;
console.log('');
console.log(`${count('passed')} passed, ${failed} failed`);
process.exit(failed === 0 && results.length > 0 ? 0 : 1);
