/** The currency pair, its price and the currency of the account, as a question names them. */
import { isCurrency, isTraded } from '../../../domain/tutor/calculators/currency-pair.ts';
import { MONEY_BEFORE, NUMBER, number } from './amounts.ts';

export interface NamedPair {
  base: string;
  quote: string;
  /** What stands behind the pair as its price. */
  price: number | null;
}

/** Words behind a slash that count something: "10 usd/lot" is no pair. */
const COUNTED = new Set(['lot', 'pip', 'day', 'bar', 'per', 'mon']);
const METAL_WORDS: Readonly<Record<string, string>> = {
  gold: 'XAU',
  silver: 'XAG',
  platinum: 'XPT',
  bitcoin: 'BTC',
  ethereum: 'ETH',
};
const PRICE_BEHIND = String.raw`^\s*(?:is |trades |trading |stands |price |rate )*(?:at|@|=|of|:|is)?\s*(?:a (?:price|rate) of )?${NUMBER}(?!\s*(?:%|pips?|lots?|units?|mini|micro|standard))`;

/** Every pair that a question names, in its order: `EUR/USD`, `eurusd`, `eur-usd`, `eur usd`, and `LOT/EUR`, which is none. */
export function pairsIn(text: string): NamedPair[] {
  const found: NamedPair[] = [];
  let end = 0;
  for (const match of text.matchAll(/\b(?=([a-z]{3,5})(\s?[/-]\s?|\s)?([a-z]{3,5})\b)/g)) {
    const [, left = '', between = '', right = ''] = match;
    const halves = between === '' ? splitCode(left + right) : namedPair(left, right, between);
    if (!halves || match.index < end) continue;
    end = match.index + left.length + between.length + right.length;
    const price = number(text.slice(end), PRICE_BEHIND);
    found.push({ base: halves[0], quote: halves[1], price });
  }
  if (found.length > 0) return found;
  const metal = Object.keys(METAL_WORDS).find((word) => new RegExp(String.raw`\b${word}\b`).test(text));
  return metal === undefined ? [] : [{ base: METAL_WORDS[metal] ?? '', quote: 'USD', price: null }];
}

function splitCode(code: string): [string, string] | null {
  for (const length of [3, 4]) {
    const [left, right] = [code.slice(0, length).toUpperCase(), code.slice(length).toUpperCase()];
    if (isTraded(left) && isTraded(right)) return [left, right];
  }
  return null;
}

function namedPair(left: string, right: string, between: string): [string, string] | null {
  const [base, quote] = [left.toUpperCase(), right.toUpperCase()];
  const slash = between.includes('/');
  if (slash && COUNTED.has(right)) return null;
  const known = [base, quote].filter(isTraded).length;
  const threeLetters = left.length === 3 && right.length === 3;
  if (slash ? known > 0 || threeLetters : known === 2) return [base, quote];
  return null;
}

const SIGNS: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY' };
const NAMES: Readonly<Record<string, string>> = {
  dollar: 'USD',
  euro: 'EUR',
  pound: 'GBP',
  sterling: 'GBP',
  yen: 'JPY',
  franc: 'CHF',
};
const CURRENCY = String.raw`([a-z]{3}|dollar|euro|pound|sterling|franc)s?`;

/** The currency that the account is held in, when the question says or shows it. */
export function accountCurrencyIn(text: string): string | null {
  const said = [
    String.raw`\b${CURRENCY}[\s-](?:denominated )?account`,
    String.raw`account (?:currency )?(?:is |held |denominated )*(?:in )?${CURRENCY}\b`,
    String.raw`\bin ${CURRENCY}\b(?!\s?/)`,
    String.raw`\d[\d.]*[km]?\s?${CURRENCY}\b(?!\s?/)`,
  ];
  for (const pattern of said) {
    for (const match of text.matchAll(new RegExp(pattern, 'g'))) {
      const word = match[1] ?? '';
      const code = NAMES[word] ?? word.toUpperCase();
      if (isCurrency(code) && !/^(?:all|try|top)$/.test(word)) return code;
    }
  }
  const [sign] = /[$€£¥](?=\s*\d)/.exec(text) ?? [];
  return sign === undefined ? null : (SIGNS[sign] ?? null);
}

export interface Converted {
  rate: number;
  note: string | null;
}

/** What one unit of `from` is worth in `to`, when the question says so directly or by the price of the pair of both. */
export function conversionIn(text: string, from: string, to: string): Converted | null {
  const [left, right] = [from.toLowerCase(), to.toLowerCase()];
  const direct =
    number(
      text,
      String.raw`\b1\s*${left}\s*(?:=|is|costs|buys)\s*(?:worth )?${MONEY_BEFORE}${NUMBER}\s*(?:${right})?\b`,
    ) ?? number(text, String.raw`conver\w+ (?:rate )?(?:is |at |of |= ?)?${NUMBER}`);
  if (direct !== null) return { rate: direct, note: null };
  const pair = pairsIn(text).find(
    ({ base, quote, price }) =>
      price !== null && ((base === from && quote === to) || (base === to && quote === from)),
  );
  if (!pair || pair.price === null || pair.price <= 0) return null;
  if (pair.base === from) return { rate: pair.price, note: null };
  const rate = Number((1 / pair.price).toPrecision(8));
  return { rate, note: `${to}/${from} at ${pair.price} means that 1 ${from} is worth ${rate} ${to}.` };
}

/** The price of the pair itself: behind its name, or named as a price. Never another number of the question. */
export function pairPriceIn(text: string, pair: NamedPair): number | null {
  if (pair.price !== null) return pair.price;
  const others = pairsIn(text).filter(({ base, quote }) => base !== pair.base || quote !== pair.quote);
  if (others.some(({ price }) => price !== null)) return null;
  return number(
    text,
    String.raw`(?:(?<!risk )\bprice|(?<!conversion )\brate|\btrad(?:es|ing)|\bquoted)(?: of the pair)?\s*(?:is|at|of|=|:|@)*\s*${NUMBER}(?!\s*(?:%|pips?|lots?|units?))`,
  );
}
