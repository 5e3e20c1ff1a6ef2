/** A pattern that is a part of another one found around it is left out: the whole includes it. */
import type { PatternMatch } from '../types.ts';

const WHOLES: Readonly<Record<string, readonly string[]>> = {
  double_bottom: ['triple_bottom', 'rectangle'],
  double_top: ['triple_top', 'rectangle'],
  triple_bottom: ['rectangle'],
  triple_top: ['rectangle'],
  bullish_harami: ['three_inside_up'],
  bearish_harami: ['three_inside_down'],
  bullish_engulfing: ['three_outside_up'],
  bearish_engulfing: ['three_outside_down'],
};

export function withoutParts<T extends Pick<PatternMatch, 'id' | 'firstBar' | 'lastBar'>>(
  all: readonly T[],
): T[] {
  return all.filter(
    (part) =>
      !all.some(
        (whole) =>
          WHOLES[part.id]?.includes(whole.id) &&
          whole.firstBar <= part.firstBar &&
          part.lastBar <= whole.lastBar,
      ),
  );
}
