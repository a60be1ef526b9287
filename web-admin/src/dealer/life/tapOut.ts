// The dealer gets up; the tablet waits for the next.
import { leave, work } from '../../shared/session/session';

export async function tapOut(table: number): Promise<void> {
  await work.POST('/api/v1/tables/{table}/commands', {
    params: { path: { table }, header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: { type: 'tap_out' },
  });
  await work.POST('/api/v1/devices/tap-out');
  await leave();
}
