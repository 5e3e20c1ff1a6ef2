/** Everything that only compressed and shrunk pictures need. */
export { closerSeries } from './closer-series.ts';
export { doubled } from './doubled.ts';
export { halved } from './halved.ts';
