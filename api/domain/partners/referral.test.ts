import { clickStands, referralExpiry } from './referral.ts';
import { DAY_MS } from '../shared-with-web/time.ts';

const at = new Date('2026-03-01T12:00:00Z');
const later = (ms: number) => new Date(at.getTime() + ms);
const window = 60 * DAY_MS;

describe('the window of a referral', () => {
  it('stands for 60 days to the millisecond', () => {
    const click = { expiresAt: referralExpiry(at) };
    expect(clickStands(click, true, at)).toBe(true);
    expect(clickStands(click, true, later(window - 1))).toBe(true);
    expect(clickStands(click, true, later(window))).toBe(false);
  });

  it('does not stand for a partner who takes part no more', () => {
    expect(clickStands({ expiresAt: referralExpiry(at) }, false, at)).toBe(false);
  });
});
