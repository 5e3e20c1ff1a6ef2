/**
 * `node chart-reader/training/segment/kernel-rate.ts`: multiply-adds per second of processor time that the reader's WebAssembly kernels reach on
 * layers of the segmenter's shape: 1x1 mixes of 24 and 48 channels, a 3x3 convolution of 12, and single channels.
 */
import { createKernels } from '../../text/plain-kernels.ts';

const ROWS = 4096;
const kernels = createKernels(1 << 20);
kernels.memory.fill(0.01);

function rate(name: string, each: number, work: () => void): void {
  for (let k = 0; k < 20; k++) work();
  const before = process.threadCpuUsage();
  let rounds = 0;
  let spent = 0;
  while (spent < 400_000) {
    work();
    rounds++;
    const used = process.threadCpuUsage(before);
    spent = used.user + used.system;
  }
  process.stdout.write(
    `${name}: ${((each * rounds) / (spent * 1000)).toFixed(2)} thousand million a second\n`,
  );
}

const product = (length: number, segments: number, outputs: number): (() => void) => {
  const job = {
    source: 8,
    rowStride: length,
    count: ROWS,
    segments,
    length,
    segmentStride: length,
    weights: 600_000,
    bias: 700_000,
    outputs,
    out: 720_000,
    outStride: outputs,
    relu: true,
    residual: 0,
  };
  return () => {
    kernels.multiply(job);
  };
};

rate('mix of 24 to 24', ROWS * 24 * 24, product(24, 1, 24));
rate('mix of 48 to 48', ROWS * 48 * 48, product(48, 1, 48));
rate('3x3 of 12 to 24', ROWS * 108 * 24, product(36, 3, 24));
rate('single channels, 5 taps', ROWS * 24 * 5, () => {
  kernels.depthwise({
    source: 8,
    count: ROWS,
    taps: 5,
    weights: 600_000,
    bias: 700_000,
    channels: 24,
    out: 720_000,
  });
});
