/** API calls about readings that are wrong: reporting one, reading again, which corrections are stored, what staff see. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getGetAnalysisQueryKey,
  getGetAnalysisStatsQueryKey,
  getGetLearningConsentQueryKey,
  getListAnalysesQueryKey,
  getListReadingReportsQueryKey,
  listReadingReports,
  readAgain,
  reportReading,
  setLearningConsent,
  useGetLearningConsent,
  useGetReportedReadings,
} from './generated/client/analysis/analysis.ts';
import type { AnalysisEnvelope, ListReadingReportsParams, WrongReading } from './generated/model';

export type {
  LearningConsent,
  ReadingReport,
  ReportCredit,
  ReportedReading,
  WrongPart,
  WrongReading,
} from './generated/model';

/** Whether corrections are stored. */
export const useLearningConsent = (options: { enabled?: boolean } = {}) =>
  useGetLearningConsent({ query: options });

/** Gives or withdraws the consent. */
export function useDecideLearning() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (consented: boolean) => setLearningConsent({ consented }),
    onSuccess: (answer) => client.setQueryData(getGetLearningConsentQueryKey(), answer),
  });
}

/** Reports a reading; the analysis shows it, and the credits may have changed. */
export function useReportReading(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (said: WrongReading) => reportReading(id, said),
    onSuccess: ({ report }) =>
      client.setQueryData<AnalysisEnvelope>(
        getGetAnalysisQueryKey(id),
        (before) => before && { ...before, analysis: { ...before.analysis, reading_report: report } },
      ),
  });
}

/** Reads the picture again; the first analysis names the new one, which is in the lists. */
export function useReadAgain(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => readAgain(id),
    onSuccess: async ({ analysis }) => {
      client.setQueryData<AnalysisEnvelope>(getGetAnalysisQueryKey(analysis.id), { analysis });
      await Promise.all([
        client.invalidateQueries({ queryKey: getGetAnalysisQueryKey(id) }),
        client.invalidateQueries({ queryKey: [getListAnalysesQueryKey()[0]] }),
        client.invalidateQueries({ queryKey: getGetAnalysisStatsQueryKey() }),
      ]);
    },
    onError: () => client.invalidateQueries({ queryKey: getGetAnalysisQueryKey(id) }),
  });
}

/** How many readings were reported as wrong, for everybody. */
export const useReportedReadings = () => useGetReportedReadings();

/** The reports, for staff. */
export const useReadingReports = (params: ListReadingReportsParams) =>
  useQuery({
    queryKey: getListReadingReportsQueryKey(params),
    queryFn: ({ signal }) => listReadingReports(params, signal),
    placeholderData: keepPreviousData,
  });
