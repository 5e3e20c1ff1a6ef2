import { PENDING_USER_KEY, pendingUser } from './pending-user.ts';

afterEach(() => localStorage.clear());

it.each([
  ['nothing', null],
  ['junk', '{'],
  ['a list', '[1]'],
  ['half of it', '{"email":"ada@example.com"}'],
])('is null when %s was stored', (_, stored) => {
  if (stored !== null) localStorage.setItem(PENDING_USER_KEY, stored);
  expect(pendingUser()).toBeNull();
});

it('is the stored user, with email and name only', () => {
  localStorage.setItem(
    PENDING_USER_KEY,
    JSON.stringify({ email: 'ada@example.com', full_name: 'Ada King', plan: 'pro' }),
  );
  expect(pendingUser()).toEqual({ email: 'ada@example.com', full_name: 'Ada King' });
});
