import type { ReportCredit, WrongPart } from '../../api/wrong-readings.ts';

/** What can be wrong in a reading, in the order in which it is asked. */
export const WRONG_PARTS: readonly { part: WrongPart; label: string }[] = [
  { part: 'scale', label: 'Price scale' },
  { part: 'bars', label: 'Bars' },
  { part: 'symbol', label: 'Symbol' },
  { part: 'timeframe', label: 'Time frame' },
  { part: 'other', label: 'Something else' },
];

/** 'Price scale, Symbol'. */
export const wrongText = (wrong: readonly WrongPart[]): string =>
  WRONG_PARTS.filter(({ part }) => wrong.includes(part))
    .map(({ label }) => label)
    .join(', ');

export const creditText: Readonly<Record<ReportCredit, string>> = {
  returned: 'The credit was returned.',
  limit_reached: 'You have reached the limit of credits returned in 30 days, so this one was not.',
  too_late: 'The analysis is older than 30 days, so its credit was not returned.',
  none_spent: 'The analysis cost no credit.',
};
