/**
 * Measures on drawn pictures how often the range of the coming bars holds: each picture is read, its reading is cut 20 bars before the
 * end, and the true closes after that are compared with the range. Writes `range-figures.json` beside the rules that the web shares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toReadout } from '../../chart-reader/readout.ts';
import { readingToSeries } from '../../api/application/analysis/reading-to-series.ts';
import { analyseShape } from '../../api/domain/analysis/analyse-series.ts';
import type { MeasuredSeries } from '../../api/domain/analysis/measured-series.ts';
import { OUTLOOK_BARS } from '../../api/domain/analysis/outlook.ts';
import { picturesDrawn, type BenchPicture } from '../../chart-reader/bench/pictures.ts';
import { matchColumns } from '../../chart-reader/bench/score/match.ts';
import { hasSeries } from '../../chart-reader/bench/truth.ts';
import { decodePicture } from '../../chart-reader/decode.ts';
import { readChart } from '../../chart-reader/read-chart.ts';
import { createTextRecogniser } from '../../chart-reader/text/index.ts';

const path = join(import.meta.dirname, '../../api/domain/shared-with-web/range-figures.json');
const PLAN = { seed: 'range', charts: 90, mirrors: 0, captures: 0, notCharts: 0 };
const AHEAD = [1, 5, 10, OUTLOOK_BARS] as const;

export interface RangeFigures {
  definition: string;
  pictures: number;
  /** Share of the true closes within the range, by bars ahead. */
  held: Record<string, number>;
}

const recogniser = createTextRecogniser();

/** For each of `AHEAD`: whether the true close lay in the range; null where the picture cannot tell. */
async function heldOn({ file, truth }: BenchPicture): Promise<boolean[] | null> {
  if (!hasSeries(truth)) return null;
  const outcome = readChart(await decodePicture(file), recogniser);
  if (outcome.outcome !== 'read') return null;
  const readout = toReadout(outcome.reading);
  const pairs = matchColumns(
    truth.candles.map(({ x_px }) => x_px),
    readout.bars.map(({ x_px }) => x_px),
  );
  const end = truth.candles.length - 1 - OUTLOOK_BARS;
  const seen = pairs.find(([at]) => at === end)?.[1];
  if (seen === undefined) return null;
  const series: MeasuredSeries = { ...readingToSeries(readout, null), lastPrice: null };
  const { outlook } = analyseShape({ ...series, bars: series.bars.slice(0, seen + 1) });
  if (!outlook) return null;
  return AHEAD.map((ahead) => {
    const step = outlook.cone[ahead - 1];
    const close = truth.candles[end + ahead]?.c ?? NaN;
    return step !== undefined && close >= step.low && close <= step.high;
  });
}

export function storedFigures(): RangeFigures {
  return JSON.parse(readFileSync(path, 'utf8')) as RangeFigures;
}

if (import.meta.main) {
  const all: boolean[][] = [];
  for await (const picture of picturesDrawn('range', PLAN)) {
    const held = await heldOn(picture);
    if (held) all.push(held);
  }
  const share = (i: number) => Number((all.filter((held) => held[i]).length / all.length).toFixed(3));
  const figures: RangeFigures = {
    definition:
      'Share of true closes within the range that holds 68 of 100 continuations without drift, on drawn pictures whose reading was cut 20 bars before the end.',
    pictures: all.length,
    held: Object.fromEntries(AHEAD.map((ahead, i) => [String(ahead), share(i)])),
  };
  writeFileSync(path, `${JSON.stringify(figures, null, 2)}\n`);
}
