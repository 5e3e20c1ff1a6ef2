/** API calls for the grades of an analysis by later pictures. */
import { useQueryClient } from '@tanstack/react-query';
import type { ChartHints, Reading } from './generated/model';
import { storePicture } from './analysis.ts';
import { useRemindersChanged } from './reminders.ts';
import {
  getGetAnalysisStatsQueryKey,
  getListFollowUpsQueryKey,
  useGradeAnalysis,
  useListFollowUps,
} from './generated/client/analysis/analysis.ts';

/** The grades of an analysis, newest first. */
export function useFollowUps(analysisId: string) {
  return useListFollowUps(analysisId);
}

/**
 * Stores a later picture and grades the analysis by it; afterwards the grades and the counts are asked for again.
 * Gives what the server read of the picture; nothing where it was graded before.
 */
export function useGrading(analysisId: string) {
  const client = useQueryClient();
  const grading = useGradeAnalysis();
  const remindersChanged = useRemindersChanged();
  return async (file: File, hints: ChartHints | null = null): Promise<Reading | undefined> => {
    const { file_url } = await storePicture(file);
    const data = { image_url: file_url, ...(hints && { hints }) };
    const { reading } = await grading.mutateAsync({ analysisId, data });
    await Promise.all([
      client.invalidateQueries({ queryKey: getListFollowUpsQueryKey(analysisId) }),
      client.invalidateQueries({ queryKey: getGetAnalysisStatsQueryKey() }),
      remindersChanged(analysisId),
    ]);
    return reading;
  };
}
