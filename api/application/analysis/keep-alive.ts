import type { Log } from '../../ports/shared/log.ts';

const BEAT_MS = 10_000;
/** Six missed beats: the process is gone. */
const SILENCE_MS = 60_000;

/** An analysis with no sign of life since then was interrupted. */
export function aliveSince(now: Date): Date {
  return new Date(now.getTime() - SILENCE_MS);
}

/** Does `work` while calling `sayAlive` for analysis `id` every ten seconds. */
export async function whileAlive<T>(
  { sayAlive, log }: { sayAlive: (id: string) => Promise<void>; log: Log },
  id: string,
  work: () => Promise<T>,
): Promise<T> {
  const beat = setInterval(() => {
    sayAlive(id).catch((error: unknown) => {
      log.warn({ err: error, analysis: id }, 'An analysis could not say that it is alive');
    });
  }, BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
  }
}
