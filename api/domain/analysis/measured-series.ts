/**
 * What the analysis is made from: a price series measured in a picture.
 *
 * Prices are in the units printed on the chart's axis; `sigma` is one standard deviation in the same units.
 */

/** A number with its error. */
export interface Measured {
  value: number;
  /** One standard deviation, same unit as `value`; never negative. */
  sigma: number;
}

/** One visible bar. On line and area charts open, high and low are null; in an envelope open is (see `isEnvelope`). */
export interface MeasuredBar {
  /** Slot number on the chart's time comb, from 0, strictly rising; jumps are bars that are not drawn. */
  slot: number;
  open: Measured | null;
  high: Measured | null;
  low: Measured | null;
  close: Measured;
}

/**
 * Whether the bars were too close to be distinguished: then each entry is the range of one pixel column, without an open, and its
 * close is only the middle of that range.
 */
export const isEnvelope = (bars: readonly MeasuredBar[]): boolean =>
  bars.length > 0 && bars.every((bar) => bar.open === null && bar.high !== null && bar.low !== null);

/** The visible stretch of the price axis: prices at the top and bottom edge of the pane. */
export interface VisibleAxis {
  high: number;
  low: number;
  scale: 'linear' | 'log';
}

export interface MeasuredSeries {
  /** Left to right, oldest first; at least one. */
  bars: readonly MeasuredBar[];
  axis: VisibleAxis;
  /** 1m 5m 15m 30m 1h 4h 1D 1W 1M or the like; null when it is not printed. */
  timeframe: string | null;
  /** As printed (BTC/USDT, EURUSD, AAPL); null when it is not printed. */
  symbol: string | null;
  /** The printed last price; null when there is none, and the last close stands in for it. */
  lastPrice: Measured | null;
  /** Probability, 0..1, that the picture was read right. */
  readingQuality: number;
}
