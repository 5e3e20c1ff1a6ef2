/** Everything that only curves need, and bars that may be one or are too close to be told apart. */
export { refuseAccountCurve } from './account-curve.ts';
export { areTicked, standBeside } from './bars-beside-line.ts';
export { findEnvelope } from './envelope.ts';
export { envelopeSeries } from './envelope-series.ts';
export { findLine, findPlainLine } from './find-line.ts';
export { withDots } from './line-dots.ts';
export { lineSeries } from './line-series.ts';
export { traceLines } from './line-trace.ts';
export { plainLine, priceTags } from './plain-line.ts';
export { stepLine } from './step-line.ts';
export { envelopePace, otherSpacing } from './time-envelope.ts';
