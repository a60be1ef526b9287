// Follows one topic: by WebSocket where it is to be had, by asking every second where not. What is handed on never has a
// gap: events that do not follow on what is known are thrown away and the topic is subscribed to anew.
import { readMessage, type Subscribe } from './protocol';

export type Link = 'live' | 'polling' | 'away';

/** The part of a WebSocket that is used. */
export type Socket = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

export interface FollowPorts<View> {
  topic: string;
  ticket: () => Promise<string>;
  openSocket: (ticket: string) => Socket;
  /** The topic as it is, if it has moved on since `seq`; rejects where the service does not answer. */
  read: (seq: number | null) => Promise<{ seq: number; view: View } | 'unchanged'>;
  onView: (view: View, seq: number) => void;
  onLink: (link: Link) => void;
}

export interface Following {
  /** Ask at once: something of one's own has happened. */
  nudge: () => Promise<void>;
  stop: () => void;
}

const pollMs = 1_000;
const silenceMsMax = 40_000; // heartbeats come every 15 seconds
const backOffMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

export function follow<View>(ports: FollowPorts<View>): Following {
  let seq: number | null = null;
  let link: Link | null = null;
  let socket: Socket | null = null;
  let failures = 0;
  let stopped = false;
  let pollTimer: ReturnType<typeof setTimeout> | undefined;
  let socketTimer: ReturnType<typeof setTimeout> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;

  const say = (now: Link) => {
    if (now === link || stopped) return;
    link = now;
    ports.onLink(now);
  };

  const take = (view: View, at: number) => {
    if (stopped || (seq !== null && at < seq)) return;
    const news = at !== seq;
    seq = at;
    if (news) ports.onView(view, at);
  };

  const ask = async () => {
    try {
      const answer = await ports.read(seq);
      if (answer !== 'unchanged') take(answer.view, answer.seq);
      if (link !== 'live') say('polling');
    } catch {
      if (link !== 'live') say('away');
    }
  };

  const poll = () => {
    clearTimeout(pollTimer);
    if (stopped || link === 'live') return;
    void ask().finally(() => {
      if (!stopped && link !== 'live') pollTimer = setTimeout(poll, pollMs);
    });
  };

  const drop = () => {
    const old = socket;
    socket = null;
    clearTimeout(silenceTimer);
    if (old) {
      old.onopen = old.onmessage = old.onclose = null;
      old.close();
    }
  };

  const comeBack = () => {
    drop();
    if (stopped) return;
    if (link === 'live') {
      link = null;
      poll();
    }
    const pause = backOffMs[Math.min(failures, backOffMs.length - 1)] ?? 0;
    failures += 1;
    clearTimeout(socketTimer);
    socketTimer = setTimeout(() => void connect(), pause);
  };

  const heard = () => {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(comeBack, silenceMsMax);
  };

  const subscribe = (since: number | null) => {
    const words: Subscribe = { op: 'subscribe', topic: ports.topic };
    if (since !== null) words.since = since;
    socket?.send(JSON.stringify(words));
  };

  const hear = (data: unknown) => {
    heard();
    const message = readMessage<View>(data);
    switch (message?.op) {
      case 'other':
        return;
      case 'snapshot':
        if (message.topic !== ports.topic) return;
        failures = 0;
        say('live');
        take(message.view, message.seq);
        return;
      case 'events':
        if (message.topic !== ports.topic) return;
        // A gap: what lies between is not known, so this is not shown.
        if (seq === null || message.from > seq + 1) {
          subscribe(seq);
          return;
        }
        failures = 0;
        say('live');
        take(message.view, message.to);
        return;
      case 'resync':
        subscribe(null);
        return;
      case 'error':
      case undefined:
        comeBack();
    }
  };

  const connect = async () => {
    if (stopped) return;
    try {
      const ticket = await ports.ticket();
      // The ticket may have taken its time.
      if ((stopped as boolean) || socket) return;
      const opened = ports.openSocket(ticket);
      socket = opened;
      opened.onopen = () => {
        heard();
        subscribe(seq);
      };
      opened.onmessage = ({ data }: MessageEvent<unknown>) => {
        hear(data);
      };
      opened.onclose = comeBack;
    } catch {
      comeBack();
    }
  };

  poll();
  void connect();
  return {
    nudge: ask,
    stop: () => {
      stopped = true;
      clearTimeout(pollTimer);
      clearTimeout(socketTimer);
      drop();
    },
  };
}
