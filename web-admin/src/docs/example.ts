// An example value for a schema: what the document gives, else the plainest value that fits.
import { isRef, resolve, type OpenApi, type Ref, type Schema } from './openapi';

export function exampleOf(document: OpenApi, value: Schema | Ref, inside: readonly string[] = []): unknown {
  if (isRef(value)) {
    // A schema that contains itself ends at its second occurrence.
    if (inside.includes(value.$ref)) return null;
    return exampleOf(document, resolve(document, value), [...inside, value.$ref]);
  }
  const given = value.example ?? value.examples?.[0] ?? value.const ?? value.default ?? value.enum?.[0];
  if (given !== undefined) return given;
  const choice = value.oneOf?.[0] ?? value.anyOf?.[0];
  if (choice) return exampleOf(document, choice, inside);
  if (value.allOf) {
    return Object.assign({}, ...value.allOf.map((part) => exampleOf(document, part, inside))) as unknown;
  }
  return plainest(document, value, inside);
}

function plainest(document: OpenApi, schema: Schema, inside: readonly string[]): unknown {
  switch (firstType(schema)) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [name, exampleOf(document, part, inside)]),
      );
    case 'array':
      return schema.items ? [exampleOf(document, schema.items, inside)] : [];
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return true;
    case 'string':
      return schema.format === 'date-time' ? '2025-11-14T21:27:00Z' : 'text';
    default:
      return null;
  }
}

function firstType(schema: Schema): string | undefined {
  if (schema.properties) return 'object';
  return Array.isArray(schema.type) ? schema.type[0] : schema.type;
}
