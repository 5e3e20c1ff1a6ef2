/** A picture at twice its size: bars of three pixels show their wicks and bodies as wider ones do. */
import type { Raster } from '../types.ts';

/** Weights of the five pixels around one for its first and its second half (Catmull-Rom). */
const FIRST = [-0.25, 0.25].map((at) => [-2, -1, 0, 1, 2].map((d) => weightAt(Math.abs(d - at))));

function weightAt(t: number): number {
  if (t < 1) return 1.5 * t ** 3 - 2.5 * t ** 2 + 1;
  return t < 2 ? -0.5 * t ** 3 + 2.5 * t ** 2 - 4 * t + 2 : 0;
}

export function doubled({ width, height, data }: Raster): Raster {
  const wide = new Float32Array(6 * width * height);
  stretch(data, 4, { count: width, step: 1, lines: height, line: width }, wide, 2 * width, 1);
  const out = new Uint8ClampedArray(16 * width * height);
  const tall = new Float32Array(12 * width * height);
  stretch(wide, 3, { count: height, step: 2 * width, lines: 2 * width, line: 1 }, tall, 1, 2 * width);
  for (let i = 0; i < 4 * width * height; i++) {
    for (let c = 0; c < 3; c++) out[4 * i + c] = tall[3 * i + c]!;
    out[4 * i + 3] = 255;
  }
  return { width: 2 * width, height: 2 * height, data: out };
}

/** Pixels along each of some lines, with the steps from one to the next. */
interface Along {
  count: number;
  step: number;
  lines: number;
  line: number;
}

/** Writes each line with twice its pixels; of the result, `outLine` and `outStep` are the steps from line to line and along one. */
function stretch(
  from: ArrayLike<number>,
  channels: number,
  { count, step, lines, line }: Along,
  to: Float32Array,
  outLine: number,
  outStep: number,
): void {
  for (let n = 0; n < lines; n++)
    for (let k = 0; k < 2 * count; k++) {
      const weights = FIRST[k & 1]!;
      const at = 3 * (n * outLine + k * outStep);
      for (let d = -2; d <= 2; d++) {
        const near = Math.max(0, Math.min(count - 1, (k >> 1) + d));
        const p = channels * (n * line + near * step);
        for (let c = 0; c < 3; c++) to[at + c]! += weights[d + 2]! * from[p + c]!;
      }
    }
}
