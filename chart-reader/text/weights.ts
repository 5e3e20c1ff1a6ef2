import type { ModelShape } from './model-shape.ts';

/** One layer ready for use: weight = int8 * scale, weights[output * inner + k]. */
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

/** Unpacks the numbers of a model. Throws RangeError when they are too few for its layers. */
export function unpack(shape: ModelShape, numbers: Uint8Array): Model {
  const view = new DataView(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  const layers = new Map<string, Layer>();
  let at = 0;
  for (const { name, outputs, inner } of shape.layers) {
    const weights = new Float32Array(outputs * inner);
    const bias = new Float32Array(outputs);
    const first = at + 8 * outputs;
    for (let n = 0; n < outputs; n++) {
      const scale = view.getFloat32(at + 4 * n, true);
      bias[n] = view.getFloat32(at + 4 * (outputs + n), true);
      for (let k = 0; k < inner; k++) {
        weights[n * inner + k] = view.getInt8(first + n * inner + k) * scale;
      }
    }
    layers.set(name, { outputs, inner, weights, bias });
    at = first + outputs * inner;
  }
  return { alphabet: Array.from(shape.alphabet), calibration: shape.calibration, layers };
}
