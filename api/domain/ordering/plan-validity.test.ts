import { highestTier } from '../shared/subscription-tier.ts';
import { planEnd } from './plan-validity.ts';

describe('the tier of several plans', () => {
  it('is the highest of them, and none without any', () => {
    expect(highestTier(['starter', 'expert', 'pro'])).toBe('expert');
    expect(highestTier(['none', 'starter'])).toBe('starter');
    expect(highestTier([])).toBe('none');
  });
});

describe('the end of a plan', () => {
  it('comes after as many days as it is valid, and never without such days', () => {
    const at = new Date('2026-03-02T10:00:00Z');
    expect(planEnd({ validityDays: 30 }, at)).toEqual(new Date('2026-04-01T10:00:00Z'));
    expect(planEnd({ validityDays: null }, at)).toBeNull();
  });
});
