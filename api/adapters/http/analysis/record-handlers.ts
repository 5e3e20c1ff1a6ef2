import type { GetPlanSeal } from '../../../application/analysis/get-plan-seal.ts';
import type { GetRecord } from '../../../application/analysis/get-record.ts';
import type { PlanRecord } from '../../../ports/analysis/plan-record.ts';
import { signedIn, type Handlers } from '../handler.ts';
import { presentPage, readPage, sliceOf } from '../read-page.ts';
import { analysisFailure } from './analysis-failure.ts';
import { presentHitRate } from './follow-up-presenters.ts';

export interface RecordUseCases {
  getRecord: GetRecord;
  getPlanSeal: GetPlanSeal;
  planRecord: PlanRecord;
}

const MOST_ENTRIES = 500;
/** What can still grow. */
const FOR_A_MINUTE = { 'Cache-Control': 'public, max-age=60' };
const FOR_A_DAY = { 'Cache-Control': 'public, max-age=86400' };

/** Answers about the record of sealed plans. */
export function recordHandlers({ getRecord, getPlanSeal, planRecord }: RecordUseCases) {
  return {
    async getRecord() {
      const { head, plans, late, graded, all } = await getRecord.run();
      const figures = { graded: presentHitRate(graded), all: presentHitRate(all) };
      return { status: 200, body: { head, plans, sealed_late: late, ...figures }, headers: FOR_A_MINUTE };
    },

    async listRecordEntries({ query }) {
      const { after = 0, limit = MOST_ENTRIES } = query;
      const entries = await planRecord.entries(after, limit);
      return { status: 200, body: { entries }, headers: entries.length === limit ? FOR_A_DAY : FOR_A_MINUTE };
    },

    async listRecordPlans({ query }) {
      const total = (await getRecord.run()).plans;
      const { found, slice } = await readPage(sliceOf(query), async ({ limit, offset }) => ({
        plans: await planRecord.plans(limit, offset),
        total,
      }));
      return {
        status: 200,
        body: { plans: found.plans, meta: presentPage(slice, total) },
        headers: FOR_A_MINUTE,
      };
    },

    async getPlanSeal(request) {
      const result = await getPlanSeal.run(signedIn(request).user, request.path.analysis_id);
      if (!result.ok) return analysisFailure(result.error);
      if (result.value === null) return { status: 200, body: { seal: null } };
      const { entry, text } = result.value;
      const { sequence, sealed_at } = entry;
      return {
        status: 200,
        body: { seal: { sequence, sealed_at, commitment: entry.commitment ?? '', text } },
      };
    },
  } satisfies Pick<Handlers, 'getRecord' | 'listRecordEntries' | 'listRecordPlans' | 'getPlanSeal'>;
}
