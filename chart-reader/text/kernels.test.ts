import { vectorKernels, type Depthwise, type Kernels, type Product } from './kernels.ts';
import { plainKernels } from './plain-kernels.ts';

const NUMBERS = 8192;

/** Numbers between -1 and 1 that are the same in every run. */
function filled(kernels: Kernels): Kernels {
  let seed = 1;
  for (let i = 0; i < NUMBERS; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    kernels.memory[i] = seed / 2 ** 31 - 1;
  }
  return kernels;
}

const product: Product = {
  source: 16,
  rowStride: 12,
  count: 6,
  segments: 3,
  length: 7,
  segmentStride: 100,
  weights: 1000,
  bias: 2000,
  outputs: 16,
  out: 4000,
  outStride: 16,
  relu: true,
  residual: 0,
};

/** The same sum written down as the documentation has it. */
function expected(memory: Float32Array, job: Product, t: number, n: number): number {
  const inner = job.segments * job.length;
  let sum = memory[job.bias + n]!;
  for (let k = 0; k < inner; k++) {
    const piece = Math.floor(k / job.length);
    const x = memory[job.source + t * job.rowStride + piece * job.segmentStride + (k % job.length)]!;
    sum += x * memory[job.weights + ((n >> 3) * inner + k) * 8 + (n & 7)]!;
  }
  if (job.relu) sum = Math.max(0, sum);
  return job.residual ? sum + memory[job.residual + t * job.outStride + n]! : sum;
}

const variants: [string, () => Kernels | null][] = [
  ['WebAssembly vectors', () => vectorKernels(NUMBERS)],
  ['plain TypeScript', () => plainKernels(NUMBERS)],
];

describe.each(variants)('the loops in %s', (_, create) => {
  const kernels = (): Kernels => {
    const made = create();
    if (!made) throw new Error('this machine has no WebAssembly vectors');
    return filled(made);
  };

  it.each<[string, Partial<Product>]>([
    ['with relu', {}],
    ['without relu', { relu: false }],
    ['added to a residual', { residual: 5000 }],
    ['for fewer rows than are computed at a time', { count: 1 }],
    ['for rows that do not come out even', { count: 11 }],
  ])('multiply rows by weights %s', (_name, change) => {
    const job = { ...product, ...change };
    const { memory, multiply } = kernels();
    const wanted = Array.from({ length: job.count * job.outputs }, (_v, i) =>
      expected(memory, job, Math.floor(i / job.outputs), i % job.outputs),
    );
    const after = memory[job.out + job.count * job.outStride];
    multiply(job);
    wanted.forEach((value, i) => {
      expect(memory[job.out + i]).toBeCloseTo(value, 4);
    });
    expect(memory[job.out + job.count * job.outStride]).toBe(after);
  });

  it('sum each channel over its neighbours', () => {
    const job: Depthwise = {
      source: 16,
      count: 4,
      taps: 5,
      weights: 1000,
      bias: 2000,
      channels: 8,
      out: 4000,
    };
    const { memory, depthwise } = kernels();
    depthwise(job);
    for (let t = 0; t < job.count; t++)
      for (let c = 0; c < job.channels; c++) {
        let sum = memory[job.bias + c]!;
        for (let k = 0; k < job.taps; k++)
          sum +=
            memory[job.source + (t + k) * job.channels + c]! * memory[job.weights + k * job.channels + c]!;
        expect(memory[job.out + t * job.channels + c]).toBeCloseTo(sum, 5);
      }
  });
});

it('there are no vectors where the policy of the page allows no WebAssembly', () => {
  const { WebAssembly: wasm } = globalThis as unknown as { WebAssembly: { Module: () => object } };
  const spy = jest.spyOn(wasm, 'Module').mockImplementation(() => {
    throw new Error('Refused to compile WebAssembly');
  });
  try {
    expect(vectorKernels(NUMBERS)).toBeNull();
  } finally {
    spy.mockRestore();
  }
});
