import type { StripReading } from './labels.ts';
import { Refused } from './refuse.ts';

const LEAST_LABELS = 4;
const LEAST_SHARE = 0.6;

function uncertain(reason: string): Refused {
  return new Refused(
    'axis_uncertain',
    'calibration',
    reason,
    'Send the screenshot at its original size with the whole price scale in view; shrunken or blurred copies lose the digits.',
  );
}

/** Refuses an axis that too few labels support: wrong prices that look right are the worst outcome. */
export function checkAxis(reading: StripReading): void {
  const { fit, within } = reading.calibration;
  const n = fit.inliers.length;
  if (n < LEAST_LABELS)
    throw uncertain(`Only ${n} price labels could be read with certainty; at least four are needed.`);
  if (n < LEAST_SHARE * within)
    throw uncertain(`Only ${n} of ${within} price labels agree with one another.`);
  const sure = fit.inliers.reduce((s, c) => s + c.weight, 0) / n;
  if (sure < 0.3) throw uncertain('The price labels are too blurred to be read with certainty.');
}
