/** Reads one picture of the benchmark and scores the answer. */
import { decodePicture, UnreadablePicture } from '../decode.ts';
import { readChart } from '../read-chart.ts';
import { toPrediction } from '../prediction.ts';
import type { OptionalStage, ReadOutcome, TextRecogniser } from '../types.ts';
import type { Claim } from './claims.ts';
import { claimsOf } from './claims.ts';
import type { BenchPicture } from './pictures.ts';
import type { Deviations } from './score/coverage.ts';
import { deviationsOf } from './score/coverage.ts';
import type { Score } from './score/score.ts';
import { scorePicture } from './score/score.ts';
import type { Prediction, Truth } from './truth.ts';
import { hasSeries } from './truth.ts';

export interface Examined {
  set: string;
  name: string;
  truth: Truth;
  prediction: Prediction;
  score: Score;
  /** Claimed probability of being right; null for refusals. */
  quality: number | null;
  features: Record<string, number> | null;
  claims: Claim[];
  deviations: Deviations | null;
  /** Processor time of the reading thread, which a busy machine does not stretch. */
  cpuMs: number;
  /** Code of the refusal, or the message of a crash. */
  refusal: string | null;
  crashed: boolean;
}

interface Answer {
  outcome: ReadOutcome | null;
  prediction: Prediction;
  refusal: string | null;
  crashed: boolean;
}

async function answer(
  file: Buffer,
  recogniser: TextRecogniser,
  without: readonly OptionalStage[],
): Promise<Answer> {
  const begun = performance.now();
  const elapsed = (): number => performance.now() - begun;
  try {
    const outcome = readChart(await decodePicture(file), recogniser, { without });
    const refusal = outcome.outcome === 'refused' ? outcome.refusal.code : null;
    return { outcome, prediction: toPrediction(outcome, elapsed()), refusal, crashed: false };
  } catch (error) {
    const crashed = !(error instanceof UnreadablePicture);
    const refusal = crashed ? String(error) : error.code;
    return { outcome: null, prediction: { refused: refusal, elapsed_ms: elapsed() }, refusal, crashed };
  }
}

/** Reads and scores. A crash counts as a refusal in the score and is reported apart. */
export async function examine(
  picture: BenchPicture,
  recogniser: TextRecogniser,
  without: readonly OptionalStage[] = [],
): Promise<Examined> {
  const before = process.threadCpuUsage();
  const { outcome, prediction, refusal, crashed } = await answer(picture.file, recogniser, without);
  const used = process.threadCpuUsage(before);
  const reading = outcome?.outcome === 'read' ? outcome.reading : null;
  const { set, name, truth } = picture;
  const score = scorePicture(truth, prediction);
  return {
    set,
    name,
    truth,
    prediction,
    score,
    quality: reading?.quality.score ?? null,
    claims: outcome ? claimsOf(outcome, truth, score) : [],
    features: reading?.measures.reading ?? null,
    deviations:
      reading && hasSeries(truth) && reading.series.value.resolution !== 'envelope'
        ? deviationsOf(truth, reading.series.value.bars, reading.last_price?.value ?? null)
        : null,
    cpuMs: (used.user + used.system) / 1000,
    refusal,
    crashed,
  };
}
