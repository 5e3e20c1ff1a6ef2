import { err, ok, type Result } from '../shared/result.ts';
import { isStaff, type Role } from '../shared/role.ts';
import { commonPasswords } from './common-passwords.ts';
import type { WeakPassword } from './errors.ts';

/** The password of who works in the admin console opens everybody's orders. */
const minLengthOf = (role: Role): number => (isStaff(role) ? 10 : 6);

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
 * The password itself when it may be used, else `accounts.weak_password`. Refused: under six characters, or ten in the admin console,
 * on the list of common ones (also with other case or digits behind it), one character repeated or a run such as `abcdef`, and the own
 * email address or its part before the @.
 */
export function checkPassword(
  password: string,
  email: string,
  role: Role = 'user',
): Result<string, WeakPassword> {
  if ([...password].length < minLengthOf(role)) {
    return weak(`Use at least ${minLengthOf(role)} characters.`);
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
