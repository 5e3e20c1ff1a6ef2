import type { FileAddresses } from '../../../application/analysis/file-addresses.ts';
import type { GradeAnalysis } from '../../../application/analysis/grade-analysis.ts';
import type { ListFollowUps } from '../../../application/analysis/list-follow-ups.ts';
import { signedIn, type Handlers } from '../handler.ts';
import { analysisFailure } from './analysis-failure.ts';
import { givenHints } from './given-hints.ts';
import { gradeFailure, presentFollowUp } from './follow-up-presenters.ts';

export interface FollowUpUseCases {
  gradeAnalysis: GradeAnalysis;
  listFollowUps: ListFollowUps;
  fileAddresses: FileAddresses;
}

/** Answers of grading analyses by later pictures. */
export function followUpHandlers({ gradeAnalysis, listFollowUps, fileAddresses }: FollowUpUseCases) {
  return {
    async gradeAnalysis(request) {
      const { image_url: imageUrl, image_data_url: imageDataUrl } = request.body;
      const named = { imageUrl, imageDataUrl, hints: givenHints(request.body.hints) };
      const result = await gradeAnalysis.run(signedIn(request).user, request.path.analysis_id, named);
      if (!result.ok) return gradeFailure(result.error);
      const { followUp, readout } = result.value;
      const follow_up = presentFollowUp(followUp, fileAddresses);
      return { status: 201, body: { follow_up, ...(readout && { reading: readout }) } };
    },

    async listFollowUps(request) {
      const result = await listFollowUps.run(signedIn(request).user, request.path.analysis_id);
      if (!result.ok) return analysisFailure(result.error);
      const follow_ups = result.value.map((followUp) => presentFollowUp(followUp, fileAddresses));
      return { status: 200, body: { follow_ups } };
    },
  } satisfies Pick<Handlers, 'gradeAnalysis' | 'listFollowUps'>;
}
