import { usageText } from './usage.ts';

it('daily usage is what the server counts against what it allows', () => {
  expect(usageText({ used_today: 3, daily_limit: 10 })).toBe('3 / 10');
  expect(usageText({ used_today: 0, daily_limit: 0 })).toBe('0 / 0');
  expect(usageText({ used_today: 4, daily_limit: null })).toBe('4 / Unlimited');
});
