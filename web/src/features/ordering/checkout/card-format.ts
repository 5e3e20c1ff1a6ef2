/** How card fields look while somebody types: only digits count, the gaps and the stroke are set here. */

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** '4242 4242 4242 4242'; American Express is grouped 4-6-5. At most 19 digits (ISO/IEC 7812). */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, 19);
  if (/^3[47]/.test(digits)) {
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ');
  }
  return digits.match(/.{1,4}/g)?.join(' ') ?? '';
}

/** '09/27'. A first digit above 1 can only be a month of its own; '9' becomes '09/'. */
export function formatExpiry(text: string): string {
  const typed = digitsOf(text);
  const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4);
  if (digits.length > 2) return `${digits.slice(0, 2)}/${digits.slice(2)}`;
  return /^\s*\d{1,2}\s*\//.test(text) && digits.length > 0 ? `${digits.padStart(2, '0')}/` : digits;
}

/** Three or four digits. */
export function formatCvc(text: string): string {
  return digitsOf(text).slice(0, 4);
}

/**
 * Where the caret belongs after formatting: behind the same number of digits as before.
 * @param digitsBefore how many digits stood left of the caret
 */
export function caretAfter(formatted: string, digitsBefore: number): number {
  let seen = 0;
  for (let at = 0; at < formatted.length; at += 1) {
    if (seen === digitsBefore) return at;
    if (/\d/.test(formatted[at] ?? '')) seen += 1;
  }
  return formatted.length;
}

/** How many digits stand left of the caret. */
export function digitsBefore(text: string, caret: number): number {
  return digitsOf(text.slice(0, caret)).length;
}
