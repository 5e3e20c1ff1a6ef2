import { CTC_MODEL } from './ctc-model.ts';
import type { StoredModel } from './stored-model.ts';

/** One layer ready for use: weight = int8 * scale, outputs padded with zero rows to a multiple of four. */
export interface Layer {
  outputs: number;
  inner: number;
  weights: Float64Array;
  bias: Float64Array;
}

export interface Model {
  alphabet: string[];
  calibration: { slope: number; offset: number };
  layers: Map<string, Layer>;
}

function decodeBase64(text: string): Uint8Array {
  const binary = atob(text);
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Unpacks a stored model. Throws RangeError when its data is too short for its layers. */
export function unpack(stored: StoredModel): Model {
  const bytes = decodeBase64(stored.data);
  const view = new DataView(bytes.buffer);
  const layers = new Map<string, Layer>();
  let at = 0;
  for (const { name, outputs, inner } of stored.layers) {
    const rounded = Math.ceil(outputs / 4) * 4;
    const weights = new Float64Array(rounded * inner);
    const bias = new Float64Array(rounded);
    const numbers = at + 8 * outputs;
    for (let n = 0; n < outputs; n++) {
      const scale = view.getFloat32(at + 4 * n, true);
      bias[n] = view.getFloat32(at + 4 * (outputs + n), true);
      for (let k = 0; k < inner; k++) {
        weights[n * inner + k] = view.getInt8(numbers + n * inner + k) * scale;
      }
    }
    layers.set(name, { outputs: rounded, inner, weights, bias });
    at = numbers + outputs * inner;
  }
  return { alphabet: Array.from(stored.alphabet), calibration: stored.calibration, layers };
}

let shared: Model | undefined;

/** The model shipped with the reader, unpacked once. */
export function shippedModel(): Model {
  shared ??= unpack(CTC_MODEL);
  return shared;
}
