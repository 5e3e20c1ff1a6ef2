/** Complex numbers in two lists, as many as a power of two. */
interface Complex {
  re: Float64Array;
  im: Float64Array;
}

const zeros = (size: number): Complex => ({ re: new Float64Array(size), im: new Float64Array(size) });

/**
 * Fourier transform in place, its result in the order of reversed bits, or with `back` from that order to the usual one (without the
 * division by the size).
 */
function transform({ re, im }: Complex, turns: Complex, back: boolean): void {
  const size = re.length;
  for (let pass = 1; pass < size; pass *= 2) {
    const half = back ? pass : size / (2 * pass);
    const stride = size / (2 * half);
    for (let from = 0; from < size; from += 2 * half)
      for (let k = 0; k < half; k++) {
        const [a, b] = [from + k, from + k + half];
        const c = turns.re[k * stride]!;
        const s = turns.im[k * stride]!;
        if (back) {
          const x = re[b]! * c + im[b]! * s;
          const y = im[b]! * c - re[b]! * s;
          re[b] = re[a]! - x;
          im[b] = im[a]! - y;
          re[a]! += x;
          im[a]! += y;
        } else {
          const x = re[a]! - re[b]!;
          const y = im[a]! - im[b]!;
          re[a]! += re[b]!;
          im[a]! += im[b]!;
          re[b] = x * c - y * s;
          im[b] = x * s + y * c;
        }
      }
  }
}

/**
 * Lengths of the sums of `weights[i]` turned by the angle i * (first + k * step), for k = 0 to before `count`. With
 * i * k = (i² + k² - (k - i)²) / 2 they are a convolution, so that three Fourier transforms give all of them.
 */
export function spectrumAt(weights: Float64Array, first: number, step: number, count: number): Float64Array {
  const length = weights.length;
  let size = 2;
  while (size < length + count) size *= 2;
  const [turns, given, chirp] = [zeros(size / 2), zeros(size), zeros(size)];
  for (let k = 0; k < size / 2; k++) {
    turns.re[k] = Math.cos((-2 * Math.PI * k) / size);
    turns.im[k] = Math.sin((-2 * Math.PI * k) / size);
  }
  for (let i = 0; i < Math.max(length, count); i++) {
    const angle = (step * i * i) / 2;
    if (i < length) {
      given.re[i] = weights[i]! * Math.cos(angle + first * i);
      given.im[i] = weights[i]! * Math.sin(angle + first * i);
    }
    const [c, s] = [Math.cos(angle), -Math.sin(angle)];
    if (i < count) [chirp.re[i], chirp.im[i]] = [c, s];
    if (i > 0 && i < length) [chirp.re[size - i], chirp.im[size - i]] = [c, s];
  }
  transform(given, turns, false);
  transform(chirp, turns, false);
  for (let k = 0; k < size; k++) {
    const re = given.re[k]! * chirp.re[k]! - given.im[k]! * chirp.im[k]!;
    given.im[k] = given.re[k]! * chirp.im[k]! + given.im[k]! * chirp.re[k]!;
    given.re[k] = re;
  }
  transform(given, turns, true);
  const out = new Float64Array(count);
  for (let k = 0; k < count; k++)
    out[k] = Math.sqrt(given.re[k]! * given.re[k]! + given.im[k]! * given.im[k]!) / size;
  return out;
}
