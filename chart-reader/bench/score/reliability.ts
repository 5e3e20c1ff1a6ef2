/** Does a quality score of 0.9 mean nine in ten right? Bins, error measures and a re-fit. */

export interface Judged {
  /** What the reader claims: probability that the reading is right. */
  score: number;
  right: boolean;
}

export interface ReliabilityBin {
  from: number;
  to: number;
  readings: number;
  meanScore: number;
  shareRight: number;
}

const edges = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 1];

/** Readings by claimed probability with the share truly right. Empty bins are left out. */
export function reliabilityTable(judged: readonly Judged[]): ReliabilityBin[] {
  return edges.slice(0, -1).flatMap((from, i) => {
    const to = edges[i + 1] ?? 1;
    const inside = judged.filter((j) => j.score >= from && (j.score < to || (to === 1 && j.score <= 1)));
    if (!inside.length) return [];
    const mean = inside.reduce((sum, j) => sum + j.score, 0) / inside.length;
    return [
      {
        from,
        to,
        readings: inside.length,
        meanScore: mean,
        shareRight: inside.filter((j) => j.right).length / inside.length,
      },
    ];
  });
}

/** Mean distance between claim and truth over the bins, weighted by readings; 0 is perfect. */
export function calibrationError(judged: readonly Judged[]): number | null {
  if (!judged.length) return null;
  return reliabilityTable(judged).reduce(
    (sum, bin) => sum + (bin.readings / judged.length) * Math.abs(bin.meanScore - bin.shareRight),
    0,
  );
}

/** Mean squared distance between claim and outcome. */
export function brierScore(judged: readonly Judged[]): number | null {
  if (!judged.length) return null;
  return judged.reduce((sum, j) => sum + (j.score - (j.right ? 1 : 0)) ** 2, 0) / judged.length;
}

export interface LogisticFit {
  names: string[];
  /** Weights of the standardised features, and the constant. */
  weights: number[];
  constant: number;
  /** Mean and standard deviation by which each feature is standardised. */
  means: number[];
  deviations: number[];
}

const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z));

/** The probability that a fit gives to a row of features in the order of `names`. */
export function predictLogistic(fit: LogisticFit, row: readonly number[]): number {
  const z = fit.weights.reduce(
    (sum, w, k) => sum + (w * ((row[k] ?? 0) - (fit.means[k] ?? 0))) / (fit.deviations[k] ?? 1),
    fit.constant,
  );
  return sigmoid(z);
}

/** Logistic regression by gradient descent; `shrinkage` holds the weights down as so many answers would. */
export function fitLogistic(
  names: string[],
  rows: readonly (readonly number[])[],
  right: readonly boolean[],
  shrinkage = 1,
): LogisticFit {
  const count = rows.length || 1;
  const means = names.map((_, k) => rows.reduce((sum, row) => sum + (row[k] ?? 0), 0) / count);
  const deviations = names.map(
    (_, k) =>
      Math.sqrt(rows.reduce((sum, row) => sum + ((row[k] ?? 0) - (means[k] ?? 0)) ** 2, 0) / count) || 1,
  );
  const fit: LogisticFit = { names, weights: names.map(() => 0), constant: 0, means, deviations };
  const shrink = shrinkage / count;
  for (let step = 0; step < 2000; step++) {
    const slope = names.map((_, k) => shrink * (fit.weights[k] ?? 0));
    let lift = 0;
    rows.forEach((row, i) => {
      const miss = (predictLogistic(fit, row) - (right[i] ? 1 : 0)) / count;
      lift += miss;
      row.forEach(
        (value, k) =>
          (slope[k] = (slope[k] ?? 0) + (miss * (value - (means[k] ?? 0))) / (deviations[k] ?? 1)),
      );
    });
    fit.constant -= lift;
    fit.weights = fit.weights.map((w, k) => w - (slope[k] ?? 0));
  }
  return fit;
}
