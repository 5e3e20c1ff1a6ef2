import { historyWindowOf, shownSince } from './history-window.ts';

const now = new Date('2026-08-31T10:00:00.000Z');

describe('how far back the history goes', () => {
  it.each([
    ['none', 'user', '30_days'],
    ['starter', 'user', '30_days'],
    ['pro', 'user', '6_months'],
    ['expert', 'user', 'unlimited'],
    ['none', 'admin', 'unlimited'],
  ] as const)('is set by the tier: %s as %s has %s', (tier, role, window) => {
    expect(historyWindowOf({ tier, role })).toBe(window);
  });

  it('counts thirty days, or six months of the calendar', () => {
    expect(shownSince('30_days', now)).toEqual(new Date('2026-08-01T10:00:00.000Z'));
    expect(shownSince('6_months', now)).toEqual(new Date('2026-02-28T10:00:00.000Z'));
    expect(shownSince('6_months', new Date('2026-11-21T00:00:00.000Z'))).toEqual(
      new Date('2026-05-21T00:00:00.000Z'),
    );
    expect(shownSince('unlimited', now)).toBeNull();
  });
});
