// Who tapped in here lately, so that the next dealer is one tap. Licence and name only; the PIN is asked for every time.
export interface RecentDealer {
  licence: string;
  name: string;
}

const key = 'lammer.recent_dealers';
const count = 3;

export function recentDealers(): RecentDealer[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as RecentDealer[]).filter(({ licence, name }) => licence && name) : [];
  } catch {
    return [];
  }
}

export function rememberDealer(dealer: RecentDealer): void {
  const others = recentDealers().filter(({ licence }) => licence !== dealer.licence);
  try {
    localStorage.setItem(key, JSON.stringify([dealer, ...others].slice(0, count + 1)));
  } catch {
    // A managed tablet may forbid storage: then everybody types the licence number.
  }
}
