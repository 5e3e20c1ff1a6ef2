import { commonPasswords } from './common-passwords.ts';
import { checkPassword } from './password-policy.ts';

const email = 'ada.lovelace@example.com';

describe('a password', () => {
  it.each(['correct horse', 'difference engine', 'x7Gq2!', 'snörkel-på', 'Ada1815!!engine'])(
    'may be %s',
    (password) => {
      expect(checkPassword(password, email)).toEqual({ ok: true, value: password });
    },
  );

  it('has ten characters for an admin', () => {
    expect(checkPassword('x7Gq2!abc', email, 'admin')).toMatchObject({
      error: { reason: 'Use at least 10 characters.' },
    });
    expect(checkPassword('x7Gq2!abcd', email, 'admin').ok).toBe(true);
  });

  it.each([
    ['abcde', 'too short'],
    ['😀😀😀😀😀', 'five characters, however many bytes'],
    ['123456', 'on the list'],
    ['password', 'on the list'],
    ['PassWord', 'on the list in another case'],
    ['sunshine2024!', 'on the list with digits behind it'],
    ['chocolate1', 'on the list of leaked ones with a digit behind it'],
    ['aaaaaaaa', 'one character'],
    ['23456789', 'a run'],
    ['zyxwvu', 'a run backwards'],
    ['ada.lovelace@example.com', 'the email address'],
    ['ADA.lovelace', 'its first part'],
    ['ada.lovelace99', 'its first part with digits'],
  ])('may not be %s (%s)', (password) => {
    expect(checkPassword(password, email)).toMatchObject({
      ok: false,
      error: { code: 'accounts.weak_password' },
    });
  });

  it('is compared with ten thousand common ones', () => {
    expect(commonPasswords.size).toBeGreaterThan(10_000);
    for (const common of ['snickers', 'qwerasdf', 'trustno1', 'metatrader'])
      expect(checkPassword(common, email).ok).toBe(false);
  });
});
