import { localMinute } from './local-minute.ts';

it.each([
  ['2026-11-21T14:05:00', '2026-11-21T14:05'],
  ['2026-01-02T03:59:01', '2026-01-02T04:00'],
  ['2026-12-31T23:59:30', '2027-01-01T00:00'],
])('a field for date and time shows %s as %s', (moment, shown) => {
  expect(localMinute(new Date(moment))).toBe(shown);
});
