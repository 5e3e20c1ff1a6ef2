/** The inner loops of the network in plain TypeScript: an old browser loads them, and Node has them at hand. */
import { vectorKernels } from './kernels.ts';
import type { Depthwise, Kernels, Product } from './kernels.ts';

/** The loops in plain TypeScript, for where WebAssembly has no vectors. */
export function plainKernels(numbers: number): Kernels {
  const memory = new Float32Array(numbers);
  return {
    memory,
    multiply: (job) => {
      multiplyPlain(memory, job);
    },
    depthwise: (job) => {
      depthwisePlain(memory, job);
    },
  };
}

function multiplyPlain(memory: Float32Array, job: Product): void {
  const inner = job.segments * job.length;
  const sums = new Float32Array(8);
  for (let n = 0; n < job.outputs; n += 8)
    for (let t = 0; t < job.count; t++) {
      for (let j = 0; j < 8; j++) sums[j] = memory[job.bias + n + j]!;
      addPanel(memory, job, job.source + t * job.rowStride, job.weights + n * inner, sums);
      const at = t * job.outStride + n;
      for (let j = 0; j < 8; j++) {
        const cut = job.relu ? Math.max(0, sums[j]!) : sums[j]!;
        memory[job.out + at + j] = cut + (job.residual ? memory[job.residual + at + j]! : 0);
      }
    }
}

/** Adds one row times one panel of eight outputs to the sums, which stay in registers. */
function addPanel(memory: Float32Array, job: Product, row: number, panel: number, sums: Float32Array): void {
  let w = panel;
  let [a, b, c, d, e, f, g, h] = sums as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let s = 0; s < job.segments; s++)
    for (let k = 0, p = row + s * job.segmentStride; k < job.length; k++, w += 8) {
      const x = memory[p + k]!;
      a += x * memory[w]!;
      b += x * memory[w + 1]!;
      c += x * memory[w + 2]!;
      d += x * memory[w + 3]!;
      e += x * memory[w + 4]!;
      f += x * memory[w + 5]!;
      g += x * memory[w + 6]!;
      h += x * memory[w + 7]!;
    }
  sums.set([a, b, c, d, e, f, g, h]);
}

function depthwisePlain(memory: Float32Array, job: Depthwise): void {
  const { channels } = job;
  for (let t = 0; t < job.count; t++)
    for (let c = 0; c < channels; c++) {
      let sum = memory[job.bias + c]!;
      for (let k = 0; k < job.taps; k++)
        sum += memory[job.source + (t + k) * channels + c]! * memory[job.weights + k * channels + c]!;
      memory[job.out + t * channels + c] = sum;
    }
}

/** The fastest loops that this machine has, with memory for `numbers` numbers. */
export function createKernels(numbers: number): Kernels {
  return vectorKernels(numbers) ?? plainKernels(numbers);
}
