/** Everything that only compressed and shrunk pictures need. */
export { closerSeries } from './closer-series.ts';
