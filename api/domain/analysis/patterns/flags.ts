/** Flags: a steep move and a short drift against it, or sideways. Written for rising moves. */
import { measured, minus, times } from '../estimate.ts';
import { slope } from '../indicators/statistics.ts';
import { atLeast, atMost } from './candle.ts';
import { BULKOWSKI, type Field, type Shape, type ShapeDefinition } from './swing-shapes.ts';

const POLE_BARS = 8;
const POLE_HEIGHT = 4;
const LEAST_BARS = 5;
const MOST_BARS = 20;

/** The flag that ends at the last bar, if any: its pole ends at the highest high of the last 5 to 20 bars. */
function findFlag({ bars, range }: Field): Shape[] {
  const lastBar = bars.length - 1;
  const from = Math.max(0, lastBar - MOST_BARS);
  const recent = bars.slice(from);
  const highs = recent.map(({ high }) => high.value);
  const top = from + highs.indexOf(Math.max(...highs));
  const flag = bars.slice(top + 1);
  if (flag.length < LEAST_BARS || top < 1) return [];
  const pole = bars.slice(Math.max(0, top - POLE_BARS), top);
  const [tip, base] = [
    bars[top]?.high,
    pole.map(({ low }) => low).reduce((a, b) => (b.value < a.value ? b : a)),
  ];
  const deepest = flag.map(({ low }) => low).reduce((a, b) => (b.value < a.value ? b : a));
  if (!tip) return [];
  const height = minus(tip, base);
  const drift = slope(flag.map(({ close }) => close.value)) * flag.length;
  const conditions = [
    atLeast(height, POLE_HEIGHT * range),
    atMost(minus(tip, deepest), times(height, 0.5)),
    atMost(measured(drift), 0),
  ];
  const prices = [
    { name: 'foot of the pole', at: base },
    { name: 'tip of the pole', at: tip },
  ];
  return [{ firstBar: Math.max(0, top - POLE_BARS), lastBar, conditions, prices }];
}

export const flagShapes: readonly ShapeDefinition[] = [
  {
    upright: {
      id: 'bull_flag',
      name: 'Bull flag',
      direction: 'bullish',
      definition:
        'A rise of at least four average true ranges within eight bars, then 5 to 20 bars that drift down or sideways and give back at most half of it, up to the last bar.',
    },
    inverted: {
      id: 'bear_flag',
      name: 'Bear flag',
      direction: 'bearish',
      definition:
        'A fall of at least four average true ranges within eight bars, then 5 to 20 bars that drift up or sideways and win back at most half of it, up to the last bar.',
    },
    source: BULKOWSKI,
    find: findFlag,
  },
];
