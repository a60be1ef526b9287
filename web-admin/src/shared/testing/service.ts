// A stand-in for the service: answers fetch by path, so that tests say what it replies and nothing reaches a network.
import { vi } from 'vitest';

export type Reply = { status: number; body: unknown } | 'no answer';

export function serviceReplies(replies: Record<string, Reply>): void {
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname } = new URL(request.url);
    const reply = replies[pathname];
    if (!reply) throw new Error(`the test has no reply for ${pathname}`);
    if (reply === 'no answer') return Promise.reject(new TypeError('Failed to fetch'));
    const { status, body } = reply;
    return Promise.resolve(typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }));
  });
}
