/**
 * out[t][n] = relu?(bias[n] + sum over k of rows[t][k] * weights[n][k]), plus nothing else.
 *
 * Two rows and four outputs are computed at a time so that their eight sums stay in registers; this is what makes
 * plain JavaScript fast enough. `rows` needs an even count of allocated rows; `outputs` a multiple of four.
 */
export function multiply(
  rows: Float64Array,
  count: number,
  inner: number,
  weights: Float64Array,
  bias: Float64Array,
  out: Float64Array,
  relu: boolean,
): void {
  const outputs = bias.length;
  for (let t = 0; t < count; t += 2) {
    const r0 = t * inner;
    const r1 = r0 + inner;
    for (let n = 0; n < outputs; n += 4) {
      const w0 = n * inner;
      const w1 = w0 + inner;
      const w2 = w1 + inner;
      const w3 = w2 + inner;
      let a0 = bias[n]!;
      let a1 = bias[n + 1]!;
      let a2 = bias[n + 2]!;
      let a3 = bias[n + 3]!;
      let b0 = a0;
      let b1 = a1;
      let b2 = a2;
      let b3 = a3;
      for (let k = 0; k < inner; k++) {
        const x = rows[r0 + k]!;
        const y = rows[r1 + k]!;
        const p = weights[w0 + k]!;
        const q = weights[w1 + k]!;
        const r = weights[w2 + k]!;
        const s = weights[w3 + k]!;
        a0 += x * p;
        a1 += x * q;
        a2 += x * r;
        a3 += x * s;
        b0 += y * p;
        b1 += y * q;
        b2 += y * r;
        b3 += y * s;
      }
      const o = t * outputs + n;
      out[o] = relu && a0 < 0 ? 0 : a0;
      out[o + 1] = relu && a1 < 0 ? 0 : a1;
      out[o + 2] = relu && a2 < 0 ? 0 : a2;
      out[o + 3] = relu && a3 < 0 ? 0 : a3;
      const o1 = o + outputs;
      out[o1] = relu && b0 < 0 ? 0 : b0;
      out[o1 + 1] = relu && b1 < 0 ? 0 : b1;
      out[o1 + 2] = relu && b2 < 0 ? 0 : b2;
      out[o1 + 3] = relu && b3 < 0 ? 0 : b3;
    }
  }
}
