// The tablet's side of a table: the table as the service told it, the taps that are on their way, and what a dealer is
// shown meanwhile. Taps are written down before they are sent and sent one after another; one that cannot be delivered
// waits and is sent again as it was, so that nothing is lost and nothing counts twice.
import type { Problem, TableCommand, TableView } from '../../shared/api/client';
import { createStore, type Store } from '../../shared/store';
import { newKey, placeOf, type Entry, type Sent } from './entry';
import { foresee } from './foresee';
import type { Journal } from './journal';

export interface Notice {
  kind: 'refused' | 'moved_on' | 'other_person';
  /** The taps that did not count, in words. */
  lost: string[];
  problem: Problem | null;
}

export interface DeskState {
  /** As the service told it. */
  view: TableView | null;
  /** With the taps that are on their way. */
  shown: TableView | null;
  waits: boolean;
  queue: Entry[];
  /** Nothing came through the last time. */
  offline: boolean;
  notice: Notice | null;
}

export interface DeskPorts {
  table: number;
  licence: string;
  journal: Journal;
  send: (entry: Entry) => Promise<Sent>;
  /** Fetches the table; the desk is told by `seen`. */
  refresh: () => Promise<void>;
  now?: () => number;
}

const retryMs = [300, 700, 1_500, 3_000, 5_000];

export class Desk {
  readonly state: Store<DeskState>;
  private readonly ports: DeskPorts;
  private sending = false;
  private stopped = false;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The last event of ours that is known to have happened. */
  private reached = 0;

  constructor(ports: DeskPorts) {
    this.ports = ports;
    this.state = createStore<DeskState>({
      view: null,
      shown: null,
      waits: false,
      queue: [],
      offline: false,
      notice: null,
    });
  }

  /** What was on its way when the tablet was last switched off goes first. */
  async start(): Promise<void> {
    const { journal, table, licence } = this.ports;
    const [kept, last] = await Promise.all([journal.entries(table), journal.lastView(table)]);
    const foreign = kept.filter((entry) => entry.by !== licence);
    const { view, queue } = this.state.get();
    const known = new Set(queue.map((entry) => entry.key));
    this.change({
      view: view ?? last,
      queue: [...kept.filter((entry) => entry.by === licence && !known.has(entry.key)), ...queue],
    });
    if (foreign.length > 0) {
      await journal.remove(foreign.map((entry) => entry.key));
      this.change({ notice: { kind: 'other_person', lost: foreign.map((entry) => entry.words), problem: null } });
    }
    void this.deliver();
  }

  resume(): void {
    this.stopped = false;
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** The service has told how the table lies. */
  seen(view: TableView): void {
    const known = this.state.get().view;
    if (this.stopped || (known && known.seq > view.seq)) return;
    this.change({ view });
    void this.ports.journal.keepView(view).catch(() => undefined);
  }

  tap(command: TableCommand, words: string): void {
    const { shown, queue } = this.state.get();
    if (!shown) return;
    const entry: Entry = {
      key: newKey(),
      table: this.ports.table,
      by: this.ports.licence,
      command,
      words,
      place: placeOf(shown),
      after: null,
      madeAt: (this.ports.now ?? Date.now)(),
    };
    // Shown before it is written down: the tap is confirmed in the same frame.
    this.change({ queue: [...queue, entry], notice: null });
    void this.ports.journal
      .add(entry)
      .catch(() => undefined)
      .then(() => this.deliver());
  }

  /** Takes back the last tap that was not sent yet. False if there is none. */
  takeBackUnsent(): boolean {
    const { queue } = this.state.get();
    const last = queue.at(-1);
    if (last?.after !== null) return false;
    this.change({ queue: queue.slice(0, -1) });
    void this.ports.journal.remove([last.key]);
    return true;
  }

  dismiss(): void {
    this.change({ notice: null });
  }

  /** The line may be back. */
  tryNow(): void {
    clearTimeout(this.timer);
    void this.deliver();
  }

  private change(part: Partial<DeskState>): void {
    const next = { ...this.state.get(), ...part };
    if (next.view) {
      const { view, waits } = foresee(
        next.view,
        next.queue.map((entry) => entry.command),
      );
      next.shown = view;
      next.waits = waits;
    }
    this.state.set(next);
  }

  private async deliver(): Promise<void> {
    if (this.sending || this.stopped) return;
    this.sending = true;
    try {
      for (let entry = this.state.get().queue[0]; entry && !this.isStopped(); entry = this.state.get().queue[0]) {
        const { view } = this.state.get();
        if (entry.after === null) {
          // Told to the service and remembered, because a repeated command is the same only if this is.
          entry.after = Math.max(this.reached, view?.seq ?? 0);
          await this.ports.journal.change(entry.key, entry).catch(() => undefined);
        }
        const sent = await this.ports.send(entry);
        if (this.isStopped() || !(await this.settle(entry, sent))) return;
      }
    } finally {
      this.sending = false;
    }
  }

  private isStopped(): boolean {
    return this.stopped;
  }

  /** False if the rest has to wait. */
  private async settle(entry: Entry, sent: Sent): Promise<boolean> {
    switch (sent.kind) {
      case 'accepted':
        this.attempts = 0;
        this.reached = sent.seq;
        await this.happened(entry);
        return true;
      case 'moved_on':
        this.attempts = 0;
        await this.ports.refresh().catch(() => undefined);
        return this.afterOthers(entry, sent.problem);
      case 'refused':
        this.attempts = 0;
        await this.ports.refresh().catch(() => undefined);
        await this.lose({ kind: 'refused', problem: sent.problem });
        return true;
      case 'signed_out':
        return false;
      case 'unreachable': {
        this.change({ offline: true });
        const pause = retryMs[Math.min(this.attempts, retryMs.length - 1)] ?? 0;
        this.attempts += 1;
        clearTimeout(this.timer);
        this.timer = setTimeout(() => void this.deliver(), pause);
        return false;
      }
    }
  }

  private async happened(entry: Entry): Promise<void> {
    await this.ports.journal.remove([entry.key]).catch(() => undefined);
    const isLast = this.state.get().queue.length === 1;
    // The last tap stays shown until the table that has it is there, or the screen would jump back for a moment.
    if (isLast && (this.state.get().view?.seq ?? 0) < this.reached) await this.ports.refresh().catch(() => undefined);
    const queue = this.state.get().queue.filter((one) => one.key !== entry.key);
    this.change({ queue, offline: false, notice: null });
  }

  /** Somebody else was faster. If the table still asks the same, the answer is still meant; else it is not. */
  private async afterOthers(entry: Entry, problem: Problem): Promise<boolean> {
    const { view, queue } = this.state.get();
    if (view && view.seq > (entry.after ?? 0) && placeOf(view) === entry.place) {
      const again: Entry = { ...entry, key: newKey(), after: null };
      await this.ports.journal.change(entry.key, again).catch(() => undefined);
      this.change({ queue: queue.map((one) => (one.key === entry.key ? again : one)), offline: false });
      return true;
    }
    await this.lose({ kind: 'moved_on', problem });
    return true;
  }

  /** What was tapped on top of an entry that does not count was meant for another table. */
  private async lose(notice: Omit<Notice, 'lost'>): Promise<void> {
    const lost = this.state.get().queue;
    await this.ports.journal.remove(lost.map((entry) => entry.key)).catch(() => undefined);
    const queue = this.state.get().queue.filter((entry) => !lost.includes(entry));
    this.change({ queue, offline: false, notice: { ...notice, lost: lost.map((entry) => entry.words) } });
  }
}
