// Who works at this browser. The access token is kept in memory only; the refresh token is a cookie no script sees. A page
// asks for one refresh at a time, over all tabs: two at once would look like a stolen token and end the session.
import { api, clientOf, type Me, type Opened } from '../api/client';
import { createStore } from '../store';

export type Who =
  | { kind: 'unknown' } // not asked yet
  | { kind: 'away' } // the service does not answer
  | { kind: 'nobody' }
  | { kind: 'tablet'; me: Me } // enrolled, nobody has tapped in
  | { kind: 'person'; me: Me };

interface Token {
  text: string;
  renewAt: number;
}

const renewBeforeMs = 30_000;
let token: Token | null = null;

export const who = createStore<Who>({ kind: 'unknown' });

function keep(opened: Opened): Token {
  token = { text: opened.access_token, renewAt: Date.now() + opened.expires_in * 1000 - renewBeforeMs };
  return token;
}

async function oneAtATime<T>(task: () => Promise<T>): Promise<T> {
  // Not there in tests and on pages without https.
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? locks.request('lammer.refresh', task) : task();
}

/** A token that is good now; null if the session has ended. Throws where the service does not answer. */
async function renewed(old: Token | null): Promise<Token | null> {
  return oneAtATime(async () => {
    if (token && token !== old) return token;
    const { data, response } = await api.POST('/api/v1/sessions/refresh', { body: {} });
    if (data) return keep(data);
    if (response.status >= 500 || response.status === 429) throw new TypeError(`refresh: ${response.status}`);
    token = null;
    return null;
  });
}

function withToken(request: Request, { text }: Token): Request {
  const signed = new Request(request);
  signed.headers.set('Authorization', `Bearer ${text}`);
  return signed;
}

async function authorised(request: Request): Promise<Response> {
  let now = token;
  if (now && now.renewAt < Date.now()) now = await renewed(now);
  const response = await globalThis.fetch(now ? withToken(request.clone(), now) : request.clone());
  if (response.status !== 401 || !now) return response;
  const fresh = await renewed(now);
  if (!fresh) {
    void lookAgain();
    return response;
  }
  return globalThis.fetch(withToken(request, fresh));
}

/** The client of a person at work; without one, requests go as the tablet they come from. */
export const work = clientOf(authorised);

async function readMe(): Promise<Who> {
  const { data } = await work.GET('/api/v1/me');
  if (!data) return { kind: 'nobody' };
  return data.person ? { kind: 'person', me: data } : { kind: 'tablet', me: data };
}

/** Asks the service anew who this is; keeps a session that goes on. */
export async function lookAgain(): Promise<void> {
  try {
    if (!token) await renewed(null);
    who.set(await readMe());
  } catch {
    // Whoever was here still is, as far as anybody can tell.
    if (who.get().kind === 'unknown') who.set({ kind: 'away' });
  }
}

/** A session was opened by tap-in or login. */
export async function enter(opened: Opened): Promise<void> {
  keep(opened);
  who.set(await readMe());
}

/** The session has ended; the tablet stays what it is. */
export async function leave(): Promise<void> {
  token = null;
  who.set(await readMe());
}

export async function liveTicket(): Promise<string> {
  const { data } = await work.POST('/api/v1/live/tickets');
  if (!data) throw new Error('no ticket for the live connection');
  return data.ticket;
}
