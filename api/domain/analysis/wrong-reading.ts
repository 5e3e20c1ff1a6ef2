/** What of a reading can be wrong. */
export const WRONG_PARTS = ['scale', 'bars', 'symbol', 'timeframe', 'other'] as const;

export type WrongPart = (typeof WRONG_PARTS)[number];

/** The parts in their own order, each once. */
export const inOrder = (wrong: readonly WrongPart[]): WrongPart[] =>
  WRONG_PARTS.filter((part) => wrong.includes(part));
