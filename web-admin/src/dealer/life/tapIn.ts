// A person proves himself at this tablet. A dealer who does sits down at the table with it; floor only signs in.
import { api, type Problem } from '../../shared/api/client';
import { enter, who, work } from '../../shared/session/session';
import { rememberDealer } from './recentDealers';

/** Null when it went well. Whoever only signs does not sit down. */
export async function tapIn(licence: string, pin: string, { sits } = { sits: true }): Promise<Problem | null> {
  const { data, error } = await api.POST('/api/v1/devices/tap-in', { body: { licence, pin } });
  if (!data) return error;
  await enter(data);
  const now = who.get();
  if (!sits || now.kind !== 'person' || !now.me.roles.includes('dealer') || now.me.table === undefined) return null;
  rememberDealer({ licence: now.me.licence ?? licence, name: now.me.name ?? licence });
  const taken = await work.POST('/api/v1/tables/{table}/commands', {
    params: { path: { table: now.me.table }, header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: { type: 'tap_in', dealer: now.me.licence ?? licence },
  });
  if (taken.data) return null;
  // A table that is closed has no chair; a dealer who comes back is in it still.
  return ['dealer.in_chair', 'table.closed'].includes(taken.error.code) ? null : taken.error;
}
