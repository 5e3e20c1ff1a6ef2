/** One attempt at an analysis: scale a copy, store the original, analyse, and describe every failure. */
import { ApiError } from '../../../api/errors.ts';
import type {
  AnalysisEnvelope,
  AnalysisRecord,
  AnalysisRequest,
  ChartHints,
  UploadedFile,
} from '../../../api/generated/model';
import { bindsPixels } from '../../../entities/analysis/preview/correct/corrections.ts';
import { MissingAnalysis, HintsWithoutOriginal, analysisFailure, uploadFailure } from './messages.ts';
import type { Failure } from './messages.ts';
import type { Stage } from './stage-labels.ts';

export interface AnalysisCalls {
  /** The copy of at most 1024 px as a data URL. */
  copy(file: File): Promise<string>;
  /** Stores the original. */
  upload(file: File): Promise<Pick<UploadedFile, 'file_url'>>;
  /** Analyses; reports each stage of the server as it begins. */
  analyze(request: AnalysisRequest, onStage: (stage: Stage) => void): Promise<Partial<AnalysisEnvelope>>;
}

export type Outcome =
  | { analysis: AnalysisRecord; reused: boolean; notStored: boolean }
  | { failure: Failure; signedOut: boolean; refused: boolean };

const status = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

const failed = (error: unknown, describe: (error: unknown) => Failure): Outcome => ({
  failure: describe(error),
  signedOut: status(error) === 401,
  refused: status(error) === 422,
});

/** Stores the original. A store that is out of service (503) leaves no address; any other failure rejects. */
async function store(file: File, calls: AnalysisCalls): Promise<string | undefined> {
  try {
    return (await calls.upload(file)).file_url;
  } catch (error) {
    if (status(error) === 503) return undefined;
    throw error;
  }
}

/** What its user says of the picture. */
export interface Asked {
  /** As typed; 'Unknown' is sent when it is empty. */
  symbol: string;
  hints?: ChartHints | null;
}

/**
 * Runs the calls in order. When the original cannot be stored the analysis goes on with the copy and the outcome says
 * so (`notStored`), unless hints belong to the original's pixels. Never rejects.
 */
export async function runAnalysis(
  file: File,
  { symbol, hints = null }: Asked,
  calls: AnalysisCalls,
  onStage: (stage: Stage) => void,
): Promise<Outcome> {
  let describe = uploadFailure;
  try {
    onStage('copy');
    const image_data_url = await calls.copy(file);
    onStage('upload');
    const image_url = await store(file, calls);
    describe = analysisFailure;
    if (hints && bindsPixels(hints) && image_url === undefined) throw new HintsWithoutOriginal();
    const named = symbol.trim() || 'Unknown';
    const request = { image_url, image_data_url, symbol: named, ...(hints ? { hints } : {}) };
    const { analysis, reused = false } = await calls.analyze(request, onStage);
    if (!analysis?.analysis_json) throw new MissingAnalysis();
    return { analysis, reused, notStored: image_url === undefined };
  } catch (error) {
    return failed(error, describe);
  }
}
