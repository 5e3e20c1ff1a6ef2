/**
 * Symmetric systems with few side diagonals. Of a matrix the diagonal and what stands to its right is kept, `band` numbers a row: entry (k, k + d) at
 * `band * k + d`.
 */

/** Cholesky factor, in place; false where it has none. */
export function factor(m: Float64Array, n: number, band: number): boolean {
  for (let k = 0; k < n; k++) {
    const row = band * k;
    const pivot = m[row]!;
    if (!(pivot > 0)) return false;
    const root = Math.sqrt(pivot);
    for (let d = 0; d < band; d++) m[row + d]! /= root;
    const end = Math.min(band, n - k);
    for (let d = 1; d < end; d++) {
      const share = m[row + d]!;
      const other = row + (band - 1) * d;
      for (let e = d; e < end; e++) m[other + e]! -= share * m[row + e]!;
    }
  }
  return true;
}

/** Solves the system of a factor, in place. */
export function solve(m: Float64Array, n: number, band: number, x: Float64Array): void {
  for (let k = 0; k < n; k++) {
    const row = band * k;
    const own = x[k]! / m[row]!;
    x[k] = own;
    const end = Math.min(band, n - k);
    for (let d = 1; d < end; d++) x[k + d]! -= m[row + d]! * own;
  }
  for (let k = n - 1; k >= 0; k--) {
    const row = band * k;
    const end = Math.min(band, n - k);
    let own = x[k]!;
    for (let d = 1; d < end; d++) own -= m[row + d]! * x[k + d]!;
    x[k] = own / m[row]!;
  }
}

/** Standard deviations of the unknowns 0, `every`, twice `every` and so on: roots of the diagonal of the inverse. */
export function deviations(m: Float64Array, n: number, band: number, every: number): Float64Array {
  const unit = new Float64Array(n);
  return Float64Array.from({ length: Math.ceil(n / every) }, (_, k) => {
    unit.fill(0);
    unit[every * k] = 1;
    solve(m, n, band, unit);
    return Math.sqrt(Math.max(0, unit[every * k]!));
  });
}
