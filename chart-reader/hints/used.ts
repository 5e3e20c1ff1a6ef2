import type { AxisInPane } from '../stages/price-axes.ts';
import type { HintsUsed, ReadHints, ToldField } from './types.ts';

/**
 * What of a reading came from the hints; `axis` tells whether labels were read that agree with a given scale,
 * `told` what a model named and the pixels confirmed.
 */
export function hintsUsed(
  hints: ReadHints | null,
  axis: AxisInPane['given'],
  told: readonly ToldField[],
): HintsUsed {
  const { pane, kind, symbol, timeframe, remove_bars = [], set_bars = [] } = hints ?? {};
  return {
    axis: axis === 'told' ? null : (axis ?? null),
    pane: pane !== undefined,
    kind: kind !== undefined,
    symbol: symbol !== undefined,
    timeframe: timeframe !== undefined,
    bars_removed: remove_bars.length,
    bars_set: set_bars.length,
    ...(told.length > 0 ? { from_model: [...told] } : {}),
  };
}
