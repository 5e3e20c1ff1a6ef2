import { dailyLimit, usageText, usedToday } from './usage.ts';

const at = (created_at: string) => ({ created_at });

describe('daily usage', () => {
  it('[V-184] counts the loaded analyses created today, by UTC days', () => {
    const now = new Date('2026-03-02T00:30:00Z');
    const loaded = [at('2026-03-02T00:00:00Z'), at('2026-03-01T23:59:59Z'), at('2026-03-02T01:10:00+01:00')];
    expect(usedToday(loaded, now)).toBe(2);
    expect(usedToday([], now)).toBe(0);
  });

  it('[V-183] treats admins as the expert tier', () => {
    expect(dailyLimit({ role: 'admin', subscription_tier: 'none' }, 10)).toBeNull();
    expect(usageText(4, null)).toBe('4 / Unlimited');
  });

  it("takes the limit the server states, and the tier's own until it is known", () => {
    expect(dailyLimit({ role: 'user', subscription_tier: 'starter' }, 12)).toBe(12);
    expect(dailyLimit({ role: 'user', subscription_tier: 'none' }, undefined)).toBe(10);
    expect(dailyLimit({ role: 'user', subscription_tier: 'pro' }, undefined)).toBe(50);
    expect(dailyLimit({ role: 'user', subscription_tier: 'expert' }, undefined)).toBeNull();
    expect(usageText(3, 10)).toBe('3 / 10');
  });
});
