import type { CreditsError } from '../../domain/credits/errors.ts';
import { committedPlan } from '../../domain/analysis/committed-plan.ts';
import { isSampleChart } from '../../domain/analysis/sample-charts.ts';
import type { VoidReason } from '../../domain/credits/reservations.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type {
  AnalysisNotice,
  AnalysisRecord,
  AnalysisStore,
  Beginning,
  BeginningAgain,
  CompletedAnalysis,
  EndedAnalysis,
  NewAnalysis,
} from '../../ports/analysis/analysis-store.ts';
import type { ReadingRefusal } from '../../ports/analysis/chart-reading.ts';
import type { CorrectionStore } from '../../ports/analysis/correction-store.ts';
import type { PlanRecord } from '../../ports/analysis/plan-record.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { EventAnnouncer } from '../../ports/integrations/event-announcer.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { AnalysisCharges } from '../credits/analysis-charges.ts';
import { aliveSince } from './keep-alive.ts';

/** Undoes the transaction in which an analysis was about to be completed without its credit. */
class CreditGone extends Error {}

type Owned = Pick<NewAnalysis, 'id' | 'ownerId' | 'symbol'>;
/** What is ended. */
type Ended = Owned & Pick<NewAnalysis, 'pictureSha256' | 'readFrom' | 'hints'>;

interface Deps {
  analyses: AnalysisStore;
  analysisCharges: AnalysisCharges;
  events: EventAnnouncer;
  planRecord: PlanRecord;
  corrections: CorrectionStore;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/**
 * Analyses and the credits they cost, each change of both in one transaction: a record stands as analyzing only with a
 * credit set aside, as completed only with it spent, and any other end gives it back.
 */
export class PaidAnalyses {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** A stored or running analysis of the same picture costs nothing, nor does a sample chart; a new one sets a credit aside, or is not begun. */
  begin(analysis: NewAnalysis, options: { rerun: boolean }): Promise<Result<Beginning, CreditsError>> {
    return this.deps.unitOfWork.run(async (tx) => {
      // What costs nothing is not made twice.
      const rerun = options.rerun && !isFree(analysis);
      const alive = { rerun, aliveSince: aliveSince(analysis.at) };
      const { interrupted = [], ...beginning } = await this.deps.analyses.begin(analysis, alive, tx);
      await this.announceInterrupted(tx, interrupted, analysis.at);
      if (beginning.state !== 'started' || isFree(analysis)) return ok(beginning);
      const { id, ownerId, at } = analysis;
      const paid = await this.deps.analysisCharges.reserve(tx, { userId: ownerId, analysisId: id, at });
      if (paid.ok) return ok(beginning);
      await this.deps.analyses.abandon(id, tx);
      return paid;
    });
  }

  /** Reading a picture again costs nothing. */
  beginAgain(analysis: NewAnalysis & { readFrom: string }): Promise<BeginningAgain> {
    return this.deps.unitOfWork.run(async (tx) => {
      const options = { aliveSince: aliveSince(analysis.at) };
      const { interrupted = [], ...beginning } = await this.deps.analyses.beginAgain(analysis, options, tx);
      await this.announceInterrupted(tx, interrupted, analysis.at);
      return beginning;
    });
  }

  /** Renews the lease, so that neither the record nor the credit is treated as abandoned. */
  async touch(id: string): Promise<void> {
    const now = this.deps.clock.now();
    await this.deps.analyses.touch(id, now);
    await this.deps.analysisCharges.hold(id, now);
  }

  /** Null when the record was closed or the credit returned in the meantime; the result must then be discarded. */
  async complete(analysis: Ended, result: CompletedAnalysis): Promise<AnalysisRecord | null> {
    const at = this.deps.clock.now();
    try {
      return await this.deps.unitOfWork.run(async (tx) => {
        const record = await this.deps.analyses.complete(analysis.id, result, at, tx);
        if (record === null) await this.giveBack(tx, analysis, 'abandoned', at);
        else if (!isFree(analysis) && !(await this.deps.analysisCharges.settle(tx, chargeOf(analysis, at))))
          throw new CreditGone();
        else {
          const scaleSetByHand = record.readout?.hints?.axis === 'set';
          const event = { type: 'analysis.completed' as const, scaleSetByHand };
          await this.deps.events.announce(tx, { ...event, ...happened(analysis, at) });
          await this.keepCorrection(tx, analysis, at);
          await this.seal(tx, record, analysis, at);
        }
        return record;
      });
    } catch (error) {
      if (!(error instanceof CreditGone)) throw error;
      await this.deps.analyses.abandon(analysis.id);
      return null;
    }
  }

  /** The picture was refused (`refusal`), or something broke. */
  fail(analysis: Owned, refusal: ReadingRefusal | null, notices: AnalysisNotice[]): Promise<void> {
    const at = this.deps.clock.now();
    return this.deps.unitOfWork.run(async (tx) => {
      const failed = await this.deps.analyses.fail(analysis.id, refusal, notices, at, tx);
      await this.giveBack(tx, analysis, refusal === null ? 'failed' : 'refused', at);
      if (failed)
        await this.deps.events.announce(tx, { type: 'analysis.failed', refusal, ...happened(analysis, at) });
    });
  }

  /** Marks analyses whose process died as failed; how many. Their credits come back by a job of the credits. */
  failInterrupted(): Promise<number> {
    const at = this.deps.clock.now();
    return this.deps.unitOfWork.run(async (tx) => {
      const interrupted = await this.deps.analyses.failInterrupted(aliveSince(at), at, tx);
      await this.announceInterrupted(tx, interrupted, at);
      return interrupted.length;
    });
  }

  /** Nothing was measured: the record goes, the credit comes back. */
  abandon(analysis: Owned): Promise<void> {
    const at = this.deps.clock.now();
    return this.deps.unitOfWork.run(async (tx) => {
      await this.deps.analyses.abandon(analysis.id, tx);
      await this.giveBack(tx, analysis, 'abandoned', at);
    });
  }

  private async announceInterrupted(tx: Transaction, interrupted: EndedAnalysis[], at: Date): Promise<void> {
    for (const each of interrupted)
      await this.deps.events.announce(tx, { type: 'analysis.failed', refusal: null, ...happened(each, at) });
  }

  /** What was set by hand is a correction, which is kept only with consent. */
  private async keepCorrection(tx: Transaction, { id, hints, readFrom }: Ended, at: Date): Promise<void> {
    if (hints !== null && readFrom === undefined)
      await this.deps.corrections.keep({ analysisId: id, given: hints, keptAt: at }, tx);
  }

  /** Last in its transaction: from here on all replicas wait for it with their own plans. */
  private async seal(
    tx: Transaction,
    record: AnalysisRecord,
    { pictureSha256, readFrom }: Ended,
    at: Date,
  ): Promise<void> {
    if (readFrom !== undefined || isSampleChart(pictureSha256)) return;
    const committed = record.analysis && committedPlan(record.analysis, pictureSha256, at);
    if (committed)
      await this.deps.planRecord.sealPlan({ analysisId: record.id, madeAt: at, committed }, at, tx);
  }

  private async giveBack(tx: Transaction, analysis: Owned, reason: VoidReason, at: Date): Promise<void> {
    await this.deps.analysisCharges.void(tx, chargeOf(analysis, at), reason);
  }
}

/** A picture read again costs nothing, and one of ours as it is; with hints it is read like any other. */
function isFree({ pictureSha256, readFrom, hints }: Omit<Ended, keyof Owned>): boolean {
  return readFrom !== undefined || (hints === null && isSampleChart(pictureSha256));
}

function happened({ id, ownerId, symbol }: EndedAnalysis, at: Date) {
  return { userId: ownerId, analysisId: id, symbol, at };
}

function chargeOf({ id, ownerId }: Owned, at: Date) {
  return { userId: ownerId, analysisId: id, at };
}
