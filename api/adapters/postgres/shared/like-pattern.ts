const escaped = (text: string): string => text.trim().replaceAll(/[\\%_]/g, '\\$&');

/** The LIKE pattern of texts that contain `part`, whose own signs mean themselves. */
export function containing(part: string): string {
  return `%${escaped(part)}%`;
}

/** The LIKE pattern of texts that begin with `start`. */
export function beginningWith(start: string): string {
  return `${escaped(start)}%`;
}

/**
 * The LIKE pattern for a `search` column, which holds small letters and a blank before each word. The indexes of those columns
 * know groups of three letters, and how words begin: fewer letters are the beginning of a word. Null when nothing is wanted.
 */
export function searching(text: string | undefined): string | null {
  const part = escaped(text ?? '').toLowerCase();
  if (part === '') return null;
  return part.length < 3 ? `% ${part}%` : `%${part}%`;
}
