/** What a person, or a model as a witness, adds to a picture: evidence that is checked against the pixels. */
import type { AxisPoint, Box, ChartKind } from '../shapes.ts';

/** Two or more heights of the price scale with the prices that stand there. */
export interface AxisHint {
  scale: 'linear' | 'log';
  points: AxisPoint[];
}

/** A bar set by hand: its middle and the rows of its four prices. */
export interface BarHint {
  x_px: number;
  open_y_px: number;
  high_y_px: number;
  low_y_px: number;
  close_y_px: number;
}

/** Coordinates as in `types.ts`: continuous pixels of the upright picture. */
export interface ReadHints {
  axis?: AxisHint;
  /** The pane that holds the price series. */
  pane?: Box;
  kind?: ChartKind;
  symbol?: string;
  /** As printed or normalised: `4h`, `H4`, `Daily`. */
  timeframe?: string;
  /** Middles of bars that are none. */
  remove_bars?: number[];
  /** Bars that were missed, or whose edges are wrong: one that stands there is replaced. */
  set_bars?: BarHint[];
}

/** What a model says of a picture: hints that count only where the pixels confirm them. The column of each label is needed. */
export type Testimony = Pick<ReadHints, 'axis' | 'kind' | 'symbol' | 'timeframe'>;
export type ToldField = keyof Testimony;

/** What is wrong with a hint: its field (`axis.points.1.price`) and what would be right. */
export interface HintProblem {
  field: string;
  message: string;
}

/** What of a reading came from hints. */
export interface HintsUsed {
  /** `set`: the scale rests on the given prices alone; `confirmed`: it rests on printed labels, which agree with them. */
  axis: 'set' | 'confirmed' | null;
  pane: boolean;
  kind: boolean;
  symbol: boolean;
  timeframe: boolean;
  bars_removed: number;
  bars_set: number;
  /** What a model told and the pixels confirmed; missing where no model was asked or nothing of it counted. */
  from_model?: ToldField[];
}

/** The error of a row on a scale that was clicked: least at the middle of the clicks, growing away from it. */
export interface ClickError {
  centre_y_px: number;
  /** At the centre, in pixels. */
  centre_px: number;
  /** Further pixels for each pixel away from it. */
  per_px: number;
}
