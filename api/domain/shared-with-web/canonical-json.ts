/** What a statement is made of: no numbers but whole ones, so that there is one way to write each. */
export type CanonicalValue =
  | string
  | number
  | boolean
  | null
  | readonly CanonicalValue[]
  | { readonly [key: string]: CanonicalValue };

/**
 * The one text of a value: keys ordered by their UTF-16 units, no blanks, strings as `JSON.stringify` writes them
 * (RFC 8785, of which only whole numbers are allowed here). Throws for any other number.
 */
export function canonicalJson(value: CanonicalValue): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new RangeError(`${value} is not whole.`);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

function isList(value: object): value is readonly CanonicalValue[] {
  return Array.isArray(value);
}

const TOKEN = /"(?:[^"\\]|\\.)*"(\s*:)?|-?\d[\d.eE+-]*/g;

/**
 * Reads JSON that says one thing only: the value, or null for what is not JSON, names a key twice, or holds a number that
 * is not whole. Readers disagree about such texts, so nothing that is signed may look like that.
 */
export function parseStrictJson(text: string): CanonicalValue | null {
  let value: CanonicalValue;
  try {
    value = JSON.parse(text) as CanonicalValue;
  } catch {
    return null;
  }
  let keys = 0;
  for (const [token, colon] of text.matchAll(TOKEN)) {
    if (colon !== undefined) keys++;
    else if (!token.startsWith('"') && !/^(-?[1-9]\d{0,14}|0)$/.test(token)) return null;
  }
  return keys === countKeys(value) ? value : null;
}

function countKeys(value: CanonicalValue): number {
  if (value === null || typeof value !== 'object') return 0;
  const members: readonly CanonicalValue[] = isList(value) ? value : Object.values(value);
  const own = isList(value) ? 0 : members.length;
  return members.reduce<number>((sum, member) => sum + countKeys(member), own);
}
