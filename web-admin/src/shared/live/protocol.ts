// What is said over /api/v1/live. Anything else is answered by coming back with a new connection.
export interface Subscribe {
  op: 'subscribe';
  topic: string;
  /** The last event that is known; without it the answer begins with a snapshot. */
  since?: number;
}

export type LiveMessage<View> =
  | { op: 'snapshot'; topic: string; seq: number; view: View }
  | { op: 'events'; topic: string; from: number; to: number; events: unknown[]; view: View }
  | { op: 'heartbeat' }
  | { op: 'resync'; topic?: string }
  | { op: 'error'; code: string; sentence: string };

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

/** Null for what is no message of ours. */
export function readMessage<View>(text: unknown): LiveMessage<View> | null {
  if (typeof text !== 'string') return null;
  let message: Record<string, unknown>;
  try {
    message = JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
  const good =
    (message['op'] === 'snapshot' && isNumber(message['seq']) && typeof message['view'] === 'object') ||
    (message['op'] === 'events' &&
      isNumber(message['from']) &&
      isNumber(message['to']) &&
      typeof message['view'] === 'object') ||
    message['op'] === 'heartbeat' ||
    message['op'] === 'resync' ||
    message['op'] === 'error';
  return good ? (message as unknown as LiveMessage<View>) : null;
}
