import { nextTryAt } from './booking-retry.ts';

describe('the pause before something is booked again', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [6, 32],
    [7, 60],
    [5000, 60],
  ])('after %i tries is %i minutes', (tries, minutes) => {
    const now = new Date('2026-03-02T10:00:00Z');
    expect(nextTryAt(tries, now).getTime() - now.getTime()).toBe(minutes * 60_000);
  });
});
