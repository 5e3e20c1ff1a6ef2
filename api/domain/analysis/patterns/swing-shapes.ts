/**
 * Chart patterns made of successive swings: double and triple bottoms, head and shoulders. Written for bottoms; tops are
 * found on the chart turned upside down.
 */
import { mean, measured, minus } from '../estimate.ts';
import type { FramedBar } from '../frame.ts';
import type { Measured } from '../measured-series.ts';
import type { FramedPivot } from '../pivots.ts';
import type { Condition } from './candle.ts';
import { alike, atLeast } from './candle.ts';
import type { PatternFace } from './definition.ts';

export const BULKOWSKI = 'T. Bulkowski, Encyclopedia of Chart Patterns (2nd edition, 2005)';
export const EDWARDS_MAGEE = 'R. Edwards and J. Magee, Technical Analysis of Stock Trends';

/** A shape in units of the frame, its conditions fulfilled. */
export interface Shape {
  firstBar: number;
  lastBar: number;
  conditions: Condition[];
  prices: { name: string; at: Measured }[];
}

/** What a shape is looked for in: bars and pivots of one orientation, and their average true range. */
export interface Field {
  bars: readonly FramedBar[];
  pivots: readonly FramedPivot[];
  range: number;
}

export interface ShapeDefinition {
  upright: PatternFace;
  inverted?: PatternFace;
  source: string;
  find: (field: Field) => Shape[];
}

/** Highest high of the bars strictly between two. */
function peakBetween(bars: readonly FramedBar[], from: number, to: number): Measured {
  const highs = bars.slice(from + 1, to).map(({ high }) => high);
  return highs.reduce((best, high) => (high.value > best.value ? high : best), highs[0] ?? measured(0));
}

/** First bar after `after` that closes above `line(bar)`, unless a close below `floor` comes before it; −1 when none. */
function breakout(
  bars: readonly FramedBar[],
  after: number,
  floor: number,
  line: (bar: number) => number,
): number {
  for (let i = after + 1; i < bars.length; i++) {
    const close = bars[i]?.close.value ?? floor;
    if (close < floor) return -1;
    if (close > line(i)) return i;
  }
  return -1;
}

/** Fall from the highest high of the `span` bars before to the low at `bar`. */
function fallInto(bars: readonly FramedBar[], bar: number, span: number): Condition[] {
  const from = Math.max(0, bar - span);
  const low = bars[bar]?.low ?? measured(0);
  return bar > from ? [minus(peakBetween(bars, from - 1, bar), low)] : [measured(-1)];
}

const LEAST_BARS_APART = 6;

/** `count` lows at one price with peaks between them, a decline before and a close above the highest peak after. */
function equalLows(count: 2 | 3) {
  return ({ bars, pivots, range }: Field): Shape[] => {
    const lows = pivots.filter(({ kind }) => kind === 'low');
    return lows.flatMap((_, start) => {
      const group = lows.slice(start, start + count);
      const [first, last] = [group[0], group[count - 1]];
      if (!first || !last) return [];
      const peaks = group.slice(1).map((low, i) => peakBetween(bars, group[i]?.bar ?? 0, low.bar));
      const neckline = peaks.reduce(
        (best, peak) => (peak.value > best.value ? peak : best),
        measured(-Infinity),
      );
      const floor = Math.min(...group.map(({ at }) => at.value));
      const end = breakout(bars, last.bar, floor, () => neckline.value);
      if (end < 0) return [];
      const centre = mean(group.map(({ at }) => at));
      const conditions = [
        ...group.map(({ at }) => alike(at, centre, 0.5 * range)),
        ...group.slice(1).map((low, i) => measured(low.bar - (group[i]?.bar ?? 0) - LEAST_BARS_APART)),
        ...peaks.map((peak) => atLeast(minus(peak, centre), 2 * range)),
        ...fallInto(bars, first.bar, last.bar - first.bar).map((fall) => atLeast(fall, 2 * range)),
      ];
      const prices = [
        ...group.map(({ at }, i) => ({ name: `low ${i + 1}`, at })),
        { name: 'neckline', at: neckline },
      ];
      return [{ firstBar: first.bar, lastBar: end, conditions, prices }];
    });
  };
}

/** Three lows, the middle one lowest, shoulders alike, and a close above the line through the peaks between them. */
function headAndShoulders({ bars, pivots, range }: Field): Shape[] {
  const lows = pivots.filter(({ kind }) => kind === 'low');
  const highs = pivots.filter(({ kind }) => kind === 'high');
  return lows.flatMap((left, i) => {
    const [head, right] = [lows[i + 1], lows[i + 2]];
    if (!head || !right) return [];
    const peakIn = (from: number, to: number) =>
      highs
        .filter(({ bar }) => bar > from && bar < to)
        .reduce<FramedPivot | null>(
          (best, peak) => (best && best.at.value >= peak.at.value ? best : peak),
          null,
        );
    const [first, second] = [peakIn(left.bar, head.bar), peakIn(head.bar, right.bar)];
    if (!first || !second) return [];
    const perBar = (second.at.value - first.at.value) / (second.bar - first.bar);
    const neckline = (bar: number) => first.at.value + perBar * (bar - first.bar);
    const end = breakout(bars, right.bar, head.at.value, neckline);
    if (end < 0) return [];
    const shoulder = mean([left.at, right.at]);
    const depth = minus(mean([first.at, second.at]), head.at);
    const conditions = [
      atLeast(minus(left.at, head.at), range),
      atLeast(minus(right.at, head.at), range),
      alike(left.at, right.at, 0.3 * depth.value),
      atLeast(minus(mean([first.at, second.at]), shoulder), range),
      ...fallInto(bars, left.bar, right.bar - left.bar).map((fall) => atLeast(fall, 2 * range)),
    ];
    const prices = [
      { name: 'left shoulder', at: left.at },
      { name: 'head', at: head.at },
      { name: 'right shoulder', at: right.at },
      { name: 'neckline', at: measured(neckline(end), Math.hypot(first.at.sigma, second.at.sigma)) },
    ];
    return [{ firstBar: left.bar, lastBar: end, conditions, prices }];
  });
}

const COUNT_WORD = { 2: 'Two', 3: 'Three' } as const;

function lowsDefinition(count: 2 | 3, word: 'double' | 'triple'): ShapeDefinition {
  const title = word === 'double' ? 'Double' : 'Triple';
  const rest =
    'within half an average true range of their mean and at least six bars apart, with swings of two average true ranges before and between them, confirmed by a close';
  return {
    upright: {
      id: `${word}_bottom`,
      name: `${title} bottom`,
      direction: 'bullish',
      definition: `${COUNT_WORD[count]} successive swing lows ${rest} above the highest high between them.`,
    },
    inverted: {
      id: `${word}_top`,
      name: `${title} top`,
      direction: 'bearish',
      definition: `${COUNT_WORD[count]} successive swing highs ${rest} below the lowest low between them.`,
    },
    source: BULKOWSKI,
    find: equalLows(count),
  };
}

export const swingShapes: readonly ShapeDefinition[] = [
  lowsDefinition(2, 'double'),
  lowsDefinition(3, 'triple'),
  {
    upright: {
      id: 'inverse_head_and_shoulders',
      name: 'Inverse head and shoulders',
      direction: 'bullish',
      definition:
        'Three successive swing lows, the middle one lower than both others by an average true range or more, the outer two alike within 30% of the depth, confirmed by a close above the line through the swing highs between them.',
    },
    inverted: {
      id: 'head_and_shoulders',
      name: 'Head and shoulders',
      direction: 'bearish',
      definition:
        'Three successive swing highs, the middle one higher than both others by an average true range or more, the outer two alike within 30% of the height, confirmed by a close below the line through the swing lows between them.',
    },
    source: EDWARDS_MAGEE,
    find: headAndShoulders,
  },
];
