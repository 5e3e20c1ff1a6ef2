import { setTimeout as pause } from 'node:timers/promises';
import type { AnalysisRecord, AnalysisStore } from '../../ports/analysis/analysis-store.ts';
import type { PaidAnalyses } from './paid-analyses.ts';

const LOOK_EVERY_MS = 250;
/** Looks between two checks whether the other process died, about ten seconds. */
const LOOKS_BETWEEN_CHECKS = 40;

/**
 * Waits for an analysis that another request began, perhaps in another process, by looking at the database. Null when
 * the record is gone. Ends in any case: one whose process died is marked as interrupted on the way.
 */
export async function untilEnded(
  analyses: AnalysisStore,
  paid: Pick<PaidAnalyses, 'failInterrupted'>,
  ownerId: string,
  id: string,
): Promise<AnalysisRecord | null> {
  for (let looks = 1; ; looks++) {
    const record = await analyses.find(ownerId, id);
    if (record?.status !== 'analyzing') return record;
    await pause(LOOK_EVERY_MS);
    if (looks % LOOKS_BETWEEN_CHECKS > 0) continue;
    await paid.failInterrupted();
  }
}
