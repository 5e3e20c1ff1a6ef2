import { fixed } from './fixed-number.ts';

it('writes fixed decimals, thousands, and a minus sign only before what is not zero', () => {
  expect([fixed(2.5, 2), fixed(-1234567.891, 1), fixed(-0.004, 2), fixed(1e6, 0)]).toEqual([
    '2.50',
    '−1,234,567.9',
    '0.00',
    '1,000,000',
  ]);
});
