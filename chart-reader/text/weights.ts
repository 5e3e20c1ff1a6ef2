import type { ModelShape } from './model-shape.ts';
import { newPlaces, PackedNumbers } from './packed-numbers.ts';

/** One layer ready for use: weights[output * inner + k]. */
export interface Layer {
  outputs: number;
  inner: number;
  weights: Float32Array;
  bias: Float32Array;
}

export interface Model {
  alphabet: string[];
  calibration: { slope: number; offset: number };
  layers: Map<string, Layer>;
}

/** Steps are stored as eighths of an octave, each by how far it is from the one before. */
function stepsOf(packed: PackedNumbers, count: number): number[] {
  const places = newPlaces();
  let eighths = 0;
  return Array.from({ length: count }, () => 2 ** ((eighths += packed.next(places)) / 8));
}

/** Unpacks the numbers of a model. Throws RangeError when they are too few for its layers. */
export function unpack(shape: ModelShape, numbers: Uint8Array): Model {
  const packed = new PackedNumbers(numbers);
  const layers = new Map<string, Layer>();
  for (const { name, outputs, inner } of shape.layers) {
    const [biasStep, ...steps] = stepsOf(packed, outputs + 1);
    const ofBias = newPlaces();
    const bias = new Float32Array(outputs);
    for (let n = 0; n < outputs; n++) bias[n] = packed.next(ofBias) * biasStep!;
    const ofWeights = newPlaces();
    const weights = new Float32Array(outputs * inner);
    for (let n = 0, i = 0; n < outputs; n++)
      for (let k = 0; k < inner; k++) weights[i++] = packed.next(ofWeights) * steps[n]!;
    layers.set(name, { outputs, inner, weights, bias });
  }
  return { alphabet: Array.from(shape.alphabet), calibration: shape.calibration, layers };
}
