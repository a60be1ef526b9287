// The keypad's rule: it never holds an amount that cannot become a legal one. Legal is what the service said is; the pad
// only keeps to it.
export interface Legal {
  least: number;
  most: number;
  /** Chips come in these; the least and the most are legal whatever they are. */
  unit: number;
}

/** Cents of a text such as 120 or 2.5; null for an empty one. */
export function centsOf(text: string): number | null {
  if (text === '' || text === '.') return null;
  const [whole = '', part = ''] = text.split('.');
  return Number(whole || '0') * 100 + Number(part.padEnd(2, '0'));
}

export function isLegal(cents: number | null, { least, most, unit }: Legal): boolean {
  if (cents === null || cents < least || cents > most) return false;
  return cents % unit === 0 || cents === least || cents === most;
}

function someLegalIn(from: number, to: number, legal: Legal): boolean {
  const low = Math.max(from, legal.least);
  const high = Math.min(to, legal.most);
  if (low > high) return false;
  return isLegal(low, legal) || isLegal(high, legal) || Math.ceil(low / legal.unit) * legal.unit <= high;
}

/** Whether more typing can make a legal amount of the text. */
export function mayBecomeLegal(text: string, legal: Legal): boolean {
  const cents = centsOf(text);
  if (cents === null) return true;
  const [whole = '', part] = text.split('.');
  if (part !== undefined) return part.length <= 2 && someLegalIn(cents, cents + 10 ** (2 - part.length) - 1, legal);
  if (whole.length > 1 && whole.startsWith('0')) return false;
  for (let from = cents, size = 100; from <= legal.most; from *= 10, size *= 10) {
    if (someLegalIn(from, from + size - 1, legal)) return true;
    if (from === 0) break;
  }
  return false;
}

/** Only where the chips are smaller than a dollar, or a bound is. */
export function needsPoint({ least, most, unit }: Legal): boolean {
  return unit % 100 !== 0 || (least % 100 !== 0 && least === most);
}

export function textOf(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
