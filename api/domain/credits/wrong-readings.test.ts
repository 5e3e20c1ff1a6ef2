import { DAY_MS } from '../shared-with-web/time.ts';
import { creditBack, fairSince, returnedForWrong } from './wrong-readings.ts';

const at = new Date('2026-03-02T09:00:00.000Z');
const later = (days: number): Date => new Date(at.getTime() + days * DAY_MS);

describe('the credit of a reading that was reported as wrong', () => {
  const since = fairSince(at);

  it.each([
    ['was not spent', null, 0, 0, 'none_spent'],
    ['was spent 30 days ago', -30, 1, 0, 'returned'],
    ['was spent longer ago', -30.001, 1, 0, 'too_late'],
    ['is the third', 0, 3, 2, 'returned'],
    ['is the fourth of 39', 0, 39, 3, 'limit_reached'],
    ['is the fourth of 40', 0, 40, 3, 'returned'],
    ['is the fifth of 49', 0, 49, 4, 'limit_reached'],
  ] as const)('that %s', (_, days, spent, returned, credit) => {
    const paid = days === null ? null : { at: later(days) };
    expect(creditBack(paid, { spent, returned, since })).toBe(credit);
  });

  it.each([
    ['for ever where the other would not have expired', null, null],
    ['until the other would have expired', later(45), later(45)],
    ['for thirty days where the other expires sooner', later(2), later(30)],
    ['for thirty days where the other has expired', later(-2), later(30)],
  ])('is there %s', (_, lotExpiresAt, expiresAt) => {
    const movement = returnedForWrong('analysis', 'lot', { lotExpiresAt }, at);
    expect(movement).toMatchObject({ kind: 'reading_wrong', analysisId: 'analysis', opens: { expiresAt } });
  });
});
