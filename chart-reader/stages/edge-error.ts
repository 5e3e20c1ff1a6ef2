/** The error of an edge in pixels, from the figures of the drawing around it. */
import { clamp } from '../image/numbers.ts';
import type { BarEvidence } from '../shapes.ts';
import type { EdgeModel } from './edge-model.ts';
import { EDGE_MODELS } from './edge-weights.ts';

/** Figures farther from the usual ones count as this many of their deviations. */
export const FARTHEST = 6;
/** Least and greatest error in pixels. */
const LEAST = 0.1;
const GREATEST = 400;

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k]! * b[k]!;
  return sum;
}

/** The figures in their deviations from the usual ones. */
export function standardised({ means, deviations }: EdgeModel, figures: readonly number[]): number[] {
  return figures.map((value, k) => clamp((value - means[k]!) / deviations[k]!, -FARTHEST, FARTHEST));
}

/** Standard deviation in pixels of an edge with these figures. */
export function edgeError(model: EdgeModel, figures: readonly number[]): number {
  const z = standardised(model, figures);
  let nodes = 0;
  for (const { weights, constant, factor } of model.nodes)
    nodes += factor * Math.tanh(dot(weights, z) + constant);
  return clamp(Math.exp(model.constant + dot(model.weights, z) + nodes), LEAST, GREATEST);
}

/** Standard deviations in pixels of the four rows of a bar. */
export function barErrors({ open, high, low, close }: BarEvidence): Record<keyof BarEvidence, number> {
  const { wick, body } = EDGE_MODELS;
  return {
    open: edgeError(body, open),
    high: edgeError(wick, high),
    low: edgeError(wick, low),
    close: edgeError(body, close),
  };
}
