import { ANALYSIS_LEASE_MS, HEARTBEAT_MS } from '../../domain/shared/leases.ts';
import type { Log } from '../../ports/shared/log.ts';

/** An analysis with no sign of life since then was interrupted. */
export function aliveSince(now: Date): Date {
  return new Date(now.getTime() - ANALYSIS_LEASE_MS);
}

/** Does `work` while calling `sayAlive` for analysis `id` at every heartbeat. */
export async function whileAlive<T>(
  { sayAlive, log }: { sayAlive: (id: string) => Promise<void>; log: Log },
  id: string,
  work: () => Promise<T>,
): Promise<T> {
  const beat = setInterval(() => {
    sayAlive(id).catch((error: unknown) => {
      log.warn({ err: error, analysis: id }, 'An analysis could not say that it is alive');
    });
  }, HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
  }
}
