// clang-tidy on the files named on standard input, two at a time. A file that was good before with exactly this text,
// these headers and these rules is not looked at again, in whatever checkout that was: looking takes up to a minute a
// file. What was good is remembered by hash in the user's cache.
import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const root = process.cwd();
const cache = path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'lammer', 'tidy');
mkdirSync(cache, { recursive: true });
const commands = new Map(
  JSON.parse(readFileSync('build/dev/compile_commands.json', 'utf8')).map((entry) => [entry.file, entry]),
);
const rules = readFileSync('.clang-tidy', 'utf8');

const run = (command, args, options = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'ignore'] });
    const hash = options.hash;
    let output = '';
    child.stdout.on('data', (bytes) => (hash ? hash.update(bytes) : (output += bytes)));
    child.on('close', (code) => resolve({ code, output }));
  });

// Of what the compiler sees, comments included, because they may silence a rule.
async function fingerprint(entry) {
  const command = entry.command
    .replace(/^\S*ccache\s+/, '')
    .replace(/\s-o\s+\S+/, '')
    .replace(/\s-c\s/, ' -E -CC -P ');
  const hash = createHash('sha256').update(rules).update(version);
  const { code } = await run('sh', ['-c', command], { cwd: entry.directory, hash });
  return code === 0 ? hash.digest('hex') : undefined;
}

async function look(file) {
  const entry = commands.get(path.join(root, file));
  const key = entry && (await fingerprint(entry));
  const known = key && path.join(cache, key);
  if (known && existsSync(known)) return true;
  const { code, output } = await run('clang-tidy-19', ['-p', 'build/dev', '--quiet', '--warnings-as-errors=*', file]);
  if (output) process.stdout.write(output);
  if (code === 0 && known) writeFileSync(known, file);
  if (code === 0) ++looked;
  return code === 0;
}

let looked = 0;
const version = (await run('clang-tidy-19', ['--version'])).output;
const waiting = readFileSync(0, 'utf8').split('\n').filter(Boolean);
const count = waiting.length;
const bad = [];
await Promise.all(
  [1, 2].map(async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) if (!(await look(file))) bad.push(file);
  }),
);
console.log(`    ${count} files, ${looked} of them new`);
for (const file of bad) console.log(`    ${file}: not good`);
process.exitCode = bad.length === 0 ? 0 : 1;
