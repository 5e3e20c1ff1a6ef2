/**
 * Chart patterns between two lines: triangles, wedges, channels. The lines are least-squares fits through the last three to
 * five swing highs and as many swing lows; what the shape is called depends on how they run.
 */
import { measured } from '../estimate.ts';
import type { Measured } from '../measured-series.ts';
import type { FramedPivot } from '../pivots.ts';
import type { Condition } from './candle.ts';
import { BULKOWSKI, EDWARDS_MAGEE, type Field, type Shape, type ShapeDefinition } from './swing-shapes.ts';

/** A straight line in units per bar. */
interface Fit {
  at: (bar: number) => number;
  perBar: number;
  /** One sigma of a point on the line. */
  sigma: number;
}

/** Least-squares line through pivots, which lie at uneven bars. */
function fitThrough(pivots: readonly FramedPivot[]): Fit {
  const n = pivots.length;
  const meanBar = pivots.reduce((total, { bar }) => total + bar, 0) / n;
  const meanValue = pivots.reduce((total, { at }) => total + at.value, 0) / n;
  const spread = pivots.reduce((total, { bar }) => total + (bar - meanBar) ** 2, 0);
  const shared = pivots.reduce((total, { bar, at }) => total + (bar - meanBar) * (at.value - meanValue), 0);
  const perBar = spread === 0 ? 0 : shared / spread;
  const sigma = Math.sqrt(pivots.reduce((total, { at }) => total + at.sigma ** 2, 0)) / n;
  return { at: (bar) => meanValue + perBar * (bar - meanBar), perBar, sigma };
}

/** Two lines over a stretch of bars, and how they run there; shares are of the gap at the beginning. */
interface Corridor {
  firstBar: number;
  lastBar: number;
  upper: Fit;
  lower: Fit;
  /** Gap at the end over gap at the beginning. */
  narrowing: number;
  /** Climb of each line over the stretch, as a share of the gap at the beginning. */
  upperClimb: number;
  lowerClimb: number;
  /** One sigma of those shares. */
  sigma: number;
}

/** A pivot may lie this far from its line, in average true ranges, and a close this far beyond it. */
const TOUCH = 0.6;
const MOST_TOUCHES = 5;
const LEAST_TOUCHES = 3;

function corridorOf(field: Field, touches: number): Corridor | null {
  const last = (kind: FramedPivot['kind']) =>
    field.pivots.filter((pivot) => pivot.kind === kind).slice(-touches);
  const [highs, lows] = [last('high'), last('low')];
  if (highs.length < touches || lows.length < touches) return null;
  const pivots = [...highs, ...lows];
  const [upper, lower] = [fitThrough(highs), fitThrough(lows)];
  const firstBar = Math.min(...pivots.map(({ bar }) => bar));
  const lastBar = field.bars.length - 1;
  const tolerance = TOUCH * field.range;
  const touched =
    highs.every(({ bar, at }) => Math.abs(at.value - upper.at(bar)) <= tolerance) &&
    lows.every(({ bar, at }) => Math.abs(at.value - lower.at(bar)) <= tolerance);
  const gap = upper.at(firstBar) - lower.at(firstBar);
  if (!touched || gap < 2 * field.range) return null;
  const inside = field.bars.slice(firstBar).every(({ close }, i) => {
    const bar = firstBar + i;
    return close.value <= upper.at(bar) + tolerance && close.value >= lower.at(bar) - tolerance;
  });
  if (!inside) return null;
  const width = lastBar - firstBar;
  return {
    firstBar,
    lastBar,
    upper,
    lower,
    narrowing: (upper.at(lastBar) - lower.at(lastBar)) / gap,
    upperClimb: (upper.perBar * width) / gap,
    lowerClimb: (lower.perBar * width) / gap,
    sigma: (2 * Math.hypot(upper.sigma, lower.sigma)) / gap,
  };
}

function findCorridor(field: Field): Corridor | null {
  for (let touches = MOST_TOUCHES; touches >= LEAST_TOUCHES; touches--) {
    const corridor = corridorOf(field, touches);
    if (corridor) return corridor;
  }
  return null;
}

/** Of each field: every shape asks for the same one. */
const corridors = new WeakMap<Field, Corridor | null>();

/** The corridor with the most touches that bars up to the last one keep to. */
function latestCorridor(field: Field): Corridor | null {
  const known = corridors.get(field);
  if (known !== undefined) return known;
  const corridor = findCorridor(field);
  corridors.set(field, corridor);
  return corridor;
}

/** Shares that definitions speak of. */
const FLAT = 0.2;
const SLOPING = 0.3;
const CONVERGED = 0.65;
const PARALLEL = 0.8;

type Rule = (corridor: Corridor) => number[];

const converging: Rule = ({ narrowing }) => [CONVERGED - narrowing, narrowing];
const parallel: Rule = ({ narrowing }) => [narrowing - PARALLEL, 1 / PARALLEL - narrowing];
const flat = (climb: number) => FLAT - Math.abs(climb);

function shaped(rule: Rule): (field: Field) => Shape[] {
  return (field) => {
    const corridor = latestCorridor(field);
    if (!corridor) return [];
    const conditions: Condition[] = rule(corridor).map((margin) => measured(margin, corridor.sigma));
    const end = (fit: Fit): Measured => measured(fit.at(corridor.lastBar), fit.sigma);
    const prices = [
      { name: 'upper line', at: end(corridor.upper) },
      { name: 'lower line', at: end(corridor.lower) },
    ];
    return [{ firstBar: corridor.firstBar, lastBar: corridor.lastBar, conditions, prices }];
  };
}

const TOUCH_TEXT = 'each through the last three to five swings and kept to by every close since';

export const lineShapes: readonly ShapeDefinition[] = [
  {
    upright: {
      id: 'ascending_triangle',
      name: 'Ascending triangle',
      direction: 'bullish',
      definition: `A flat upper and a rising lower line, ${TOUCH_TEXT}, that close to less than 65% of their first distance.`,
    },
    inverted: {
      id: 'descending_triangle',
      name: 'Descending triangle',
      direction: 'bearish',
      definition: `A flat lower and a falling upper line, ${TOUCH_TEXT}, that close to less than 65% of their first distance.`,
    },
    source: EDWARDS_MAGEE,
    find: shaped((corridor) => [
      ...converging(corridor),
      flat(corridor.upperClimb),
      corridor.lowerClimb - SLOPING,
    ]),
  },
  {
    upright: {
      id: 'symmetrical_triangle',
      name: 'Symmetrical triangle',
      direction: 'neutral',
      definition: `A falling upper and a rising lower line, ${TOUCH_TEXT}, that close to less than 65% of their first distance.`,
    },
    source: EDWARDS_MAGEE,
    find: shaped((corridor) => [
      ...converging(corridor),
      -corridor.upperClimb - FLAT,
      corridor.lowerClimb - FLAT,
    ]),
  },
  {
    upright: {
      id: 'falling_wedge',
      name: 'Falling wedge',
      direction: 'bullish',
      definition: `Two falling lines, ${TOUCH_TEXT}, that close to less than 65% of their first distance.`,
    },
    inverted: {
      id: 'rising_wedge',
      name: 'Rising wedge',
      direction: 'bearish',
      definition: `Two rising lines, ${TOUCH_TEXT}, that close to less than 65% of their first distance.`,
    },
    source: BULKOWSKI,
    find: shaped((corridor) => [
      ...converging(corridor),
      -corridor.upperClimb - FLAT,
      -corridor.lowerClimb - FLAT,
    ]),
  },
  {
    upright: {
      id: 'rising_channel',
      name: 'Rising channel',
      direction: 'bullish',
      definition: `Two rising lines, ${TOUCH_TEXT}, that stay parallel within a fifth of their distance.`,
    },
    inverted: {
      id: 'falling_channel',
      name: 'Falling channel',
      direction: 'bearish',
      definition: `Two falling lines, ${TOUCH_TEXT}, that stay parallel within a fifth of their distance.`,
    },
    source: EDWARDS_MAGEE,
    find: shaped((corridor) => [
      ...parallel(corridor),
      corridor.upperClimb - SLOPING,
      corridor.lowerClimb - SLOPING,
    ]),
  },
  {
    upright: {
      id: 'rectangle',
      name: 'Rectangle',
      direction: 'neutral',
      definition: `Two flat lines, ${TOUCH_TEXT}, that stay parallel within a fifth of their distance.`,
    },
    source: EDWARDS_MAGEE,
    find: shaped((corridor) => [...parallel(corridor), flat(corridor.upperClimb), flat(corridor.lowerClimb)]),
  },
];
