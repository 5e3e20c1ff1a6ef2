import { multiply } from './matrix.ts';
import { LINE_HEIGHT, type NormalisedLine } from './normalise-line.ts';
import type { Layer, Model } from './weights.ts';

/** Log-free class scores per time step: `scores[t * classes + c]`, after softmax. */
export interface ClassProbabilities {
  steps: number;
  classes: number;
  scores: Float64Array;
}

/** A stack of feature rows: `data[(row * (width + 2) + 1 + x) * channels + c]`, zero columns at both ends. */
interface Features {
  rows: number;
  width: number;
  channels: number;
  data: Float64Array;
}

function layerOf(model: Model, name: string): Layer {
  const layer = model.layers.get(name);
  if (!layer) throw new RangeError(`The text model has no layer ${name}`);
  return layer;
}

function blankFeatures(rows: number, width: number, channels: number): Features {
  return { rows, width, channels, data: new Float64Array(rows * (width + 2) * channels) };
}

/** The line as a one-channel stack. */
function inputFeatures(line: NormalisedLine): Features {
  const features = blankFeatures(LINE_HEIGHT, line.width, 1);
  for (let y = 0; y < LINE_HEIGHT; y++) {
    for (let x = 0; x < line.width; x++) {
      features.data[y * (line.width + 2) + 1 + x] = line.data[y * line.width + x]!;
    }
  }
  return features;
}

/** Convolution over `tall` x 3 with zero borders, then relu. `top` is the first source row of target row 0. */
function convolve(
  source: Features,
  layer: Layer,
  shape: { tall: number; top: number; strideY: number; strideX: number; rows: number },
): Features {
  const { channels } = source;
  const width = Math.ceil(source.width / shape.strideX);
  const target = blankFeatures(shape.rows, width, layer.outputs);
  const span = 3 * channels;
  const even = width + (width & 1);
  const patches = new Float64Array(even * layer.inner);
  const result = new Float64Array(even * layer.outputs);
  for (let row = 0; row < shape.rows; row++) {
    patches.fill(0);
    for (let ky = 0; ky < shape.tall; ky++) {
      const y = row * shape.strideY + shape.top + ky;
      if (y < 0 || y >= source.rows) continue;
      const line = y * (source.width + 2) * channels;
      for (let x = 0; x < width; x++) {
        const from = line + x * shape.strideX * channels;
        const to = x * layer.inner + ky * span;
        for (let k = 0; k < span; k++) patches[to + k] = source.data[from + k]!;
      }
    }
    multiply(patches, width, layer.inner, layer.weights, layer.bias, result, true);
    target.data.set(result.subarray(0, width * layer.outputs), (row * (width + 2) + 1) * layer.outputs);
  }
  return target;
}

/** Depthwise convolution over five steps with zero borders. */
function depthwise(source: Float64Array, steps: number, layer: Layer, out: Float64Array): void {
  const channels = layer.outputs;
  const taps = layer.inner;
  const reach = taps >> 1;
  for (let t = 0; t < steps; t++) {
    const low = Math.max(0, reach - t);
    const high = Math.min(taps, steps - t + reach);
    for (let c = 0; c < channels; c++) {
      let sum = layer.bias[c]!;
      for (let k = low; k < high; k++) {
        sum += source[(t + k - reach) * channels + c]! * layer.weights[c * taps + k]!;
      }
      out[t * channels + c] = sum;
    }
  }
}

/** Softmax over the first `classes` of `stride` scores of each step, in place of a new array. */
function softmax(scores: Float64Array, steps: number, stride: number, classes: number): Float64Array {
  const out = new Float64Array(steps * classes);
  for (let t = 0; t < steps; t++) {
    let highest = -Infinity;
    for (let c = 0; c < classes; c++) highest = Math.max(highest, scores[t * stride + c]!);
    let sum = 0;
    for (let c = 0; c < classes; c++) {
      const value = Math.exp(scores[t * stride + c]! - highest);
      out[t * classes + c] = value;
      sum += value;
    }
    for (let c = 0; c < classes; c++) out[t * classes + c]! /= sum;
  }
  return out;
}

/** Class probabilities of a line: two strided convolutions, one that folds the height, residual blocks, head. */
export function classify(model: Model, line: NormalisedLine): ClassProbabilities {
  const input = inputFeatures(line);
  const half = convolve(input, layerOf(model, 'conv1'), {
    tall: 3,
    top: -1,
    strideY: 2,
    strideX: 1,
    rows: 8,
  });
  const quarter = convolve(half, layerOf(model, 'conv2'), {
    tall: 3,
    top: -1,
    strideY: 2,
    strideX: 2,
    rows: 4,
  });
  const folded = convolve(quarter, layerOf(model, 'conv3'), {
    tall: 4,
    top: 0,
    strideY: 1,
    strideX: 1,
    rows: 1,
  });
  const { channels, width: steps } = folded;
  const even = steps + (steps & 1);
  const features = new Float64Array(even * channels);
  features.set(folded.data.subarray(channels, (steps + 1) * channels));
  const mixed = new Float64Array(even * channels);
  const update = new Float64Array(even * channels);
  for (let block = 0; model.layers.has(`block${block}.depthwise`); block++) {
    const pointwise = layerOf(model, `block${block}.pointwise`);
    depthwise(features, steps, layerOf(model, `block${block}.depthwise`), mixed);
    multiply(mixed, steps, channels, pointwise.weights, pointwise.bias, update, true);
    for (let i = 0; i < steps * channels; i++) features[i]! += update[i]!;
  }
  const head = layerOf(model, 'head');
  const scores = new Float64Array(even * head.outputs);
  multiply(features, steps, channels, head.weights, head.bias, scores, false);
  const classes = model.alphabet.length + 1;
  return { steps, classes, scores: softmax(scores, steps, head.outputs, classes) };
}
