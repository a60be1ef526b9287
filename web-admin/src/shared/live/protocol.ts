// What is said over /api/v1/live, as far as a follower needs it. Messages of other kinds are let pass: a newer service may
// say more. What is no message at all is answered by coming back with a new connection.
export interface Subscribe {
  op: 'subscribe';
  topic: string;
  /** The last event that is known; without it the answer begins with a snapshot. */
  since?: number;
}

export type LiveMessage<View> =
  | { op: 'snapshot'; topic: string; seq: number; view: View }
  | { op: 'events'; topic: string; from: number; to: number; events: unknown[]; view: View }
  | { op: 'other' } // hello, heartbeat, pong
  | { op: 'resync'; topic?: string }
  | { op: 'error'; code: string; sentence: string };

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

/** Null for what is no message. */
export function readMessage<View>(text: unknown): LiveMessage<View> | null {
  if (typeof text !== 'string') return null;
  let message: Record<string, unknown> | null;
  try {
    message = JSON.parse(text) as Record<string, unknown> | null;
  } catch {
    return null;
  }
  const has = (...keys: string[]) =>
    keys.every((key) => isNumber(message?.[key])) && typeof message?.['view'] === 'object';
  switch (message?.['op']) {
    case 'snapshot':
      return has('seq') ? (message as unknown as LiveMessage<View>) : null;
    case 'events':
      return has('from', 'to') ? (message as unknown as LiveMessage<View>) : null;
    case 'resync':
    case 'error':
      return message as unknown as LiveMessage<View>;
    default:
      return typeof message?.['op'] === 'string' ? { op: 'other' } : null;
  }
}
