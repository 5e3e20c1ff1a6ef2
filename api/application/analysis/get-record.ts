import { hitRate, type HitRate } from '../../domain/analysis/follow-up/hit-rate.ts';
import type { RecordEntry } from '../../domain/shared-with-web/plan-record.ts';
import type { PlanRecord, RecordCounts } from '../../ports/analysis/plan-record.ts';

export interface RecordSummary {
  /** Null while nothing is sealed. */
  head: RecordEntry | null;
  plans: number;
  late: number;
  /** Plans that were followed up. */
  graded: HitRate;
  /** All plans: those that were never graded count as open, of which chance gives nothing either in no bars. */
  all: HitRate;
}

interface Deps {
  planRecord: PlanRecord;
}

/** What the record says together. The figures depend on nothing but its entries, so they are counted once for each head. */
export class GetRecord {
  private readonly deps: Deps;
  private counted: { hash: string | undefined; figures: Promise<Omit<RecordSummary, 'head'>> } | null = null;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(): Promise<RecordSummary> {
    const head = await this.deps.planRecord.head();
    const known = this.counted?.hash === head?.hash ? this.counted : null;
    const counted = known ?? { hash: head?.hash, figures: this.deps.planRecord.counts().then(summaryOf) };
    // Those who ask meanwhile wait for the same count.
    this.counted = counted;
    try {
      return { head, ...(await counted.figures) };
    } catch (error) {
      if (this.counted === counted) this.counted = null;
      throw error;
    }
  }
}

function summaryOf({ plans, late, outcomes }: RecordCounts): Omit<RecordSummary, 'head'> {
  const of = (outcome: RecordCounts['outcomes'][number]['outcome']) =>
    outcomes.filter((one) => one.outcome === outcome);
  const graded = outcomes.flatMap(({ outcome, chance, plans: times }) =>
    outcome === null ? [] : [{ outcome, chance, times }],
  );
  const never = of(null).map(({ plans: times }) => ({ outcome: 'open' as const, chance: 0, times }));
  return { plans, late, graded: hitRate(graded), all: hitRate([...graded, ...never]) };
}
