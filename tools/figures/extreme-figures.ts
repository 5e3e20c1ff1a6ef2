/**
 * Measures on drawn pictures whether the errors of the last, the highest and the lowest price and of the swing pivots hold: of the
 * readings that are right, how many true prices lie within one, two, five and ten stated errors. Writes `extreme-figures.json` beside the
 * rules that the web shares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readingToSeries } from '../../api/application/analysis/reading-to-series.ts';
import { analyseShape } from '../../api/domain/analysis/analyse-series.ts';
import type { Measured } from '../../api/domain/analysis/measured-series.ts';
import { picturesDrawn, type BenchPicture } from '../../chart-reader/bench/pictures.ts';
import { matchColumns } from '../../chart-reader/bench/score/match.ts';
import { scorePicture } from '../../chart-reader/bench/score/score.ts';
import { hasSeries, type TruthCandle } from '../../chart-reader/bench/truth.ts';
import { decodePicture } from '../../chart-reader/decode.ts';
import { toPrediction } from '../../chart-reader/prediction.ts';
import { readChart } from '../../chart-reader/read-chart.ts';
import { toReadout } from '../../chart-reader/readout.ts';
import { createTextRecogniser } from '../../chart-reader/text/index.ts';

const path = join(import.meta.dirname, '../../api/domain/shared-with-web/extreme-figures.json');
const PLAN = { seed: 'extremes', charts: 240, mirrors: 0, captures: 0, notCharts: 0 };
const WITHIN = [1, 2, 5, 10] as const;
const KINDS = ['last', 'highest', 'lowest', 'pivots'] as const;
type Kind = (typeof KINDS)[number];

export interface ExtremeFigures {
  definition: string;
  pictures: number;
  /** Share of the true prices within so many stated errors. */
  within: Record<Kind, { prices: number } & Record<string, number>>;
}

const recogniser = createTextRecogniser();
const highOf = ({ o, h, c }: TruthCandle): number => Math.max(o ?? c, h ?? c, c);
const lowOf = ({ o, l, c }: TruthCandle): number => Math.min(o ?? c, l ?? c, c);
const errorsOff = ({ value, sigma }: Measured, truth: number): number =>
  value === truth ? 0 : Math.abs(value - truth) / sigma;

/** By how many stated errors each price of one right reading is off; null where there is none. */
async function deviationsOn({ file, truth }: BenchPicture): Promise<Record<Kind, number[]> | null> {
  if (!hasSeries(truth) || truth.envelope) return null;
  const outcome = readChart(await decodePicture(file), recogniser);
  if (outcome.outcome !== 'read' || !scorePicture(truth, toPrediction(outcome, 0)).right) return null;
  const readout = toReadout(outcome.reading);
  const shape = analyseShape(readingToSeries(readout, null));
  const candles = truth.candles;
  const seenAt = new Map(
    matchColumns(
      candles.map(({ x_px }) => x_px),
      readout.bars.map(({ x_px }) => x_px),
    ).map(([real, read]) => [read, real]),
  );
  const pivots = shape.pivots.flatMap(({ kind, bar, price, sigma }) => {
    const real = candles[seenAt.get(bar) ?? -1];
    return real ? [errorsOff({ value: price, sigma }, kind === 'high' ? highOf(real) : lowOf(real))] : [];
  });
  return {
    last: [errorsOff(shape.lastPrice, truth.last_price)],
    highest: [errorsOff(shape.highestHigh, Math.max(...candles.map(highOf)))],
    lowest: [errorsOff(shape.lowestLow, Math.min(...candles.map(lowOf)))],
    pivots,
  };
}

export function storedFigures(): ExtremeFigures {
  return JSON.parse(readFileSync(path, 'utf8')) as ExtremeFigures;
}

if (import.meta.main) {
  const all: Record<Kind, number[]>[] = [];
  for await (const picture of picturesDrawn('extremes', PLAN)) {
    const deviations = await deviationsOn(picture);
    if (deviations) all.push(deviations);
  }
  const within = Object.fromEntries(
    KINDS.map((kind) => {
      const found = all.flatMap((one) => one[kind]);
      const shares = WITHIN.map((limit) => [
        String(limit),
        Number((found.filter((one) => one <= limit).length / found.length).toFixed(3)),
      ]);
      return [kind, { prices: found.length, ...Object.fromEntries(shares) }];
    }),
  );
  const figures = {
    definition:
      'Of the right readings of drawn pictures, the share of true prices within so many stated errors of the last, the highest and the lowest price and of the swing pivots.',
    pictures: all.length,
    within,
  };
  writeFileSync(path, `${JSON.stringify(figures, null, 2)}\n`);
}
