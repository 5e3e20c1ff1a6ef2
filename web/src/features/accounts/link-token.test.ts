import { linkToken } from './link-token.ts';

it('takes the secret from behind the # of an address', () => {
  expect(linkToken('#token=abc-_1')).toBe('abc-_1');
  expect([linkToken(''), linkToken('#'), linkToken('#token='), linkToken('#else')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
