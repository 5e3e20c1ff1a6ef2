import type { MeasuredPrice, PriceAxis, Series, Stage } from '../types.ts';
import type { Picture } from '../image/picture.ts';
import { priceAt, yOfPrice } from './axis-fit.ts';
import type { StripReading } from './labels.ts';
import { parsePrice } from './price-text.ts';

/**
 * The last price: the close of the last bar, and the printed box in the axis strip where one lies at the same height.
 * The printed figure is exact, so it is taken when both agree.
 */
export function findLastPrice(
  _picture: Picture,
  strip: StripReading,
  axis: PriceAxis,
  series: Series,
): Stage<MeasuredPrice> | null {
  const last = series.bars[series.bars.length - 1];
  if (!last) return null;
  const { fit, style } = strip.calibration;
  const close = last.close;
  const perPixel = Math.abs(priceAt(fit, close.y_px + 0.5) - priceAt(fit, close.y_px - 0.5));
  for (const label of strip.labels) {
    if (!label.shape.plate) continue;
    for (const reading of [label.read, ...label.read.alternatives]) {
      const price = parsePrice(reading.text, style);
      if (!price || price.value <= 0) continue;
      const y = yOfPrice(fit, price.value);
      if (Math.abs(y - label.shape.y) > 0.4 * label.shape.height + 2 || Math.abs(y - close.y_px) > 3)
        continue;
      const sigma = Math.max(0.5 * 10 ** -axis.decimals, 0.05 * perPixel);
      return {
        value: { price: price.value, y_px: y, sigma },
        confidence: Math.min(1, 0.6 + 0.4 * reading.probability),
        evidence: ['the printed price box agrees with the close of the last bar'],
      };
    }
  }
  return {
    value: close,
    confidence: last.confidence * 0.8,
    evidence: ['close of the last bar; no price box was read'],
  };
}
