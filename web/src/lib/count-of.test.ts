import { countOf, totalOf } from './count-of.ts';

it('[W-210] counts one in the singular and all else in the plural', () => {
  expect([0, 1, 2, 1200].map((count) => countOf(count, 'order'))).toEqual([
    '0 orders',
    '1 order',
    '2 orders',
    '1,200 orders',
  ]);
  expect(countOf(1, 'analysis', 'analyses')).toBe('1 analysis');
  expect(countOf(3, 'analysis', 'analyses')).toBe('3 analyses');
});

it('a total that was not counted to its end says more than', () => {
  expect(totalOf({ total: 1, total_is_exact: true }, 'order')).toBe('1 order');
  expect(totalOf({ total: 1000, total_is_exact: false }, 'order')).toBe('more than 1,000 orders');
});
