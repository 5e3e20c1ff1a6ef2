import { err, ok, type Result } from '../shared/result.ts';
import type { BlankName } from './errors.ts';

/** A name without blanks around it and with single blanks inside, or `accounts.blank_name`. */
export function parseFullName(text: string): Result<string, BlankName> {
  const name = text.trim().replace(/\s+/g, ' ');
  return name === '' ? err({ code: 'accounts.blank_name' }) : ok(name);
}
