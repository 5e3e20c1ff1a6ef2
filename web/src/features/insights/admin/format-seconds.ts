import { numberText } from '../../../lib/formatting.ts';

/** '4.2 s' of milliseconds. */
export const formatSeconds = (ms: number): string =>
  `${numberText(ms / 1000, { maximumFractionDigits: ms < 10_000 ? 1 : 0 })} s`;
