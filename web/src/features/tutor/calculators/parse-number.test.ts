import { parseNumber } from './parse-number.ts';

it.each([
  ['10000', 10000],
  ['10 000', 10000],
  ['10,000', 10000],
  ['1,234,567.5', 1234567.5],
  ['0,5', 0.5],
  ['12,25', 12.25],
  ['.5', 0.5],
  ['-2.5', -2.5],
  [' 7 ', 7],
])('reads %j as %d', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

it.each(['', 'ten', '1.2.3', '1,2,3', '5%', '1e9', '--1'])('takes %j for no number', (text) => {
  expect(parseNumber(text)).toBeNull();
});
