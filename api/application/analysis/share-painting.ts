import type { AnalysisJson } from '../../domain/analysis/analysis-json-types.ts';
import type { SharePainting } from '../../ports/analysis/share-painter.ts';
import { fixed, priceDecimalsOf } from '../../domain/shared-with-web/fixed-number.ts';
import { knownSymbol } from './known-symbol.ts';

/** What the preview of a share link says: symbol, time frame, and the plan where there is one, else the last price. */
export function sharePainting(
  symbol: string,
  analysis: AnalysisJson,
  axisDecimals: number,
): Omit<SharePainting, 'picture'> {
  const price = (value: number) => fixed(value, priceDecimalsOf(axisDecimals));
  const { direction, entry, stop, take_profit_1: target } = analysis.plan;
  const plan =
    direction !== 'none' && entry !== null && stop !== null && target !== null
      ? [`Entry ${price(entry.price)}`, `Stop ${price(stop.price)}`, `TP1 ${price(target.price)}`]
      : [`Last price ${price(analysis.last_price.value)}`, 'No trade'];
  const title = [knownSymbol(symbol, analysis), analysis.time_frame ?? ''].join(' ').trim();
  return { title, figures: [`Trend ${analysis.trend_direction}`, ...plan] };
}
