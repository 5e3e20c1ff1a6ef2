import { atMostSure } from './sureness.ts';

it('says nothing as certain', () => {
  expect([0.4, 0.996, 1].map(atMostSure)).toEqual([0.4, 0.99, 0.99]);
});
