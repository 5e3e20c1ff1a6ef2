/** '4.2 s' of milliseconds. */
export const formatSeconds = (ms: number): string =>
  `${(ms / 1000).toLocaleString('en-US', { maximumFractionDigits: ms < 10_000 ? 1 : 0 })} s`;
