// Money as people read it: $1,204 and $2.50; never a rounded amount.
const thousands = new Intl.NumberFormat('en-US');

export function money(cents: number): string {
  const sign = cents < 0 ? '−' : '';
  const whole = thousands.format(Math.floor(Math.abs(cents) / 100));
  const rest = Math.abs(cents) % 100;
  return rest === 0 ? `${sign}$${whole}` : `${sign}$${whole}.${String(rest).padStart(2, '0')}`;
}

/** With a plus or a minus, for money that moves. */
export function moved(cents: number): string {
  return cents > 0 ? `+${money(cents)}` : money(cents);
}
