/**
 * The table of the confidence formula; a benchmark may fit it anew.
 *
 * evidence = 1 / (1 + exp(−(intercept + Σ weight × feature))), every feature 0..1 and every weight at least 0, so that more
 * evidence never lowers it. Confidence = reading quality × evidence: the probability that the picture was read right, times
 * that of the stated direction given a right reading. The first values make the evidence agree with how often the direction
 * survived measuring noise and lost bars on simulated walks.
 */
export const confidenceCoefficients = {
  intercept: -2.4,
  weights: {
    /** How many errors of the score lie between it and the nearest threshold, of three. */
    trend_margin: 4.6,
    /** Visible bars, of sixty. */
    bar_count: 0.8,
    /** Share of bars whose open and close lie between low and high within two errors. */
    consistent_bars: 0.8,
    /** One minus the typical price error in hundredths of the visible range. */
    precision: 0.8,
    /** Share of slots between the first and last bar on which a bar was read. */
    continuity: 0.4,
  },
} as const;

export type ConfidenceFeatureName = keyof typeof confidenceCoefficients.weights;
