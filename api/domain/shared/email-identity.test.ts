import { emailIdentity } from './email-identity.ts';

describe('the mailbox behind an address', () => {
  it.each([
    ['Ada@Example.com ', 'ada@example.com'],
    ['ada+trial@example.com', 'ada@example.com'],
    ['a.d.a@example.com', 'a.d.a@example.com'],
    ['a.d.a+x+y@gmail.com', 'ada@gmail.com'],
    ['ada@googlemail.com', 'ada@gmail.com'],
    ['+@example.com', '+@example.com'],
  ])('of %s is %s', (email, identity) => {
    expect(emailIdentity(email)).toBe(identity);
  });
});
