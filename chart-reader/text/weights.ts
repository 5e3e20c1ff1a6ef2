import type { ModelShape } from './model-shape.ts';
import { ExpectedSizes, newClasses } from './expected-sizes.ts';
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

/** The middle one of a list of whole numbers is stored first, and of each how far it is from that. */
function aroundMiddle(packed: PackedNumbers, count: number): number[] {
  const middle = packed.next(newPlaces());
  const places = newPlaces();
  return Array.from({ length: count }, () => middle + packed.next(places));
}

/** Steps are stored as eighths of an octave. */
const stepsOf = (packed: PackedNumbers, count: number): number[] =>
  aroundMiddle(packed, count).map((eighths) => 2 ** (eighths / 8));

/** Unpacks the numbers of a model. Throws RangeError when they are too few for its layers. */
export function unpack(shape: ModelShape, numbers: Uint8Array): Model {
  const packed = new PackedNumbers(numbers);
  const classes = newClasses();
  const layers = new Map<string, Layer>();
  for (const { name, outputs, inner } of shape.layers) {
    const [biasStep] = stepsOf(packed, 1);
    const rows = stepsOf(packed, outputs);
    const ofBias = newPlaces();
    const bias = Float32Array.from({ length: outputs }, () => packed.next(ofBias) * biasStep!);
    const weights = new Float32Array(outputs * inner);
    const expected = new ExpectedSizes(inner);
    rows.forEach((row, n) => {
      expected.nextRow();
      for (let k = 0; k < inner; k++) {
        const value = packed.next(classes[expected.classOf(k)]!);
        expected.saw(k, Math.abs(value));
        weights[n * inner + k] = value * row;
      }
    });
    layers.set(name, { outputs, inner, weights, bias });
  }
  return { alphabet: Array.from(shape.alphabet), calibration: shape.calibration, layers };
}
