/**
 * The number that a person typed: '10 000', '10,000.50' and '0,5' are understood. Null when it is none.
 * A single comma before exactly three digits parts thousands, as in '10,000'; any other single comma is a decimal one.
 */
export function parseNumber(text: string): number | null {
  const plain = text.trim().replace(/[\s\u00a0\u202f_']/g, '');
  const english = plain.replace(
    /^(-?\d{1,3})((?:,\d{3})+)(\.\d+)?$/,
    (_, head: string, groups: string, rest = '') => `${head}${groups.replaceAll(',', '')}${rest}`,
  );
  const dotted = english.replace(/^(-?\d*),(\d+)$/, '$1.$2');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(dotted) ? Number(dotted) : null;
}
