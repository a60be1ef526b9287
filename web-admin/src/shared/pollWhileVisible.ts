// Repeats a task at a pace for as long as a person can see the page.
export interface Pace {
  /** From the end of one run to the start of the next. */
  pauseMs: number;
  /** A run that takes longer is aborted. */
  runMsMax: number;
}

/** Starts at once; hidden pages rest and ask again as soon as they are looked at. Returns the way to stop. */
export function pollWhileVisible(
  task: (signal: AbortSignal) => Promise<void>,
  { pauseMs, runMsMax }: Pace,
): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;

  const run = () => {
    if (running || document.hidden) return;
    clearTimeout(timer);
    running = true;
    void task(AbortSignal.any([stop.signal, AbortSignal.timeout(runMsMax)])).finally(() => {
      running = false;
      if (!stop.signal.aborted) timer = setTimeout(run, pauseMs);
    });
  };

  document.addEventListener('visibilitychange', run, { signal: stop.signal });
  run();
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
