// Writes an OpenAPI document in YAML as JSON. Usage: node scripts/openapi-json.mjs IN.yaml OUT.json
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

const [input, output] = process.argv.slice(2);
writeFileSync(output, JSON.stringify(parse(readFileSync(input, 'utf8'))));
