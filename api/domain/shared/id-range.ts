/** First and last id of a range, both within it. */
export interface IdRange {
  from: string;
  to: string;
}

/** All ids (UUIDs) that begin with these hexadecimal digits: 1 to 32, in small letters, without hyphens. */
export function idsBeginningWith(digits: string): IdRange {
  return { from: uuidOf(digits.padEnd(32, '0')), to: uuidOf(digits.padEnd(32, 'f')) };
}

function uuidOf(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
