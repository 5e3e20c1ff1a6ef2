import type { CreditAmount } from '../shared-with-web/credit-amount.ts';
import { err, ok, type Result } from '../shared/result.ts';

export const creditsMissing = 'Credit packages must have a credits value';
export const creditsMalformed = 'Credits must be a whole number above zero, or unlimited';

/** Credits as older readers and records write them: a number, its text, the word, null, or a flag beside it. */
export interface CreditsInput {
  credits?: string | number | null | undefined;
  unlimited?: boolean | undefined;
}

/**
 * The one meaning of a credits value that was stored or sent by an older writer: null and the flag are unlimited too.
 * Null when it means nothing.
 */
export function readCredits({ credits, unlimited }: CreditsInput): CreditAmount | null {
  if (unlimited === true || credits === null) return 'unlimited';
  const text = String(credits ?? '')
    .trim()
    .toLowerCase();
  if (text === 'unlimited') return 'unlimited';
  return /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}

/** The credits of a credit package being saved; unlike in a reading, no value is a mistake and not unlimited. */
export function creditsToSave(input: CreditsInput): Result<CreditAmount, string> {
  const blank = input.credits === undefined || input.credits === null || String(input.credits).trim() === '';
  if (blank && input.unlimited !== true) return err(creditsMissing);
  const value = readCredits(blank ? { unlimited: true } : input);
  return value === null ? err(creditsMalformed) : ok(value);
}
