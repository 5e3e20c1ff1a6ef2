/** Something that was started; `ended` resolves with why it is gone. */
export interface Running {
  ended: Promise<string>;
}

interface Options {
  /** What the lines about it call it. */
  name: string;
  /** Starts it again; rejects when that fails. */
  startAgain: () => Promise<Running>;
  /** Asked before anything is done: whether it ended because it should. */
  isStopping: () => boolean;
  /** Writes one line for the operator. */
  say: (line: string) => void;
  sleep: (ms: number) => Promise<void>;
  now: () => number;
}

/** Waits before each new start, in milliseconds. After the last one it is given up. */
const waitsMs = [200, 1000, 2000, 5000, 10_000, 20_000];
/** What has run for so long has all starts before it again, in milliseconds. */
const steadyMs = 60_000;

/**
 * Starts something again whenever it ends, with longer and longer waits. Resolves when it ended because it should; rejects
 * with the reason when it does not stay up.
 */
export async function keepRunning(first: Running, options: Options): Promise<void> {
  const { name, startAgain, isStopping, say, sleep, now } = options;
  let running: Running | null = first;
  let reason = '';
  let since = now();
  let starts = 0;
  for (;;) {
    if (running) reason = await running.ended;
    if (isStopping()) return;
    if (running && now() - since >= steadyMs) starts = 0;
    const wait = waitsMs[starts++];
    if (wait === undefined) throw new Error(`${name} does not stay up (${reason}); stopping.`);
    say(`${name} ended unexpectedly (${reason}); it is started again in ${wait / 1000} s.`);
    await sleep(wait);
    if (isStopping()) return;
    try {
      running = await startAgain();
      since = now();
      say(`${name} works again.`);
    } catch (error) {
      running = null;
      reason = error instanceof Error ? error.message : String(error);
    }
  }
}
