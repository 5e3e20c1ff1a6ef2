import { CTC_MODEL } from './ctc-model.ts';
import type { StoredModel } from './stored-model.ts';

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

/** The bytes that a base64 text stands for. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

/** Unpacks a stored model. Throws RangeError when its data is too short for its layers. */
export function unpack(stored: StoredModel): Model {
  const bytes = bytesOf(stored.data);
  const view = new DataView(bytes.buffer);
  const layers = new Map<string, Layer>();
  let at = 0;
  for (const { name, outputs, inner } of stored.layers) {
    const weights = new Float32Array(outputs * inner);
    const bias = new Float32Array(outputs);
    const numbers = at + 8 * outputs;
    for (let n = 0; n < outputs; n++) {
      const scale = view.getFloat32(at + 4 * n, true);
      bias[n] = view.getFloat32(at + 4 * (outputs + n), true);
      for (let k = 0; k < inner; k++) {
        weights[n * inner + k] = view.getInt8(numbers + n * inner + k) * scale;
      }
    }
    layers.set(name, { outputs, inner, weights, bias });
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
