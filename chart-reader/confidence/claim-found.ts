/** Claims of what was found in a picture that is refused. */
import type { AxisLabel, MeasuredPrice, PartialReading, PriceAxis, ReadText, Stage } from '../types.ts';
import { sure, sureText } from './claim.ts';
import { axisMeasures, lastPriceMeasures, textMeasures } from './measures.ts';
import type { WitnessedAxis } from './witnesses.ts';

interface FoundParts extends WitnessedAxis {
  axis: Stage<PriceAxis>;
  labels: readonly AxisLabel[];
  symbol: Stage<ReadText> | null;
  timeframe: Stage<ReadText> | null;
  last_price: Stage<MeasuredPrice> | null;
}

/** What was found beside a refused series, with claims. */
export function claimFound(
  { axis, labels, symbol, timeframe, last_price, ...witnessed }: FoundParts,
  photo: boolean,
): PartialReading {
  const ofAxis = axisMeasures(axis, labels, witnessed, false);
  const measures = {
    axis: ofAxis,
    symbol: symbol ? textMeasures(symbol, axis, null, photo) : undefined,
    timeframe: timeframe ? textMeasures(timeframe, axis, null, photo) : undefined,
    last_price: last_price
      ? lastPriceMeasures(textMeasures(last_price, axis, null, photo), ofAxis, true)
      : undefined,
  };
  return {
    axis: sure(axis, 'axis', measures.axis),
    ...(symbol ? { symbol: sureText(symbol, 'symbol', measures.symbol) } : {}),
    ...(timeframe ? { timeframe: sureText(timeframe, 'timeframe', measures.timeframe) } : {}),
    ...(last_price ? { last_price: sure(last_price, 'last_price', measures.last_price) } : {}),
    measures,
  };
}

/** Symbol, time frame and a price that the header prints, where no axis was found. */
export function claimNames(
  { symbol, timeframe, last_price }: Partial<Pick<FoundParts, 'symbol' | 'timeframe' | 'last_price'>>,
  photo: boolean,
): PartialReading {
  const measures = {
    symbol: symbol ? textMeasures(symbol, null, null, photo) : undefined,
    timeframe: timeframe ? textMeasures(timeframe, null, null, photo) : undefined,
    last_price: last_price
      ? lastPriceMeasures(textMeasures(last_price, null, null, photo), {}, true)
      : undefined,
  };
  return {
    ...(symbol ? { symbol: sureText(symbol, 'symbol', measures.symbol) } : {}),
    ...(timeframe ? { timeframe: sureText(timeframe, 'timeframe', measures.timeframe) } : {}),
    ...(last_price ? { last_price: sure(last_price, 'last_price', measures.last_price) } : {}),
    measures,
  };
}
