import type { PriceAxis, Stage } from '../types.ts';
import { clamp, median } from '../image/numbers.ts';
import { priceAt } from './axis-fit.ts';
import { sureness } from './axis-check.ts';
import { commonStep } from './axis-steps.ts';
import type { Calibration } from './calibration.ts';

/**
 * Rows by which all labels may stand off their prices alike, which more labels do not mend. Lines are drawn on whole pixels of the page: where each
 * falls otherwise these errors cancel (`marked`), where all fall alike (`alike`, below `exact` rows of the residual) they do not, and on a screen of higher
 * density, which a residual from `coarse` on tells, they are as much larger (`dense`). Where no line places the figures, programs set them above or below by
 * a share of their height. Fitted on drawn charts and on charts by real programs.
 */
const SHIFT = {
  marked: 0.06,
  alike: 0.12,
  exact: 0.12,
  coarse: 0.38,
  dense: 0.2,
  unmarked: 0.5,
  height: 0.07,
};

/**
 * The share of the axes whose labels stand above their prices where no line, no tag and no printed price tells at which rows prices are, and by how
 * many heights of the labels: such an axis may be off by that.
 */
export const LOOSE = { share: 0.15, heights: 0.7 };

function commonShift({ fit, labels }: Calibration, refined: number, loose: boolean): number {
  const heights = labels.filter((l) => l.inlier).map(({ box }) => box.y1 - box.y0);
  const height = heights.length > 0 ? median(heights) : 0;
  if (refined < 3)
    return Math.hypot(
      Math.max(SHIFT.unmarked, SHIFT.height * height),
      loose ? Math.sqrt(LOOSE.share) * LOOSE.heights * height : 0,
    );
  if (fit.residual < SHIFT.exact) return SHIFT.alike;
  return fit.residual < SHIFT.coarse ? SHIFT.marked : SHIFT.dense;
}

/**
 * The axis as handed out, with its evidence, and whether its labels are round steps apart. `refined` is the number of
 * labels placed by a grid line or tick, `loose` whether nothing else tells their rows either.
 */
export function axisStage(
  calibration: Calibration,
  refined: number,
  loose = false,
): { stage: Stage<PriceAxis>; round: boolean } {
  const { fit, within } = calibration;
  const n = fit.inliers.length;
  const first = fit.inliers[0]!.y;
  const last = fit.inliers[n - 1]!.y;
  const middle = (first + last) / 2;
  const perPixel = Math.abs(priceAt(fit, middle + 0.5) - priceAt(fit, middle - 0.5));
  const placed = Math.max(fit.residual, refined >= 3 ? 0.2 : 0.5);
  const decimals = mostFrequent(fit.inliers.map((c) => c.decimals));
  const steps = commonStep(
    fit.inliers.map((c) => c.value),
    Math.min(...fit.inliers.map((c) => c.unit)),
  );
  const exact = clamp(1 - (fit.residual - 0.5) / 4, 0, 1);
  const confidence = sureness(calibration) * exact;
  const evidence = [
    `${n} of ${within} labels agree on a ${fit.scale === 'log' ? 'logarithmic' : 'linear'} axis`,
    `they lie ${fit.residual.toFixed(2)} px from it`,
    loose && refined === 0
      ? 'nothing tells whether they stand at their prices or above them'
      : `${refined || 'none'} placed by a grid line or tick`,
    `the labels are ${steps?.round ? '' : 'not '}in round steps`,
  ];
  const value: PriceAxis = {
    scale: fit.scale,
    a: { y_px: first, price: priceAt(fit, first) },
    b: { y_px: last, price: priceAt(fit, last) },
    residual_px: fit.residual,
    sigma: Math.hypot(placed / Math.sqrt(n), commonShift(calibration, refined, loose)) * perPixel,
    decimals,
    labels_used: n,
    labels_found: within,
  };
  return { stage: { value, confidence, evidence }, round: steps?.round ?? false };
}

function mostFrequent(values: number[]): number {
  const counts = new Map<number, number>();
  for (const v of values) counts.set(v, (counts.get(v) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
}
