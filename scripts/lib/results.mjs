// Reads the results that GoogleTest and Vitest leave as JSON into one list of {part, name, state, clauses}.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

// Anything that looks like a clause, so that a misspelt one is noticed and not passed over.
const clauseInTitle = /\b(?:POKER|LIR14|LIR|UTH|DDP)-[A-Za-z0-9.+-]*[A-Za-z0-9]/g;

function fromGoogleTest(part, report) {
  return report.testsuites.flatMap((suite) =>
    suite.testsuite.map((test) => ({
      part,
      name: `${suite.name}.${test.name}`,
      state: test.failures ? 'failed' : test.result === 'COMPLETED' ? 'passed' : 'skipped',
      clauses: test.clauses ? test.clauses.split(' ') : [],
    })),
  );
}

function fromVitest(part, report) {
  const tests = report.testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({
      part,
      name: test.fullName,
      state: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
      clauses: test.fullName.match(clauseInTitle) ?? [],
    })),
  );
  // A file that fails to load has no tests to fail.
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return tests.concat(broken.map((file) => ({ part, name: basename(file.name), state: 'failed', clauses: [] })));
}

export function readResults(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.flatMap((file) => {
    const part = basename(file, '.json');
    const report = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return report.testsuites ? fromGoogleTest(part, report) : fromVitest(part, report);
  });
}
