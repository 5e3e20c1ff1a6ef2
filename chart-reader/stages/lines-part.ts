/** Everything that only curves need, bars that may be one or are too close to be told apart, and labels of time that are not plain. */
export { refuseOtherCurve } from './other-curve.ts';
export { refuseOnFill } from './bars-on-fill.ts';
export { refuseEarlyEnd } from './early-end.ts';
export { evenLine } from './even-line.ts';
export { withDots } from './line-dots.ts';
export { traceLines } from './line-trace.ts';
export { priceTags } from './plain-line.ts';
export { refuseOtherBars } from './other-bars.ts';
export { barsInOwnColours } from './own-colours.ts';
export { pointsAtLabels } from './points-at-labels.ts';
export { stepLine } from './step-line.ts';
export { longerRow, timesAgain } from './time-again.ts';
export { envelopePace, otherSpacing } from './time-envelope.ts';
export { rescanned } from './time-rescan.ts';
export { unsureSeries } from './unsure-series.ts';
