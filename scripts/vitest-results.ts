// Where a vitest run reports: always on the terminal, and as JSON in the folder $LAMMER_RESULTS when that is set.
import { join } from 'node:path';

type Reporters = ('default' | ['json', { outputFile: string }])[];

export function reportersFor(suite: string): Reporters {
  const folder = process.env['LAMMER_RESULTS'];
  return folder ? ['default', ['json', { outputFile: join(folder, `${suite}.json`) }]] : ['default'];
}
