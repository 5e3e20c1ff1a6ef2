/** Reading numbers out of a question: how people write them, and the unit that stands beside them. */

/** A number with an optional k or m; two groups. Not the beginning of a longer one. */
export const NUMBER = String.raw`(\d+(?:\.\d+)?)\s*([km]\b)?(?![\w.]*\d)`;
export const MONEY_BEFORE = String.raw`(?:usd|eur|gbp|[$€£¥])?\s*`;
/** What may stand between a name and its number. */
export const AT = String.raw`\s*(?:price|rate)?\s*(?:is|at|of|=|:|@|to)?\s*(?:an?|the)?\s*`;

const WORDS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  fifty: '50',
  hundred: '100',
};
const COUNTED = String.raw`(?:%|percent|per cent|standard|mini|micro|lots?|pips?|units?|days?|weeks?|months?|quarters?|years?|trades?|losses|losing|losers|grand|thousand)`;

/** Lower case, plain digits: `10,000`, `10 000` and `ten grand` become `10000`, `0,5` becomes `0.5`, `percent` becomes `%`. */
export function plainNumbers(question: string): string {
  return question
    .toLowerCase()
    .replaceAll('−', '-')
    .replaceAll(/\bhalf an? (?=%|percent|lot)/g, '0.5 ')
    .replaceAll(
      new RegExp(String.raw`\b(${Object.keys(WORDS).join('|')})(?=[\s-]+${COUNTED})`, 'g'),
      (word) => WORDS[word] ?? word,
    )
    .replaceAll(
      /\b(?:an?|per) (?=(?:(?:standard|mini|micro) )?lot\b(?! of (?!\w{3}[\s/-]{0,3}\w{3}\b)))/g,
      '1 ',
    )
    .replaceAll(/(?<![\d.,])(\d{1,3}(?:[,  '’]\d{3})+)(?!\d)/g, (digits) => digits.replaceAll(/\D/g, ''))
    .replaceAll(/(\d),(\d)/g, '$1.$2')
    .replaceAll(/(\d)\s*(?:grand|thousand)\b/g, '$1k')
    .replaceAll(/(\d)\s*(?:million|mio)\b/g, '$1m')
    .replaceAll(/\s*\b(?:percent|per cent|pct)\b/g, '%');
}

/** The first number that the pattern's first two groups hold; null when the pattern is not there. */
export function number(text: string, pattern: string): number | null {
  const found = new RegExp(pattern).exec(text);
  if (!found) return null;
  const value = toNumber(found[1], found[2]);
  return Number.isFinite(value) ? value : null;
}

export function toNumber(digits: string | undefined, scale: string | undefined): number {
  const factor = scale === 'k' ? 1000 : scale === 'm' ? 1_000_000 : 1;
  return Number(digits ?? '') * factor;
}
