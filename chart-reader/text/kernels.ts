import { KERNELS_WASM } from './kernels-wasm.ts';

/**
 * One matrix product. All positions and strides count float32 numbers of the shared memory.
 * out[t][n] = relu?(bias[n] + Σ row t · weights of n) + residual?[t][n] for t < count, n < outputs.
 */
export interface Product {
  /** Row t begins at source + t * rowStride and is made of `segments` pieces of `length`, `segmentStride` apart. */
  source: number;
  rowStride: number;
  count: number;
  segments: number;
  length: number;
  segmentStride: number;
  /** Panels of eight outputs: weights[((n >> 3) * inner + k) * 8 + (n & 7)]. */
  weights: number;
  bias: number;
  /** A multiple of eight. */
  outputs: number;
  out: number;
  outStride: number;
  relu: boolean;
  /** Where the numbers to be added begin, laid out as `out` is; 0 for none. */
  residual: number;
}

/** out[t][c] = bias[c] + Σ over k < taps of source[t + k][c] * weights[k][c]; positions as in `Product`. */
export interface Depthwise {
  source: number;
  count: number;
  taps: number;
  weights: number;
  bias: number;
  /** A multiple of four. */
  channels: number;
  out: number;
}

/** The inner loops of the network and the memory that they work in. Position 0 is never used. */
export interface Kernels {
  memory: Float32Array;
  multiply(job: Product): void;
  depthwise(job: Depthwise): void;
}

const PAGE = 65536;

interface WasmExports {
  multiply(...positions: number[]): void;
  depthwise(...positions: number[]): void;
}

/** The little of WebAssembly's interface that is used: the reader is compiled without the types of a browser. */
interface WasmInterface {
  validate(code: Uint8Array): boolean;
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer };
  Module: new (code: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: object };
}

/** The compiled loops; null where vectors are missing (a browser older than 2023) or where the page's policy allows no WebAssembly. */
function compiledLoops(wasm: WasmInterface | undefined): object | null {
  const code = Uint8Array.from(atob(KERNELS_WASM), (character) => character.charCodeAt(0));
  if (!wasm?.validate(code)) return null;
  try {
    return new wasm.Module(code);
  } catch {
    return null;
  }
}

/** The loops on the vectors of WebAssembly; null where they cannot be had. */
export function vectorKernels(numbers: number): Kernels | null {
  const wasm = (globalThis as { WebAssembly?: WasmInterface }).WebAssembly;
  const module = compiledLoops(wasm);
  if (!wasm || !module) return null;
  const shared = new wasm.Memory({ initial: Math.ceil((4 * numbers) / PAGE) });
  const loops = new wasm.Instance(module, { env: { memory: shared } }).exports as WasmExports;
  return {
    memory: new Float32Array(shared.buffer),
    multiply: (job) => {
      loops.multiply(
        4 * job.source,
        4 * job.rowStride,
        job.count,
        job.segments,
        job.length,
        4 * job.segmentStride,
        4 * job.weights,
        4 * job.bias,
        job.outputs,
        4 * job.out,
        4 * job.outStride,
        job.relu ? 1 : 0,
        4 * job.residual,
      );
    },
    depthwise: (job) => {
      loops.depthwise(
        4 * job.source,
        job.count,
        job.taps,
        4 * job.weights,
        4 * job.bias,
        job.channels,
        4 * job.out,
      );
    },
  };
}
