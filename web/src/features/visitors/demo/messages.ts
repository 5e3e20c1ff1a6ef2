/** The texts of the demo, and which of them a failure becomes. */
import { ApiError, errorMessage } from '../../../api/errors.ts';
import { hintErrors } from '../../../entities/analysis/preview/correct/corrections.ts';
import type { ScaleErrors } from '../../../entities/analysis/preview/scale/scale-draft.ts';
import { foundSentence } from '../../../entities/analysis/partial-reading.ts';

export const NOT_AN_IMAGE = 'Please upload a valid image file';
export const LIMIT_REACHED = 'Demo limit reached. Sign up to continue analyzing charts.';
export const HINTS_WITHOUT_ORIGINAL =
  'This file is too large to be sent whole, and what you set on it belongs to its full size. Choose a file of at most 5 MiB, or remove what you set.';
export const NO_RESULT = 'Failed to load analysis result.';

/** Shown instead of calling when no analysis is left. */
export const allUsed = (limit: number): string =>
  `You have used all ${limit} free demo analyses. Please purchase a package to get premium account..`;

/** An answer of the server that holds no analysis. */
export class MissingAnalysis extends Error {
  override name = 'MissingAnalysis';
}

export interface DemoFailure {
  /** `limit`: the tries are used up. */
  kind: 'limit' | 'failed';
  message: string;
  /** What more there is to say: that a refused picture used up no try. */
  detail?: string;
  /** What is wrong with what the visitor corrected, by the fields of the hints. */
  fields?: ScaleErrors;
}

/** The message for a failed demo analysis. Any 429 but that of too many pictures at once is the limit. */
export function demoFailure(error: unknown): DemoFailure {
  if (error instanceof MissingAnalysis) return { kind: 'failed', message: NO_RESULT };
  if (!(error instanceof ApiError) || error.status === 0)
    return { kind: 'failed', message: `Unexpected error: ${errorMessage(error)}` };
  if (error.status === 429 && error.code !== 'accounts.throttled')
    return { kind: 'limit', message: LIMIT_REACHED };
  const message = `Failed to analyze chart: ${errorMessage(error)}`;
  const refusal = error.problem?.refusal;
  if (!refusal) return { kind: 'failed', message, fields: hintErrors(error.fieldErrors) };
  const free = 'This chart did not use up a try.';
  const found = foundSentence(refusal.found);
  return { kind: 'failed', message, detail: found ? `${found} ${free}` : free };
}
