// Turns the OpenAPI description into the JSON that lammerd serves: node scripts/openapi-json.mjs IN.yaml OUT.json
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

const [source, target] = process.argv.slice(2);
if (!source || !target) {
  console.error('usage: node scripts/openapi-json.mjs IN.yaml OUT.json');
  process.exit(2);
}

writeFileSync(target, JSON.stringify(parse(readFileSync(source, 'utf8'))) + '\n');
