/** The texts of failures on the analysis screen, and which of them an error becomes. */
import { ApiError, errorMessage } from '../../../api/errors.ts';
import { hintErrors } from '../../../entities/analysis/preview/correct/corrections.ts';
import type { ScaleErrors } from '../../../entities/analysis/preview/scale/scale-draft.ts';
import { foundSentence } from '../../../entities/analysis/partial-reading.ts';
import { NOTHING_CHARGED, NO_RESULT } from '../result/result-texts.ts';

export const NO_SAMPLE = 'The sample chart could not be loaded. Check your connection and try again.';
export const NO_PICTURE = 'Please upload a chart image first.';
export const NOT_SIGNED_IN = 'You must be logged in to analyze charts. Please log in or sign up.';
export const UPLOAD_FAILED = 'Failed to upload file. Please try again.';
export const NOT_A_PICTURE = 'That file is not a picture. Choose a PNG, JPG, JPEG or WebP file.';
export const MORE_A_DAY = 'A larger plan allows more analyses a day.';
export const HINTS_WITHOUT_ORIGINAL =
  'The picture could not be stored in its full size, to which what you set on it belongs. Try again in a few minutes, or remove what you set.';

/** What the alert above the views shows: a sentence, and lines that say more. */
export interface Failure {
  message: string;
  details: string[];
  /** What would help: credits, or a plan that allows more. */
  buy?: 'credits' | 'plan';
  /** What is wrong with what its user corrected, by the fields of the hints. */
  fields?: ScaleErrors;
}

/** An answer of the server that holds no analysis. */
export class MissingAnalysis extends Error {
  override name = 'MissingAnalysis';
}

/** Hints belong to the pixels of the picture in its full size: a smaller copy of it has others. */
export class HintsWithoutOriginal extends Error {
  override name = 'HintsWithoutOriginal';
}

const plain = (message: string): Failure => ({ message, details: [] });

/** The failure without further lines. */
export const failure = plain;

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** What went wrong while the picture was being stored. The server's message, where it has one, is shown below. */
export function uploadFailure(error: unknown): Failure {
  if (isSignedOut(error)) return plain(NOT_SIGNED_IN);
  const refused = error instanceof ApiError && error.problem && error.status < 500;
  return { message: UPLOAD_FAILED, details: refused ? [errorMessage(error)] : [] };
}

/** What went wrong while the picture was being analysed; a refused picture says why, what to do, and that it was free. */
export function analysisFailure(error: unknown): Failure {
  if (isSignedOut(error)) return plain(NOT_SIGNED_IN);
  if (error instanceof MissingAnalysis) return plain(NO_RESULT);
  if (error instanceof HintsWithoutOriginal) return plain(HINTS_WITHOUT_ORIGINAL);
  const reason = errorMessage(error, 'Unknown error.');
  const message = `Failed to analyze chart. Please try again. Error: ${reason}`;
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'credits.insufficient') return { message, details: [NOTHING_CHARGED], buy: 'credits' };
  if (code === 'credits.daily_limit') return { message, details: [MORE_A_DAY], buy: 'plan' };
  const refusal = error instanceof ApiError ? error.problem?.refusal : undefined;
  if (!refusal) return { message, details: [], ...atHints(error) };
  const said = [refusal.reason, refusal.advice].filter((sentence) => !reason.includes(sentence));
  const found = foundSentence(refusal.found);
  return { message, details: [...said, ...(found ? [found] : []), NOTHING_CHARGED] };
}

/** What the server said about the fields of the hints. */
function atHints(error: unknown): Pick<Failure, 'fields'> {
  const fields = error instanceof ApiError ? hintErrors(error.fieldErrors) : {};
  return Object.keys(fields).length > 0 ? { fields } : {};
}
