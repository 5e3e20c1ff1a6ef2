import { isCurrency, whyNoPips } from '../../../domain/tutor/calculators/currency-pair.ts';
import { refuse } from '../../../domain/tutor/calculators/calculation.ts';
import { pipValue } from '../../../domain/tutor/calculators/pip-value.ts';
import { NUMBER, number } from './amounts.ts';
import { computed, incomplete, type Asked } from './asked.ts';
import { accountCurrencyIn, conversionIn, pairPriceIn, pairsIn, type NamedPair } from './pairs.ts';

export const LOT = 100_000;
const SIZES = [
  { name: 'mini', units: 10_000 },
  { name: 'micro', units: 1000 },
  { name: 'standard', units: LOT },
];

export function readPipValue(text: string): Asked | null {
  if (
    !/pip value|value of (?:an?|one|[\d.]+|the|each|every)?\s*pips?|pips? (?:is |are |be )?(?:worth|cost)|worth of (?:an?|one|1) pip/.test(
      text,
    )
  )
    return null;
  if (/\brisk/.test(text)) return null;
  const units = sizeIn(text);
  const [pair] = pairsIn(text);
  if (!pair) {
    return incomplete('pip-value', [
      'the pair, such as EUR/USD',
      units === null ? 'the size in lots or units' : null,
    ]);
  }
  const problem = whyNoPips(pair.base, pair.quote);
  if (problem !== null) return computed(refuse('pair', problem));
  if (units === null) return incomplete('pip-value', ['the size in lots or units']);
  const account = accountCurrencyIn(withoutPairs(text, pair));
  const rates = ratesFor(text, pair, account ?? pair.quote);
  if (rates.missing !== null) return incomplete('pip-value', [rates.missing]);
  const notes = [
    ...(rates.note === null ? [] : [rates.note]),
    ...(account === null
      ? [`You named no account currency, so the value is in ${pair.quote}, the pair's quote currency.`]
      : []),
  ];
  return computed(
    pipValue({
      base: pair.base,
      quote: pair.quote,
      units,
      accountCurrency: account ?? pair.quote,
      price: rates.price,
      conversionRate: rates.conversionRate,
      pips: number(text, String.raw`${NUMBER}\s*pips?\b`) ?? 1,
    }),
    notes,
  );
}

/** The size in units: `2 lots`, `3 mini lots`, `20000 units`. */
function sizeIn(text: string): number | null {
  for (const { name, units } of SIZES) {
    const lots = number(text, String.raw`${NUMBER}\s*${name}(?:[\s-]?lots?|s\b)`);
    if (lots !== null) return exactProduct(lots, units);
    if (new RegExp(String.raw`\b(?:an?|one|per|each) ${name}[\s-]?lot\b`).test(text)) return units;
  }
  const lots = number(text, String.raw`${NUMBER}\s*lots?\b`);
  if (lots !== null) return exactProduct(lots, LOT);
  return number(text, String.raw`${NUMBER}\s*(?:units?|currency units)\b`);
}

/** 0.07 lots are 7000 units, not 7000.000000000001. */
const exactProduct = (lots: number, units: number): number => Number((lots * units).toPrecision(12));

/** The account's currency is not to be read off the pair. */
export function withoutPairs(text: string, { base, quote }: NamedPair): string {
  return text.replaceAll(new RegExp(String.raw`\b${base}\s?[/-]?\s?${quote}\b`, 'gi'), ' · ');
}

interface Rates {
  price?: number;
  conversionRate?: number;
  note: string | null;
  /** What has to be named before anything can be converted. */
  missing: string | null;
}

/** The rate that turns an amount in the quote currency into the account's. */
export function ratesFor(text: string, pair: NamedPair, account: string): Rates {
  const { base, quote } = pair;
  if (account === quote || !isCurrency(account)) return { note: null, missing: null };
  if (account === base) {
    const price = pairPriceIn(text, pair);
    if (price === null)
      return { note: null, missing: `the price of ${base}/${quote}, since the account is in ${base}` };
    return { price, note: null, missing: null };
  }
  const found = conversionIn(text, quote, account);
  if (!found) return { note: null, missing: `what 1 ${quote} is worth in ${account}` };
  return { conversionRate: found.rate, note: found.note, missing: null };
}
