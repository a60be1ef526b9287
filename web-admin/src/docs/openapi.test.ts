// Looking things up in a description, searching it, and making examples and words from schemas.
import { expect, test } from 'vitest';
import { limits, typeName } from './describe';
import { exampleOf } from './example';
import { description } from './fixtures';
import { groupByTag, resolve, searchGroups } from './openapi';

const ids = (search: string) =>
  searchGroups(groupByTag(description), search).flatMap((group) => group.entries.map((entry) => entry.id));

test('operations come by tag; what has no tag comes last; an empty tag is left out', () => {
  expect(groupByTag(description).map(({ tag, entries }) => [tag, entries.map((entry) => entry.id)])).toEqual([
    ['Tables', ['getTable', 'putTable']],
    ['Other', ['ping']],
  ]);
});

test('an operation has the parameters of its path', () => {
  expect(groupByTag(description)[0]?.entries[0]?.parameters.map((parameter) => parameter.name)).toEqual(['table']);
});

test('a reference that leads nowhere is an error that names it', () => {
  expect(() => resolve(description, { $ref: '#/components/schemas/Gone' })).toThrow('#/components/schemas/Gone');
});

test('a search needs every word, in any part, in any case', () => {
  expect(ids('')).toEqual(['getTable', 'putTable', 'ping']);
  expect(ids('TABLES/ put')).toEqual(['putTable']);
  expect(ids('ping table')).toEqual([]);
});

test('an example takes what is given, follows references, and ends where a schema contains itself', () => {
  expect(exampleOf(description, { $ref: '#/components/schemas/Table' })).toEqual({
    name: 'Table 7',
    seats: [{ taken_by: 'text' }],
    next: null,
  });
  expect(exampleOf(description, { $ref: '#/components/schemas/Change' })).toEqual({ kind: 'open' });
  expect(
    exampleOf(description, { allOf: [{ properties: { a: { const: 1 } } }, { properties: { b: { const: 2 } } }] }),
  ).toEqual({ a: 1, b: 2 });
});

test('types and limits in words', () => {
  expect(typeName({ type: 'array', items: { $ref: '#/components/schemas/Seat' } })).toBe('list of Seat');
  expect(typeName({ oneOf: [{ $ref: '#/a/Open' }, { type: 'null' }] })).toBe('Open or null');
  expect(typeName({ type: 'string', format: 'date-time' })).toBe('string, date-time');
  expect(limits({ enum: ['a', 'b'], default: 'a' })).toEqual(['one of "a", "b"', '"a" if left out']);
  expect(limits({ minimum: 0 })).toEqual(['at least 0']);
  expect(limits({ minLength: 1, maxLength: 80 })).toEqual(['1 to 80 characters']);
});
