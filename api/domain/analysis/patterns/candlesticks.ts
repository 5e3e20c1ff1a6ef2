/** Finds candlestick patterns: every definition is tried on the bars and on the bars turned upside down. */
import { negated } from '../estimate.ts';
import { upsideDown, type FramedBar } from '../frame.ts';
import type { PatternMatch } from '../types.ts';
import { atLeast, candleOf, surroundingsOf } from './candle.ts';
import { doubleCandles } from './double-candles.ts';
import { citation, type CandlestickDefinition, type PatternFace } from './definition.ts';
import { fulfilled, fulfilledAgain } from './named-again.ts';
import { rateOf } from './rates.ts';
import { singleCandles } from './single-candles.ts';
import { tripleCandles } from './triple-candles.ts';

export const candlestickDefinitions: readonly CandlestickDefinition[] = [
  ...singleCandles,
  ...doubleCandles,
  ...tripleCandles,
];

/** Climb or fall before a pattern, in typical ranges over the six bars before it, that makes it "after a rise (decline)". */
const PRIOR_MOVE = 0.8;

/** Whether the definition holds on the bars from `first` on, and whether a second reading would say so again; null where it does not. */
function holds(
  definition: CandlestickDefinition,
  bars: readonly FramedBar[],
  first: number,
): { certain: boolean } | null {
  const around = surroundingsOf(bars, first);
  if (!around) return null;
  const move = definition.prior === 'fall' ? negated(around.priorMove) : around.priorMove;
  const prior = definition.prior === 'any' ? [] : [atLeast(move, PRIOR_MOVE)];
  if (!fulfilled(prior)) return null;
  const candles = bars.slice(first, first + definition.bars).map(candleOf);
  const conditions = [...prior, ...definition.conditions(candles, around)];
  return fulfilled(conditions) ? { certain: fulfilledAgain(conditions) } : null;
}

function matchOf(
  definition: CandlestickDefinition,
  face: PatternFace,
  mirror: PatternFace,
  span: { first: number; certain: boolean },
): PatternMatch {
  return {
    id: face.id,
    name: face.name,
    family: 'candlestick',
    direction: face.direction,
    mirrorId: mirror.id,
    firstBar: span.first,
    lastBar: span.first + definition.bars - 1,
    certain: span.certain,
    definition: face.definition,
    source: citation(definition.source),
    rate: rateOf(face.id),
    prices: [],
  };
}

/** All candlestick patterns whose last bar is `from` or later, oldest first. */
export function findCandlesticks(bars: readonly FramedBar[], from = 0): PatternMatch[] {
  const inverted = upsideDown(bars);
  const found: PatternMatch[] = [];
  for (const definition of candlestickDefinitions) {
    const { upright, inverted: other } = definition;
    for (
      let first = Math.max(0, from - definition.bars + 1);
      first + definition.bars <= bars.length;
      first++
    ) {
      const up = holds(definition, bars, first);
      if (up) found.push(matchOf(definition, upright, other ?? upright, { first, ...up }));
      const down = other && holds(definition, inverted, first);
      if (down) found.push(matchOf(definition, other, upright, { first, ...down }));
    }
  }
  return found.sort((a, b) => a.lastBar - b.lastBar);
}
