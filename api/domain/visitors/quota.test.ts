import { isOpen, quotaOf, quotaReached } from './quota.ts';

const day = (nth: number) => new Date(Date.UTC(2026, 2, nth));
/** Uses that cease to count on the first, second, … day. */
const uses = (count: number) => Array.from({ length: count }, (_, nth) => day(nth + 1));

describe('what is left to a visitor', () => {
  it.each([
    ['nobody known', { byVisitor: 0, byAddress: 0 }, 0, true],
    ['a known cookie', { byVisitor: 2, byAddress: 0 }, 2, true],
    ['a dropped cookie', { byVisitor: 0, byAddress: 3 }, 3, false],
    ['a changed address', { byVisitor: 3, byAddress: 1 }, 3, false],
  ])('[D-100] is decided by the higher count: %s', (_, { byVisitor, byAddress }, used, open) => {
    const quota = quotaOf(3, { byVisitor: uses(byVisitor), byAddress: uses(byAddress) });
    expect(quota).toMatchObject({ limit: 3, used });
    expect(isOpen(quota)).toBe(open);
  });

  it('never says more than the limit, also after the limit was lowered', () => {
    expect(quotaOf(3, { byVisitor: uses(9), byAddress: uses(9) })).toMatchObject({ limit: 3, used: 3 });
  });

  it.each([
    ['one is left now', 2, 0, null],
    ['the oldest use ceases to count', 3, 0, 1],
    ['enough of them do, after the limit was lowered', 5, 4, 3],
    ['both by cookie and by address fewer than the limit count', 3, 4, 2],
  ])('says when a use is left again: %s', (_, byVisitor, byAddress, opens) => {
    const { opensAt } = quotaOf(3, { byVisitor: uses(byVisitor).toReversed(), byAddress: uses(byAddress) });
    expect(opensAt).toEqual(opens === null ? null : day(opens));
  });

  it('is nothing where the limit is 0', () => {
    expect(quotaOf(0, { byVisitor: [], byAddress: [] })).toEqual({ limit: 0, used: 0, opensAt: null });
    expect(isOpen(quotaOf(0, { byVisitor: uses(1), byAddress: [] }))).toBe(false);
  });
});

it('names the task in the error, and the time until a use is left', () => {
  const quota = { limit: 1, used: 1, opensAt: day(2) };
  expect(quotaReached('demo', quota, day(1))).toEqual({
    code: 'visitors.demo_limit',
    retryAfterSeconds: 86_400,
  });
  expect(quotaReached('tutor', { ...quota, opensAt: null }, day(1))).toEqual({
    code: 'visitors.tutor_limit',
    retryAfterSeconds: null,
  });
});
