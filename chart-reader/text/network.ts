import type { Kernels } from './kernels.ts';
import { LINE_HEIGHT, MAX_WIDTH, type NormalisedLine } from './normalise-line.ts';
import type { Layer, Model } from './weights.ts';

/** Class probabilities per time step: `scores[t * classes + c]`; they sum to one at every step. */
export interface ClassProbabilities {
  steps: number;
  classes: number;
  scores: Float64Array;
}

/** A trained network that reads lines one after another. */
export interface Network {
  classify(line: NormalisedLine): ClassProbabilities;
}

/** A layer in the memory of the kernels. */
interface Placed {
  weights: number;
  bias: number;
  inner: number;
  /** Rounded up to a multiple of eight; what is added gives scores of zero. */
  outputs: number;
}

/** Rows of zeros that the depthwise convolutions find before the first and after the last step. */
const REACH = 2;
const TAPS = 2 * REACH + 1;
const HALF_ROWS = LINE_HEIGHT / 2;
const QUARTER_ROWS = LINE_HEIGHT / 4;
/** Scores so far below the best one have no probability that matters. */
const NEGLIGIBLE = -30;

function layerOf(model: Model, name: string): Layer {
  const layer = model.layers.get(name);
  if (!layer) throw new RangeError(`The text model has no layer ${name}`);
  return layer;
}

const rounded = (outputs: number): number => Math.ceil(outputs / 8) * 8;

/** Where each thing lies in the memory of the kernels, and how much is taken. */
class Arena {
  size = 8;

  take(numbers: number): number {
    const at = this.size;
    this.size += Math.ceil(numbers / 4) * 4;
    return at;
  }

  allocate({ outputs, inner }: Layer): Placed {
    const wide = rounded(outputs);
    return { weights: this.take(wide * inner), bias: this.take(wide), inner, outputs: wide };
  }
}

/** Writes a layer of matrix products in panels of eight outputs. */
function writePanels(memory: Float32Array, placed: Placed, { outputs, inner, weights, bias }: Layer): void {
  for (let n = 0; n < outputs; n++)
    for (let k = 0; k < inner; k++)
      memory[placed.weights + ((n >> 3) * inner + k) * 8 + (n & 7)] = weights[n * inner + k]!;
  memory.set(bias, placed.bias);
}

/** Writes a depthwise layer with its taps outermost. */
function writeTaps(memory: Float32Array, placed: Placed, { outputs, inner, weights, bias }: Layer): void {
  for (let c = 0; c < outputs; c++)
    for (let k = 0; k < inner; k++) memory[placed.weights + k * outputs + c] = weights[c * inner + k]!;
  memory.set(bias, placed.bias);
}

/**
 * Two strided convolutions, one that folds the height away, residual blocks along the line, and the head. The buffers
 * are taken once and used for every line; they lie in the kernels' own memory.
 */
class ConvolutionalNetwork implements Network {
  private readonly kernels: Kernels;
  private readonly classes: number;
  private readonly convolutions: [Placed, Placed, Placed];
  private readonly blocks: { depthwise: Placed; pointwise: Placed }[] = [];
  private readonly head: Placed;
  private readonly input: number;
  private readonly half: number;
  private readonly quarter: number;
  private readonly features: [number, number];
  private readonly mixed: number;
  private readonly scores: number;

  constructor(model: Model, kernelsFor: (numbers: number) => Kernels) {
    const arena = new Arena();
    const writes: ((memory: Float32Array) => void)[] = [];
    const load = (name: string, write: typeof writePanels): Placed => {
      const layer = layerOf(model, name);
      const placed = arena.allocate(layer);
      writes.push((memory) => {
        write(memory, placed, layer);
      });
      return placed;
    };
    this.convolutions = [load('conv1', writePanels), load('conv2', writePanels), load('conv3', writePanels)];
    for (let b = 0; model.layers.has(`block${b}.depthwise`); b++)
      this.blocks.push({
        depthwise: load(`block${b}.depthwise`, writeTaps),
        pointwise: load(`block${b}.pointwise`, writePanels),
      });
    this.head = load('head', writePanels);
    this.classes = model.alphabet.length + 1;
    const [first, second, third] = this.convolutions;
    const steps = Math.ceil(MAX_WIDTH / 2);
    this.input = arena.take((LINE_HEIGHT + 1) * (MAX_WIDTH + 2));
    this.half = arena.take((HALF_ROWS + 1) * (MAX_WIDTH + 2) * first.outputs);
    this.quarter = arena.take(QUARTER_ROWS * (steps + 2) * second.outputs);
    const stack = (steps + 2 * REACH) * third.outputs;
    this.features = [arena.take(stack), arena.take(stack)];
    this.mixed = arena.take(steps * third.outputs);
    this.scores = arena.take(steps * this.head.outputs);
    this.kernels = kernelsFor(arena.size);
    for (const write of writes) write(this.kernels.memory);
  }

  classify(line: NormalisedLine): ClassProbabilities {
    const steps = Math.ceil(line.width / 2);
    this.fold(line, steps);
    const features = this.mix(steps);
    const { inner, outputs, weights, bias } = this.head;
    const source = features + REACH * inner;
    const shape = { rowStride: inner, count: steps, segments: 1, length: inner, segmentStride: 0 };
    const target = { outputs, out: this.scores, outStride: outputs, relu: false, residual: 0 };
    this.kernels.multiply({ source, ...shape, weights, bias, ...target });
    const scores = this.kernels.memory.subarray(this.scores, this.scores + steps * outputs);
    return { steps, classes: this.classes, scores: softmax(scores, steps, outputs, this.classes) };
  }

  /** The three convolutions: from the line's pixels to one row of features, `REACH` zero rows before and after it. */
  private fold({ width, data }: NormalisedLine, steps: number): void {
    const { memory } = this.kernels;
    const [first, second, third] = this.convolutions;
    const wide = width + 2;
    memory.fill(0, this.input, this.input + (LINE_HEIGHT + 1) * wide);
    for (let y = 0; y < LINE_HEIGHT; y++)
      memory.set(data.subarray(y * width, (y + 1) * width), this.input + (y + 1) * wide + 1);
    const halfRow = wide * first.outputs;
    memory.fill(0, this.half, this.half + (HALF_ROWS + 1) * halfRow);
    for (let row = 0; row < HALF_ROWS; row++)
      this.convolve(first, this.input + 2 * row * wide, [1, 1, wide], width, {
        out: this.half + (row + 1) * halfRow + first.outputs,
        tall: 3,
      });
    const quarterRow = (steps + 2) * second.outputs;
    memory.fill(0, this.quarter, this.quarter + QUARTER_ROWS * quarterRow);
    for (let row = 0; row < QUARTER_ROWS; row++)
      this.convolve(second, this.half + 2 * row * halfRow, [first.outputs, 2, halfRow], steps, {
        out: this.quarter + row * quarterRow + second.outputs,
        tall: 3,
      });
    const channels = third.outputs;
    for (const buffer of this.features) {
      memory.fill(0, buffer, buffer + REACH * channels);
      memory.fill(0, buffer + (REACH + steps) * channels, buffer + (2 * REACH + steps) * channels);
    }
    this.convolve(third, this.quarter, [second.outputs, 1, quarterRow], steps, {
      out: this.features[0] + REACH * channels,
      tall: QUARTER_ROWS,
    });
  }

  /** One row of a convolution over `tall` x 3 with relu; `from` is [channels, step along the row, row length]. */
  private convolve(
    { weights, bias, outputs }: Placed,
    source: number,
    [channels, step, row]: [number, number, number],
    count: number,
    { out, tall }: { out: number; tall: number },
  ): void {
    const shape = { rowStride: step * channels, segments: tall, length: 3 * channels, segmentStride: row };
    const target = { outputs, out, outStride: outputs, relu: true, residual: 0 };
    this.kernels.multiply({ source, count, ...shape, weights, bias, ...target });
  }

  /** The residual blocks; returns the buffer that holds their result. */
  private mix(steps: number): number {
    let [from, to] = this.features;
    for (const { depthwise, pointwise } of this.blocks) {
      const { weights, bias, outputs, inner } = pointwise;
      this.kernels.depthwise({
        source: from,
        count: steps,
        taps: TAPS,
        weights: depthwise.weights,
        bias: depthwise.bias,
        channels: outputs,
        out: this.mixed,
      });
      const shape = { rowStride: inner, count: steps, segments: 1, length: inner, segmentStride: 0 };
      const start = REACH * outputs;
      const target = { outputs, out: to + start, outStride: outputs, relu: true, residual: from + start };
      this.kernels.multiply({ source: this.mixed, ...shape, weights, bias, ...target });
      [from, to] = [to, from];
    }
    return from;
  }
}

/** Softmax over the first `classes` of `stride` scores of each step. */
function softmax(scores: Float32Array, steps: number, stride: number, classes: number): Float64Array {
  const out = new Float64Array(steps * classes);
  for (let t = 0; t < steps; t++) {
    const from = t * stride;
    const to = t * classes;
    let highest = -Infinity;
    for (let c = 0; c < classes; c++) if (scores[from + c]! > highest) highest = scores[from + c]!;
    let sum = 0;
    for (let c = 0; c < classes; c++) {
      const below = scores[from + c]! - highest;
      if (below > NEGLIGIBLE) sum += out[to + c] = Math.exp(below);
    }
    for (let c = 0; c < classes; c++) out[to + c]! /= sum;
  }
  return out;
}

/** The network of a model. Throws RangeError when the model lacks a layer. */
export function createNetwork(model: Model, kernelsFor: (numbers: number) => Kernels): Network {
  return new ConvolutionalNetwork(model, kernelsFor);
}
