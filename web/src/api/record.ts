/** API calls for the public record of sealed plans. */
import { keepPreviousData } from '@tanstack/react-query';
import {
  listRecordEntries,
  useGetPlanSeal,
  useGetRecord,
  useListRecordPlans,
} from './generated/client/analysis/analysis.ts';

export type { HitRate, PlanSeal, RecordedPlan, RecordSummary } from './generated/model';

/** The head of the record and what became of its plans. */
export const useRecord = () => useGetRecord();

/** Plans on one page, newest first. */
export const useRecordedPlans = (page: number, pageSize: number) =>
  useListRecordPlans({ page, pageSize }, { query: { placeholderData: keepPreviousData } });

/** The entries after a sequence, as many as the server gives at once. */
export const fetchRecordEntries = async (after: number) => (await listRecordEntries({ after })).entries;

/** How the plan of an own analysis stands in the record. */
export const usePlanSeal = (analysisId: string) => useGetPlanSeal(analysisId);
