/**
 * `node chart-reader/training/segment/compare.ts DIR SUFFIX `
 *
 * Compares the layers found by colours with the network's masks (DIR/NAME.SUFFIX.png, written by segment.py) on the
 * pictures of DIR: pixels of bodies and wicks within the price pane, and answers of the whole reader with either.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { scorePicture } from '../../bench/score/score.ts';
import type { Truth } from '../../bench/truth.ts';
import { hasSeries } from '../../bench/truth.ts';
import { decodePicture } from '../../decode.ts';
import { inkOf } from '../../image/ink.ts';
import { toPicture } from '../../image/picture.ts';
import type { Picture } from '../../image/picture.ts';
import { fillOutlines } from '../../image/runs.ts';
import { scanText } from '../../image/words.ts';
import { toPrediction } from '../../prediction.ts';
import type { Prediction } from '../../prediction.ts';
import { createTextRecogniser } from '../../index.ts';
import { readChart } from '../../read-chart.ts';
import type { BarGeometry } from '../../stages/bar-geometry.ts';
import { candleLayer } from '../../stages/candle-layer.ts';
import { priceAxes } from '../../stages/price-axes.ts';
import type { AxisInPane } from '../../stages/price-axes.ts';
import { toSeries } from '../../stages/price-series.ts';
import { Refused } from '../../stages/refuse.ts';
import { evenLine } from '../../stages/even-line.ts';
import { traceLines } from '../../stages/line-trace.ts';
import { findSeries } from '../../stages/series.ts';
import type { Box, ReadOutcome } from '../../types.ts';
import { pixelClasses } from './mask-svg.ts';
import { isBar, seriesOfMask } from './net-series.ts';

const BODY = pixelClasses.indexOf('body');
const WICK = pixelClasses.indexOf('wick');

/** Pixels said to be of a class, those that are, and those where both hold. */
type Count = [said: number, real: number, both: number];
const counts = new Map<string, Count>();
const tally = new Map<string, number>();

/** Counts the pixels of a picture's pane in one comparison. */
function add(key: string, length: number, said: (i: number) => boolean, real: (i: number) => boolean): void {
  const count = counts.get(key) ?? [0, 0, 0];
  for (let i = 0; i < length; i++) {
    const [a, b] = [said(i), real(i)];
    if (a) count[0]++;
    if (b) count[1]++;
    if (a && b) count[2]++;
  }
  counts.set(key, count);
}

const bump = (key: string): void => void tally.set(key, (tally.get(key) ?? 0) + 1);

async function maskAt(file: string): Promise<Uint8Array> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return Uint8Array.from({ length: info.width * info.height }, (_, i) => data[i * info.channels] ?? 0);
}

/** Bodies and wicks of the bars that were read, drawn as a mask of the box. */
function drawn({ bars, widths, kind }: BarGeometry, box: Box): Uint8Array {
  const width = box.x1 - box.x0;
  const out = new Uint8Array(width * (box.y1 - box.y0));
  const fill = (x0: number, x1: number, y0: number, y1: number, value: number): void => {
    for (let y = Math.max(0, Math.round(y0) - box.y0); y < Math.min(box.y1, Math.round(y1)) - box.y0; y++)
      for (let x = Math.max(0, Math.round(x0) - box.x0); x < Math.min(box.x1, Math.round(x1)) - box.x0; x++)
        out[y * width + x] = value;
  };
  for (const { x, highY, lowY, openY, closeY } of bars) {
    const [wick, body] = [widths.wick / 2, (widths.body ?? widths.wick) / 2];
    fill(x - wick, x + wick, highY, lowY, WICK);
    if (kind !== 'bars')
      fill(
        x - body,
        x + body,
        Math.min(openY, closeY),
        Math.max(openY, closeY, Math.min(openY, closeY) + 1),
        BODY,
      );
  }
  return out;
}

function orNull<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

function comparePixels(picture: Picture, box: Box, real: Uint8Array, net: Uint8Array, variant: string): void {
  const ink = inkOf(picture, box);
  const layer = candleLayer(picture, ink);
  bump(`${variant} | layer by colours ${layer?.complete ? 'complete' : 'missing or incomplete'}`);
  const used = (layer?.complete ? layer.ink : ink).mask.slice();
  fillOutlines(used, ink.width, ink.height);
  const series = orNull(() => findSeries(picture, ink, evenLine(traceLines(picture, ink))).geometry);
  const bars = series ? drawn(series, box) : new Uint8Array(used.length);
  const [true_, said] = [cut(real, picture.width, box), cut(net, picture.width, box)];
  const n = used.length;
  for (const [name, kind] of [['body', BODY] as const, ['wick', WICK] as const]) {
    const is = (i: number): boolean => true_[i] === kind;
    add(`${variant} | ${name} | network`, n, (i) => said[i] === kind, is);
    add(`${variant} | ${name} | bars re-drawn`, n, (i) => bars[i] === kind, is);
  }
  const is = (i: number): boolean => isBar(true_[i]);
  add(`${variant} | either | network`, n, (i) => isBar(said[i]), is);
  add(`${variant} | either | layer by colours`, n, (i) => used[i] !== 0, is);
  add(`${variant} | either | bars re-drawn`, n, (i) => isBar(bars[i]), is);
}

/** The part of the picture's mask that lies in the box. */
function cut(mask: Uint8Array, width: number, { x0, x1, y0, y1 }: Box): Uint8Array {
  const out = new Uint8Array((x1 - x0) * (y1 - y0));
  for (let y = y0; y < y1; y++) out.set(mask.subarray(y * width + x0, y * width + x1), (y - y0) * (x1 - x0));
  return out;
}

const recogniser = createTextRecogniser();
const watch = { enter: (): void => undefined, labels: (): void => undefined, refused: (): void => undefined };

/** The surest axis of the picture. */
function surestAxis(picture: Picture): AxisInPane | null {
  let best: AxisInPane | null = null;
  for (const found of priceAxes(picture, scanText(picture), recogniser, watch))
    if (!best || found.axis.confidence > best.axis.confidence) best = found;
  return best;
}

/** The answer with the network's layer on the surest axis; null where there is no axis or no series. */
function answerOfMask(picture: Picture, net: Uint8Array): Prediction | null {
  const found = surestAxis(picture);
  const geometry = found && seriesOfMask(picture, found.placed.ink, net);
  if (!found || !geometry) return null;
  const { scale, a, b } = found.axis.value;
  const { bars } = toSeries(geometry, found.strip.calibration.fit, found.axis.value);
  return {
    axis: { scale, a, b },
    kind: geometry.kind,
    candles: bars.map((bar) => ({
      x_px: bar.x_px,
      t: null,
      o: bar.open?.price ?? null,
      h: bar.high?.price ?? null,
      l: bar.low?.price ?? null,
      c: bar.close.price,
    })),
    symbol: null,
    timeframe: null,
    trend_direction: '',
    last_price: null,
    quality: 0,
    elapsed_ms: 0,
  };
}

function verdict(truth: Truth, prediction: Prediction | null): 'right' | 'wrong' | 'refused' {
  if (!prediction || 'refused' in prediction) return 'refused';
  const { right, kindRight } = scorePicture(truth, prediction);
  // Of real pictures only the axis is measured: bars given to a line are wrong all the same.
  return right && (hasSeries(truth) || kindRight !== false) ? 'right' : 'wrong';
}

const MAY_BE_BARS = new Set(['no_series', 'series_uncertain', 'unsupported_kind']);

function compareAnswers(
  picture: Picture,
  outcome: ReadOutcome,
  truth: Truth,
  net: Uint8Array,
  variant: string,
): string {
  const own = verdict(truth, toPrediction(outcome, 0));
  const refusal = outcome.outcome === 'refused' ? outcome.refusal : null;
  bump(`${variant} | by colours | ${own}`);
  const mayBe =
    !refusal || (refusal.stage === 'candles' && refusal.found.axis && MAY_BE_BARS.has(refusal.code));
  const line =
    !refusal && outcome.outcome === 'read' && ['line', 'area'].includes(outcome.reading.kind.value);
  const learned = mayBe && !line ? verdict(truth, answerOfMask(picture, net)) : 'refused';
  const always = line ? own : learned;
  bump(`${variant} | by the network | ${always}`);
  bump(`${variant} | network where colours refuse | ${refusal ? learned : own}`);
  bump(`${variant} | refused at the series with an axis: ${refusal && mayBe ? learned : 'none of these'}`);
  return `${own} ${refusal?.code ?? ''} -> ${always}`;
}

const [directory = '', suffix = 'net'] = process.argv.slice(2);
for (const entry of fs
  .readdirSync(directory)
  .filter((e) => e.endsWith('.json'))
  .sort()) {
  const name = path.join(directory, entry.slice(0, -5));
  if (!fs.existsSync(`${name}.${suffix}.png`)) continue;
  const truth = JSON.parse(fs.readFileSync(`${name}.json`, 'utf8')) as Truth;
  const raster = await decodePicture(fs.readFileSync(`${name}.png`));
  const picture = toPicture(raster);
  const net = await maskAt(`${name}.${suffix}.png`);
  const variant = 'variant' in truth ? truth.variant : 'real';
  const compared = compareAnswers(picture, readChart(raster, recogniser), truth, net, variant);
  const plot = 'axis' in truth ? truth.axis.plot : undefined;
  if (
    hasSeries(truth) &&
    plot &&
    fs.existsSync(`${name}.mask.png`) &&
    !['line', 'area'].includes(truth.chart_type)
  ) {
    const box = {
      x0: Math.round(plot.x0),
      y0: Math.round(plot.y0),
      x1: Math.round(plot.x1),
      y1: Math.round(plot.y1),
    };
    comparePixels(picture, box, await maskAt(`${name}.mask.png`), net, variant);
  }
  process.stderr.write(`${entry} ${compared}\n`);
}

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} % (${part} of ${whole})`;
for (const [key, [said, real, both]] of [...counts].sort())
  process.stdout.write(`${key}: precision ${percent(both, said)}, recall ${percent(both, real)}\n`);
for (const [key, count] of [...tally].sort()) process.stdout.write(`${key}: ${count}\n`);
