import type { Measured, MeasuredBar, MeasuredSeries } from '../../domain/analysis/measured-series.ts';
import type { ChartReadout, ReadBar } from '../../ports/analysis/chart-reading.ts';

/**
 * What the analysis needs of a reading. `symbol` is the caller's name for the instrument, which goes before the printed
 * one; null when the caller gave none.
 */
export function readingToSeries(readout: ChartReadout, symbol: string | null): MeasuredSeries {
  const { price_pane: pane, axis, last_price: last } = readout;
  return {
    bars: readout.bars.map(toBar),
    axis: { high: priceAt(axis, pane.y0), low: priceAt(axis, pane.y1), scale: axis.scale },
    timeframe: readout.timeframe?.text ?? null,
    symbol: symbol ?? readout.symbol?.text ?? null,
    lastPrice: last === null ? null : { value: last.price, sigma: last.sigma },
    readingQuality: readout.quality.score,
  };
}

/** Price at row `y`: on the straight line through a and b, in the price or its logarithm. */
export function priceAt({ scale, a, b }: ChartReadout['axis'], y: number): number {
  const share = (y - a.y_px) / (b.y_px - a.y_px);
  if (scale === 'linear') return a.price + share * (b.price - a.price);
  return Math.exp(Math.log(a.price) + share * (Math.log(b.price) - Math.log(a.price)));
}

function toBar(bar: ReadBar): MeasuredBar {
  return {
    slot: bar.slot,
    open: measured(bar.open, bar.open_sigma),
    high: measured(bar.high, bar.high_sigma),
    low: measured(bar.low, bar.low_sigma),
    close: { value: bar.close, sigma: bar.close_sigma },
  };
}

function measured(value: number | null, sigma: number | null): Measured | null {
  return value === null || sigma === null ? null : { value, sigma };
}
