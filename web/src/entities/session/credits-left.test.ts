import { creditsExpiry, creditsLeft, creditsNotice } from './credits-left.ts';

const of = (
  left: number,
  expiring: [number, string, 'trial' | 'purchase'] | null = null,
  unlimited = false,
) => ({
  credits_balance: left,
  credits_unlimited: unlimited,
  credits_expiring: expiring && { credits: expiring[0], expires_at: expiring[1], source: expiring[2] },
});
const NOW = new Date('2026-11-24T12:00:00Z');
const IN_THREE_DAYS = '2026-11-27T12:00:00Z';
const LATER = '2026-11-27T12:00:00.001Z';

describe('[W-350] what is left of the credits', () => {
  it.each([
    [of(0), 'No credits left'],
    [of(1), '1 credit left'],
    [of(1200), '1,200 credits left'],
    [of(0, null, true), 'Unlimited credits'],
  ])('says how many are left', (credits, text) => expect(creditsLeft(credits)).toBe(text));

  it.each([
    [of(7, [7, IN_THREE_DAYS, 'trial']), 'Trial ends on 27 Nov 2026'],
    [of(57, [7, IN_THREE_DAYS, 'trial']), '7 trial credits expire on 27 Nov 2026'],
    [of(50, [50, IN_THREE_DAYS, 'purchase']), '50 credits expire on 27 Nov 2026'],
    [of(50, [1, IN_THREE_DAYS, 'purchase']), '1 credit expires on 27 Nov 2026'],
    [of(50), null],
    [of(7, [7, IN_THREE_DAYS, 'trial'], true), null],
  ])('says when the first of them expire, and that a trial ends', (credits, text) =>
    expect(creditsExpiry(credits)).toBe(text),
  );

  it.each([
    ['of many that expire later', of(7, [7, LATER, 'trial']), null],
    ['of many that never expire', of(4), null],
    ['of unlimited ones', of(0, [1, IN_THREE_DAYS, 'trial'], true), null],
    ['of three', of(3), '3 credits left'],
    ['of none', of(0), 'No credits left'],
    ['of many that expire soon', of(7, [7, IN_THREE_DAYS, 'trial']), 'Trial ends on 27 Nov 2026'],
    [
      'of few that expire soon',
      of(2, [2, IN_THREE_DAYS, 'trial']),
      '2 credits left · Trial ends on 27 Nov 2026',
    ],
  ])('speaks up %s', (_, credits, text) => expect(creditsNotice(credits, NOW)).toBe(text));
});
