/** Figures by name, in a fixed order for each field. */
export type Measures = Record<string, number>;

/** A logistic regression on standardised measures, and the curve from its probability to the share that was right. */
export interface FieldModel {
  names: readonly string[];
  means: readonly number[];
  deviations: readonly number[];
  weights: readonly number[];
  constant: number;
  /** Rising points [probability of the regression, share right], between which the claim is interpolated. */
  curve: readonly (readonly [number, number])[];
}
