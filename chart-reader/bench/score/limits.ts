/** What counts as right; the limits of the development set's scorer. */
export const limits = {
  /** Axis error as a share of the visible range. */
  axis: 0.005,
  recall: 0.95,
  precision: 0.95,
  medianPercent: 0.5,
  lastPercent: 0.5,
  directionBody: 0.005,
  trendSlack: 0.03,
  /** A scale off by this factor or more is a scale error, not an inexact axis. */
  scaleFactor: 8,
} as const;
