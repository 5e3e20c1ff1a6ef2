/** A height of the price scale and the price there; the column is needed on a tilted photo. */
export interface HintedPoint {
  y_px: number;
  price: number;
  x_px?: number;
}

/** A bar set by hand: its middle and the heights of its four prices. */
export interface HintedBar {
  x_px: number;
  open_y_px: number;
  high_y_px: number;
  low_y_px: number;
  close_y_px: number;
}

/** What a person knows of a picture beside its pixels. */
export interface ChartHints {
  axis?: { scale: 'linear' | 'log'; points: HintedPoint[] };
  pane?: { x0: number; y0: number; x1: number; y1: number };
  kind?: 'candles' | 'hollow' | 'heikin_ashi' | 'bars' | 'line' | 'area' | 'renko';
  symbol?: string;
  timeframe?: string;
  remove_bars?: number[];
  set_bars?: HintedBar[];
}

/** The field of a hint (`axis.points.1.price`), and what would be right. */
export interface HintProblem {
  field: string;
  message: string;
}

/** Tells what is wrong with hints in themselves; `size` is that of the upright picture, null where it is not known yet. */
export interface HintCheck {
  problems(hints: ChartHints, size: { width: number; height: number } | null): HintProblem[];
}
