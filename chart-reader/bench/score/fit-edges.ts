/** Fits the errors of edges to how far the edges of drawn charts truly lay off. */
import type { EdgeModel } from '../../stages/edge-model.ts';
import { edgeError, standardised } from '../../stages/edge-error.ts';
import type { Random } from '../random.ts';
import { createRandom } from '../random.ts';
import { quantile } from './numbers.ts';

/** One edge of a bar that was read. */
export interface EdgeSample {
  figures: readonly number[];
  /** By how many pixels it is off, and the error of the axis in pixels, which is part of that. */
  off: number;
  axis: number;
  /** Edges of one picture are off together, so that many of them tell less than as many of different ones. */
  weight: number;
}

const NODES = 8;
const EPOCHS = 16;
const BATCH = 512;
const RATE = 3e-3;
const SHRINKAGE = 1e-3;
/** What is off by more errors than this pulls no harder: a few misread bars would widen the error of all. */
const HARDEST = 2;
/** Range of the logarithm of an error while it is fitted. */
const LOGS = { least: -3, most: 6 };
/** Share of the edges within one error: that of normal errors, and a little for those that are off by far. */
const WITHIN_ONE = 0.705;

const { tanh, exp, sqrt, abs, min, max } = Math;

/** Adam (D. Kingma and J. Ba, 2015) over all numbers of the model, laid out one behind the other. */
class Steps {
  readonly values: Float64Array;
  readonly gradient: Float64Array;
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private step = 0;

  constructor(values: Float64Array) {
    this.values = values;
    this.gradient = new Float64Array(values.length);
    this.mean = new Float64Array(values.length);
    this.square = new Float64Array(values.length);
  }

  take(rate: number): void {
    this.step++;
    const [a, b] = [1 - 0.9 ** this.step, 1 - 0.999 ** this.step];
    for (let i = 0; i < this.values.length; i++) {
      const g = this.gradient[i]! + SHRINKAGE * this.values[i]!;
      this.mean[i] = 0.9 * this.mean[i]! + 0.1 * g;
      this.square[i] = 0.999 * this.square[i]! + 0.001 * g * g;
      this.values[i]! -= (rate * (this.mean[i]! / a)) / (sqrt(this.square[i]! / b) + 1e-8);
      this.gradient[i] = 0;
    }
  }
}

/** Places of the numbers of the model: direct weights, constant, then of each node its factor, constant and weights. */
const nodeAt = (figures: number, node: number): number => figures + 1 + node * (figures + 2);

function begin(figures: number, random: Random): Float64Array {
  const values = new Float64Array(nodeAt(figures, NODES));
  for (let node = 0; node < NODES; node++) {
    const at = nodeAt(figures, node);
    values[at] = (0.3 / sqrt(NODES)) * random.normal();
    for (let k = 0; k < figures; k++) values[at + 2 + k] = random.normal() / sqrt(figures);
  }
  return values;
}

/** Adds the gradient of one sample: of the logarithm of its error, plus half the square of its deviation up to `HARDEST`. */
function addGradient(
  { values, gradient }: Steps,
  z: readonly number[],
  { off, axis }: EdgeSample,
  share: number,
) {
  const n = z.length;
  const nodes = new Float64Array(NODES);
  let log = values[n]!;
  for (let k = 0; k < n; k++) log += values[k]! * z[k]!;
  for (let node = 0; node < NODES; node++) {
    const at = nodeAt(n, node);
    let sum = values[at + 1]!;
    for (let k = 0; k < n; k++) sum += values[at + 2 + k]! * z[k]!;
    nodes[node] = tanh(sum);
    log += values[at]! * nodes[node]!;
  }
  const edge = exp(2 * min(LOGS.most, max(LOGS.least, log)));
  const whole = edge + axis * axis;
  const deviation = abs(off) / sqrt(whole);
  const pull = deviation < HARDEST ? deviation * deviation : HARDEST * deviation;
  const g = (share * (1 - pull) * edge) / whole;
  gradient[n]! += g;
  for (let k = 0; k < n; k++) gradient[k]! += g * z[k]!;
  for (let node = 0; node < NODES; node++) {
    const at = nodeAt(n, node);
    const through = g * values[at]! * (1 - nodes[node]! ** 2);
    gradient[at]! += g * nodes[node]!;
    gradient[at + 1]! += through;
    for (let k = 0; k < n; k++) gradient[at + 2 + k]! += through * z[k]!;
  }
}

function shuffled(count: number, random: Random): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const k = random.int(0, i);
    [order[i], order[k]] = [order[k]!, order[i]!];
  }
  return order;
}

/** Two digits, and hundredths where figures are weighed in their deviations: more change nine errors of ten by less than a twentieth, and a browser has to load them. */
const rounded = (value: number): number => Number(value.toPrecision(2));
const hundredths = (value: number): number => Number(value.toFixed(2));

function modelOf(
  values: Float64Array,
  { means, deviations }: Pick<EdgeModel, 'means' | 'deviations'>,
): EdgeModel {
  const n = means.length;
  const list = (from: number): number[] => [...values.subarray(from, from + n)].map(hundredths);
  const nodes = Array.from({ length: NODES }, (_, node) => {
    const at = nodeAt(n, node);
    return { factor: hundredths(values[at]!), constant: hundredths(values[at + 1]!), weights: list(at + 2) };
  });
  return { means, deviations, weights: list(0), constant: hundredths(values[n]!), nodes };
}

/** How many of its errors each edge is off. */
export function deviationsBy(model: EdgeModel, samples: readonly EdgeSample[]): number[] {
  return samples.map(({ figures, off, axis }) => abs(off) / Math.hypot(edgeError(model, figures), axis));
}

/** The model whose errors these edges bear out best. */
export function fitEdges(samples: readonly EdgeSample[], seed = 'edges'): EdgeModel {
  const random = createRandom(seed);
  const count = samples[0]!.figures.length;
  const usual = Array.from({ length: count }, (_, k) => {
    const values = samples.map(({ figures }) => figures[k]!);
    const mean = values.reduce((sum, v) => sum + v, 0) / values.length;
    const square = values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / values.length;
    return { mean: rounded(mean), deviation: rounded(sqrt(square) + 1e-3) };
  });
  const scale = { means: usual.map((u) => u.mean), deviations: usual.map((u) => u.deviation) };
  const standard = { ...scale, weights: [], constant: 0, nodes: [] };
  const z = samples.map(({ figures }) => standardised(standard, figures));
  const steps = new Steps(begin(count, random));
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const order = shuffled(samples.length, random);
    const rate = (RATE * (1 + Math.cos((Math.PI * epoch) / EPOCHS))) / 2;
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.subarray(from, from + BATCH);
      const whole = batch.reduce((sum, i) => sum + samples[i]!.weight, 0);
      for (const i of batch) addGradient(steps, z[i]!, samples[i]!, samples[i]!.weight / whole);
      steps.take(rate);
    }
  }
  const model = modelOf(steps.values, scale);
  const factor = quantile(deviationsBy(model, samples), WITHIN_ONE) ?? 1;
  return { ...model, constant: hundredths(model.constant + Math.log(factor)) };
}
