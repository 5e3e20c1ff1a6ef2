import {
  committedText,
  entryText,
  faultOf,
  RECORD_START,
  type RecordHead,
} from '../../domain/shared-with-web/plan-record.ts';
import type { PlanRecord, StoredEntry } from '../../ports/analysis/plan-record.ts';
import type { Digest } from '../../ports/shared/digest.ts';

export interface RecordProof {
  head: RecordHead;
  /** What is wrong with the first entry that differs, or what is stored and not sealed; null when all is in order. */
  fault: string | null;
}

const PAGE = 500;

interface Deps {
  planRecord: PlanRecord;
  digest: Digest;
}

/** Recomputes the record from its first entry, and every plan and grade in it that is still stored. Changes nothing. */
export class ProveRecord {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(): Promise<RecordProof> {
    let head = RECORD_START;
    for (;;) {
      const page = await this.deps.planRecord.stored(head.sequence, PAGE);
      for (const stored of page) {
        const fault = this.#faultOf(stored, head);
        if (fault !== null) return { head, fault };
        head = stored.entry;
      }
      if (page.length < PAGE) break;
    }
    const [missing] = await this.deps.planRecord.unsealed(1);
    const fault = missing
      ? `The plan of analysis ${missing.analysisId} is stored, but stands not in the record`
      : null;
    return { head, fault };
  }

  #faultOf({ entry, plan, grade }: StoredEntry, before: RecordHead): string | null {
    const { digest } = this.deps;
    const fault = faultOf(entry, before, digest.sha256(entryText(entry)));
    if (fault !== null) return fault;
    const { committed = null, salt = '' } = plan ?? {};
    const stored = committed && digest.sha256(committedText(committed, salt));
    if (plan && entry.commitment !== stored)
      return `Entry ${entry.sequence} is not the stored plan: that of analysis ${plan.analysisId} was changed`;
    if (grade && (grade.outcome !== entry.outcome || grade.bars !== entry.bars))
      return `Entry ${entry.sequence} is not the stored grade: that of follow-up ${grade.followUpId} was changed`;
    return null;
  }
}
