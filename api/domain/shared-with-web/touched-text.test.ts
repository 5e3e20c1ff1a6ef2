import { touchedText } from './touched-text.ts';

it.each([
  [1, 0.2, 'touched once'],
  [3, 0.25, 'touched 3 times'],
  [3, 0.26, 'touched about 3 times'],
  [1, 0.26, 'touched about once'],
])('says of %s touches at 100 ± %s: %s', (touches, sigma, text) => {
  expect(touchedText({ price: 100, sigma, touches })).toBe(text);
});
