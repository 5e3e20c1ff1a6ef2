export type * from './types.ts';
export { readChart } from './read-chart.ts';
export { createTextRecogniser } from './text/index.ts';
export { trendOf, trendScore, TREND_THRESHOLD } from './trend.ts';
export type { TrendDirection } from './trend.ts';
