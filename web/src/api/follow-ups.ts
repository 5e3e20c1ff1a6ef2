/** API calls for the grades of an analysis by later pictures. */
import { useQueryClient } from '@tanstack/react-query';
import {
  getGetAnalysisStatsQueryKey,
  getListFollowUpsQueryKey,
  uploadFile,
  useGradeAnalysis,
  useListFollowUps,
} from './generated/client/analysis/analysis.ts';

/** The grades of an analysis, newest first. */
export function useFollowUps(analysisId: string) {
  return useListFollowUps(analysisId);
}

/**
 * Stores a later picture and grades the analysis by it; afterwards the grades and the counts are asked for again.
 * `onSettled` tells the caller's own state.
 */
export function useGrading(analysisId: string) {
  const client = useQueryClient();
  const grading = useGradeAnalysis();
  return async (file: File): Promise<void> => {
    const { file_url } = await uploadFile({ file });
    await grading.mutateAsync({ analysisId, data: { image_url: file_url } });
    await Promise.all([
      client.invalidateQueries({ queryKey: getListFollowUpsQueryKey(analysisId) }),
      client.invalidateQueries({ queryKey: getGetAnalysisStatsQueryKey() }),
    ]);
  };
}
