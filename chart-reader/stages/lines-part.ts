/** Everything that only lines, and bars too close to be told apart, need. */
export { refuseAccountCurve } from './account-curve.ts';
export { findEnvelope } from './envelope.ts';
export { envelopeSeries } from './envelope-series.ts';
export { findLine, findPlainLine } from './find-line.ts';
export { lineSeries } from './line-series.ts';
