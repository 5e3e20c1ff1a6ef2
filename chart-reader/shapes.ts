/** Shapes that the pixels, the readings and the hints share. */

/** Axis-parallel box: x0 <= x < x1, y0 <= y < y1, in pixels. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** How the price series is drawn. `renko` also covers range bricks; both have no time axis of their own. */
export type ChartKind = 'candles' | 'hollow' | 'heikin_ashi' | 'bars' | 'line' | 'area' | 'renko';

export interface AxisPoint {
  y_px: number;
  price: number;
  /** Column where the price was read; needed on a tilted photo only. */
  x_px?: number;
}
