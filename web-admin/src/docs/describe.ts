// A schema in a few words: its type, and the limits a value must keep.
import { isRef, refName, type Ref, type Schema } from './openapi';

export function typeName(value: Schema | Ref): string {
  if (isRef(value)) return refName(value);
  if (value.items) return `list of ${typeName(value.items)}`;
  const choices = value.oneOf ?? value.anyOf;
  if (choices) return choices.map(typeName).join(' or ');
  if (value.allOf) return value.allOf.map(typeName).join(' and ');
  const type = Array.isArray(value.type) ? value.type.join(' or ') : (value.type ?? 'any');
  return value.format ? `${type}, ${value.format}` : type;
}

export function limits(schema: Schema): string[] {
  return [
    schema.const !== undefined ? `always ${JSON.stringify(schema.const)}` : '',
    schema.enum ? `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}` : '',
    range('', schema.minimum, schema.maximum),
    range(' characters', schema.minLength, schema.maxLength),
    range(' entries', schema.minItems, schema.maxItems),
    schema.pattern ? `matches ${schema.pattern}` : '',
    schema.default !== undefined ? `${JSON.stringify(schema.default)} if left out` : '',
  ].filter(Boolean);
}

function range(unit: string, least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return `${least} to ${most}${unit}`;
  if (least !== undefined) return `at least ${least}${unit}`;
  return most !== undefined ? `at most ${most}${unit}` : '';
}
