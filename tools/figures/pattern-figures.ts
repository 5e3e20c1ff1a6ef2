/**
 * Counts on driftless bars how often each pattern is found and what follows, and on drawn ones how many are found again; writes
 * `api/domain/shared-with-web/pattern-figures.json`. The file carries a hash of the sources that define the patterns.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom } from '../../api/domain/analysis/random.ts';
import { analyseShape } from '../../api/domain/analysis/analyse-series.ts';
import { frameSeries, type Frame } from '../../api/domain/analysis/frame.ts';
import type { MeasuredSeries } from '../../api/domain/analysis/measured-series.ts';
import { candlestickDefinitions, findCandlesticks } from '../../api/domain/analysis/patterns/candlesticks.ts';
import {
  chartPatternDefinitions,
  findChartPatterns,
} from '../../api/domain/analysis/patterns/chart-patterns.ts';
import { findPivots } from '../../api/domain/analysis/pivots.ts';
import { buildSeries, upsideDown, type Ohlc } from '../../api/domain/analysis/testing/build-series.ts';
import { drawnCandles, drawnShapes } from '../../api/domain/analysis/testing/drawn-patterns.ts';
import { reread, walk } from '../../api/domain/analysis/testing/walks.ts';
import type { FoundPattern } from '../../api/domain/analysis/types.ts';
import { averageTrueRange } from '../../api/domain/analysis/volatility.ts';
import { hashOfSources } from './hash-of-sources.ts';

const domain = join(import.meta.dirname, '../../api/domain');
const path = join(domain, 'shared-with-web/pattern-figures.json');

/** Bars of one picture, bars looked at afterwards, and steps of price within a bar. */
const BARS = 100;
const AFTER = 10;
const STEPS = 16;
/** Bars without drift before and after what is drawn, and the error of its prices. */
const BEFORE = 40;
const BEHIND = 8;
const NOISE = 0.04;
const Z95 = 1.959964;

export interface Rate {
  found: number;
  per_100_bars: number;
  higher_after: number;
  low: number;
  high: number;
}

export interface PatternFigures {
  definitions: string;
  series: number;
  bars: number;
  after_bars: number;
  patterns: Record<string, Rate>;
  drawn: { series: number; patterns: Record<string, { recall: number; precision: number }> };
}

/** Hash of the sources that say what a pattern is, without comments and spaces. */
export function definitionsHash(): string {
  const folder = join(domain, 'analysis/patterns');
  const own = readdirSync(folder).filter(
    (name) => !name.endsWith('.test.ts') && name !== 'rates.ts' && name !== 'parts.ts',
  );
  return hashOfSources(domain, [...own.map((name) => join('analysis/patterns', name)), 'analysis/pivots.ts']);
}

export const patternIds: readonly string[] = [...candlestickDefinitions, ...chartPatternDefinitions].flatMap(
  ({ upright, inverted }) => (inverted ? [upright.id, inverted.id] : [upright.id]),
);

function patternsIn(frame: Frame): FoundPattern[] {
  const range = averageTrueRange(frame.bars).value;
  return [...findCandlesticks(frame.bars), ...findChartPatterns(frame, findPivots(frame.bars, range), range)];
}

const rounded = (value: number) => Number(value.toPrecision(3));

/** Counts on `series` pictures; each is taken upside down, too, so that a pattern and its mirror get the same rate. */
export function driftlessRates(series: number, firstSeed: number): Record<string, Rate> {
  const counts = new Map(patternIds.map((id) => [id, { found: 0, higher: 0 }]));
  const count = (id: string, higher: boolean) => {
    const one = counts.get(id);
    if (!one) return;
    one.found += 1;
    one.higher += higher ? 1 : 0;
  };
  for (let i = 0; i < series; i++) {
    const { bars } = walk({ seed: firstSeed + i, bars: BARS + AFTER, steps: STEPS });
    const close = (bar: number) => bars[bar]?.close.value ?? 0;
    const picture: MeasuredSeries = { ...walk({ seed: 1, bars: 1 }), bars: bars.slice(0, BARS) };
    for (const { id, mirrorId, lastBar } of patternsIn(frameSeries(picture))) {
      const higher = close(lastBar + AFTER) > close(lastBar);
      count(id, higher);
      count(mirrorId, !higher);
    }
  }
  return Object.fromEntries(
    [...counts].map(([id, { found, higher }]) => {
      const all = Math.max(1, found);
      const share = higher / all;
      const centre = (share + Z95 ** 2 / (2 * all)) / (1 + Z95 ** 2 / all);
      const half =
        (Z95 * Math.sqrt((share * (1 - share)) / all + Z95 ** 2 / (4 * all ** 2))) / (1 + Z95 ** 2 / all);
      return [
        id,
        {
          found,
          per_100_bars: rounded((100 * found) / (2 * series * BARS)),
          higher_after: rounded(share),
          low: rounded(centre - half),
          high: rounded(centre + half),
        },
      ];
    }),
  );
}

/** A picture of driftless bars with one drawn pattern in it, its prices off by `NOISE`; where its last bar is. */
function withDrawn(id: string, seed: number): { series: MeasuredSeries; from: number; to: number } {
  const lines = drawnShapes[id];
  const example = drawnCandles[id];
  const drawn = lines ?? [...(example?.lead ?? []), ...(example?.candles ?? [])];
  const scale = 0.8 + 0.4 * randomFrom(seed)();
  const before = walk({ seed, bars: BEFORE, steps: STEPS }).bars;
  const behind = lines ? [] : walk({ seed: seed + 1, bars: BEHIND, steps: STEPS }).bars;
  const ohlc = (bars: MeasuredSeries['bars'], start: number): Ohlc[] => {
    const shift = start - (bars[0]?.open?.value ?? 0);
    return bars.map(({ open, high, low, close }) => {
      const [o, h, l, c] = [open, high, low, close].map((price) => (price?.value ?? 0) + shift);
      return [o ?? 0, h ?? 0, l ?? 0, c ?? 0];
    });
  };
  const first = drawn[0]?.[0] ?? 0;
  const lead = ohlc(before, 1_000);
  const at = lead.at(-1)?.[3] ?? 1_000;
  const placed = reread(
    buildSeries(drawn.map((bar) => bar.map((price) => at + (price - first) * scale) as unknown as Ohlc)),
    NOISE * scale,
    seed + 2,
  );
  const middle = ohlc(placed.bars, placed.bars[0]?.open?.value ?? at);
  const tail = ohlc(behind, middle.at(-1)?.[3] ?? at);
  const from = BEFORE + (example ? example.lead.length : 0);
  return { series: buildSeries([...lead, ...middle, ...tail]), from, to: BEFORE + drawn.length - 1 };
}

/**
 * Of `series` pictures with one drawn pattern each, as an analysis shows them (near the last bar, no part beside its whole): how many
 * are named, and how many of those named so were drawn. One that is named as a part of a whole counts as missed.
 */
export function drawnFigures(series: number): PatternFigures['drawn'] {
  const upright = Object.keys({ ...drawnCandles, ...drawnShapes });
  const patterns = upright.map((id) => {
    let [again, found] = [0, 0];
    for (let i = 0; i < series; i++) {
      const { series: picture, from, to } = withDrawn(id, 7_919 * (i + 1));
      const all = analyseShape(i % 2 === 0 ? picture : upsideDown(picture)).patterns;
      const named = all.filter((one) => one.id === id || one.mirrorId === id);
      const hits = named.filter((one) => one.lastBar >= from && one.firstBar <= to);
      again += hits.length > 0 ? 1 : 0;
      found += named.length - hits.length + (hits.length > 0 ? 1 : 0);
    }
    return [id, { recall: rounded(again / series), precision: rounded(again / Math.max(1, found)) }];
  });
  return { series, patterns: Object.fromEntries(patterns) as PatternFigures['drawn']['patterns'] };
}

export function storedFigures(): PatternFigures {
  return JSON.parse(readFileSync(path, 'utf8')) as PatternFigures;
}

const SERIES = 10_000;
const DRAWN = 200;

if (import.meta.main) {
  const figures: PatternFigures = {
    definitions: definitionsHash(),
    series: SERIES,
    bars: BARS,
    after_bars: AFTER,
    patterns: driftlessRates(SERIES, 1),
    drawn: drawnFigures(DRAWN),
  };
  writeFileSync(path, `${JSON.stringify(figures, null, 2)}\n`);
}
