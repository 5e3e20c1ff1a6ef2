export type * from './types.ts';
export type * from './hints/types.ts';
export { InvalidHints } from './hints/invalid-hints.ts';
export { hintProblems, HINT_LIMITS } from './hints/problems.ts';
export { readChart } from './read-chart.ts';
export { createTextRecogniser } from './text/index.ts';
export { trendOf, trendScore, TREND_THRESHOLD } from './trend.ts';
export type { TrendDirection } from './trend.ts';
