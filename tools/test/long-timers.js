/**
 * Timers of a second and more that tests of the project "web" start: polls, second attempts, toasts, deletions that can be
 * undone. Left alone, those of one test would run, and log, while a later one does. Shorter ones belong to drawing, whose
 * packages count on them.
 */
const LONG_MS = 1_000;
const running = new Set();
const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;

export function countLongTimers() {
  const counted = (start) =>
    Object.assign((run, ms, ...args) => {
      const timer = start(run, ms, ...args);
      if (ms >= LONG_MS) running.add(timer);
      return timer;
    }, start);
  const forgotten = (stop) => (timer) => {
    running.delete(timer);
    stop(timer);
  };
  globalThis.setTimeout = counted(setTimeout);
  globalThis.setInterval = counted(setInterval);
  globalThis.clearTimeout = forgotten(clearTimeout);
  globalThis.clearInterval = forgotten(clearInterval);
}

export function clearLongTimers() {
  for (const timer of running) clearTimeout(timer);
  running.clear();
}
