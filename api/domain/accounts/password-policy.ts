import { err, ok, type Result } from '../shared/result.ts';
import type { Role } from '../shared/role.ts';
import { commonPasswords } from './common-passwords.ts';
import type { WeakPassword } from './errors.ts';

/** An admin's password opens everybody's orders. */
const minLength: Readonly<Record<Role, number>> = { user: 6, brand: 6, admin: 10 };

const weak = (reason: string): Result<string, WeakPassword> =>
  err({ code: 'accounts.weak_password', reason });

/** `sunshine1!` and `Sunshine` are as easy to guess as `sunshine`: case and what trails a word do not count. */
function core(password: string): string {
  return password.toLowerCase().replace(/[\d\W_]+$/, '');
}

function isOneCharacterOrRun(password: string): boolean {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return Math.abs(step) <= 1 && codes.every((code, i) => i === 0 || code - (codes[i - 1] ?? 0) === step);
}

/**
 * The password itself when it may be used, else `accounts.weak_password`. Refused: under six characters, or ten for an admin,
 * on the list of common ones (also with other case or digits behind it), one character repeated or a run such as `abcdef`, and the own
 * email address or its part before the @.
 */
export function checkPassword(
  password: string,
  email: string,
  role: Role = 'user',
): Result<string, WeakPassword> {
  if ([...password].length < minLength[role]) {
    return weak(`Use at least ${minLength[role]} characters.`);
  }
  const lower = password.toLowerCase();
  if (commonPasswords.has(lower) || commonPasswords.has(core(password)) || isOneCharacterOrRun(lower)) {
    return weak('This password is among the first that get guessed. Choose another one.');
  }
  const local = email.split('@')[0] ?? '';
  if (lower === email || lower === local || core(password) === local) {
    return weak('Do not use your email address as the password.');
  }
  return ok(password);
}
