import type { Mark } from './slot-marks.ts';

/** A bar in rows of the picture (not yet prices). */
export interface PixelBar {
  slot: number;
  x: number;
  highY: number;
  lowY: number;
  openY: number;
  closeY: number;
  /** Probability that open and close are the other way round. */
  turned: number;
  /** How well the bar, drawn again, covers what is drawn in its place, 0..1. */
  agreement: number;
  mark: Mark;
}
