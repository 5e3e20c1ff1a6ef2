/** The calls of an analysis as the browser makes them, and what is said beside its result. */
import { storePicture, streamAnalysis } from '../../../api/analysis.ts';
import type { Notice } from '../../../api/generated/model';
import { differenceNotice } from '../../../entities/analysis/preview/describe-preview.ts';
import type { ChartPreview } from '../../../entities/analysis/preview/use-chart-preview.ts';
import { scaledCopy } from '../../../entities/analysis/scale-picture.ts';
import type { AnalysisCalls, Outcome } from './run-analysis.ts';
import { isStage } from './stage-labels.ts';

export const analysisCalls: AnalysisCalls = {
  copy: (file) => scaledCopy(file),
  upload: storePicture,
  analyze: (request, onStage) =>
    streamAnalysis(request, { onStage: (name) => isStage(name) && onStage(name) }),
};

const NOT_STORED: Notice = {
  code: 'image_hosting_failed',
  message:
    'The picture could not be stored, so a smaller copy of it was measured. The errors are larger than usual.',
};
const REUSED: Notice = {
  code: 'reused',
  message: 'You have analyzed this picture before. This is the stored analysis; nothing was charged.',
};

/** What the server said, and what only this side knows and the server did not say already. */
export function noticesOf(
  outcome: Extract<Outcome, { analysis: unknown }>,
  preview: ChartPreview | null,
): Notice[] {
  const { analysis, notStored, reused } = outcome;
  const other = differenceNotice(preview, analysis.analysis_json?.reading);
  const own = [
    ...(notStored && analysis.notices.length === 0 ? [NOT_STORED] : []),
    ...(reused ? [REUSED] : []),
    ...(other ? [{ code: 'preview_differs', message: other }] : []),
  ];
  return [...own, ...analysis.notices];
}
