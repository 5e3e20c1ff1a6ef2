import type { LineTrace } from './line-trace.ts';

const LEAST_SEEN = 0.45;
const LEAST_HEIGHT = 6;

/** Whether a trace is a curve: a thin line of even thickness that is not level, seen nearly everywhere. */
export function isCurve(line: LineTrace): boolean {
  return (
    line.height >= LEAST_HEIGHT &&
    line.seen >= LEAST_SEEN &&
    line.excess > 0.6 &&
    line.excess < 1.45 &&
    line.to - line.from >= 24
  );
}
