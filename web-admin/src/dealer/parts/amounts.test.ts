// The keypad holds nothing that cannot become a legal amount, and everything that can.
import { expect, test } from 'vitest';
import { centsOf, isLegal, mayBecomeLegal, textOf, type Legal } from './amounts';

const raise: Legal = { least: 9_000, most: 31_200, unit: 100 };
const keys = (legal: Legal, text = '') =>
  ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].filter((key) => mayBecomeLegal(text + key, legal));

test('a raise of $90 to $312 can begin with 1, 2, 3 and 9', () => {
  expect(keys(raise)).toEqual(['1', '2', '3', '9']);
  expect(keys(raise, '3')).toEqual(['0', '1']);
  expect(keys(raise, '31')).toEqual(['0', '1', '2']);
  expect(keys(raise, '9')).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(keys(raise, '312')).toEqual([]);
});

test('every amount in a range can be typed, no other can', () => {
  const legal: Legal = { least: 700, most: 2_300, unit: 100 };
  for (let dollars = 0; dollars <= 300; dollars++) {
    const text = String(dollars);
    const typed = Array.from(text).every((_, index) => mayBecomeLegal(text.slice(0, index + 1), legal));
    if (dollars >= 7 && dollars <= 23) expect(typed, text).toBe(true);
    expect(typed && isLegal(centsOf(text), legal), text).toBe(dollars >= 7 && dollars <= 23);
  }
});

test('cents where the chips have them', () => {
  const legal: Legal = { least: 250, most: 1_000, unit: 50 };
  expect(mayBecomeLegal('2', legal)).toBe(true);
  expect(mayBecomeLegal('2.', legal)).toBe(true);
  expect(mayBecomeLegal('2.5', legal)).toBe(true);
  expect(mayBecomeLegal('2.4', legal)).toBe(false);
  expect(isLegal(centsOf('2.5'), legal)).toBe(true);
  expect(isLegal(centsOf('2'), legal)).toBe(false);
});

test('an all-in that is no whole unit is legal as it is', () => {
  const legal: Legal = { least: 1_000, most: 3_750, unit: 100 };
  expect(isLegal(3_750, legal)).toBe(true);
  expect(isLegal(3_650, legal)).toBe(false);
  expect(textOf(3_750)).toBe('37.50');
});

test('nothing typed is no amount', () => {
  expect(centsOf('')).toBeNull();
  expect(isLegal(null, raise)).toBe(false);
});
