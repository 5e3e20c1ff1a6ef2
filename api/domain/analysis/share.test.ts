import { shareExpiry } from './share.ts';

it('a share link works for as many days as were chosen', () => {
  const now = new Date('2026-03-01T10:00:00Z');
  expect([1, 7, 30].map((days) => shareExpiry(now, days as 1 | 7 | 30).toISOString())).toEqual([
    '2026-03-02T10:00:00.000Z',
    '2026-03-08T10:00:00.000Z',
    '2026-03-31T10:00:00.000Z',
  ]);
});
