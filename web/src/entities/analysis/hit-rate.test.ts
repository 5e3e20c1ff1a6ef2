import { hitRateText, rangeText } from './hit-rate.ts';

const graded = {
  graded: 15,
  hits: 8,
  misses: 5,
  open: 1,
  ambiguous: 1,
  not_entered: 0,
  rate: 8 / 14,
  low: 0.355,
  high: 0.823,
  base_rate: 0.41,
};

it('says the hit rate with its interval and what chance would give', () => {
  expect(hitRateText(graded)).toBe('Hit rate 57% of 14 followed up (95%: 36% to 82%), 41% by chance alone');
  expect(hitRateText({ ...graded, low: null, high: null, base_rate: null })).toBe(
    'Hit rate 57% of 14 followed up',
  );
});

it('says nothing while nothing was followed up', () => {
  expect(hitRateText({ ...graded, rate: null })).toBeNull();
});

it('says how often the range held, once something tells', () => {
  expect(rangeText({ graded: 14, held: 10 })).toBe('10 of 14 later closes within the 68% range');
  expect(rangeText(undefined)).toBeNull();
});
