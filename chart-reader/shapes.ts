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

/** Figures of the four edges of a bar, most of them between 0 and about 5; ends of wicks have others than those of bodies. */
export interface BarEvidence {
  open: readonly number[];
  high: readonly number[];
  low: readonly number[];
  close: readonly number[];
}
