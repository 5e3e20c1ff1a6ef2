import type { HintsUsed, ReadHints } from './types.ts';

/** What of a reading came from the hints; `axis` tells whether labels were read that agree with a given scale. */
export function hintsUsed(hints: ReadHints, axis: 'set' | 'confirmed' | undefined): HintsUsed {
  const { pane, kind, symbol, timeframe, remove_bars = [], set_bars = [] } = hints;
  return {
    axis: axis ?? null,
    pane: pane !== undefined,
    kind: kind !== undefined,
    symbol: symbol !== undefined,
    timeframe: timeframe !== undefined,
    bars_removed: remove_bars.length,
    bars_set: set_bars.length,
  };
}
