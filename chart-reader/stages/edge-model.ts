/** The form of the fitted errors of edges. */

/**
 * The logarithm of the standard deviation as a sum over standardised figures, and over a few nodes (tanh) that each weigh all of
 * them. Fitted by bench/fit-errors.ts.
 */
export interface EdgeModel {
  means: readonly number[];
  deviations: readonly number[];
  weights: readonly number[];
  constant: number;
  nodes: readonly EdgeNode[];
}

export interface EdgeNode {
  weights: readonly number[];
  constant: number;
  factor: number;
}
