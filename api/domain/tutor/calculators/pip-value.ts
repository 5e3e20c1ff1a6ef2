import { isCurrency, pipSize, whyNoPips } from './currency-pair.ts';
import { divide, exact, multiply, type Exact } from '../exact.ts';
import { calculated, line, refuse, typed, type Calculated, type CalculationLine } from './calculation.ts';

export interface PipQuestion {
  /** Three letters each. */
  base: string;
  quote: string;
  /** Size of the position in units of the base currency; a standard lot is 100 000. */
  units: number;
  accountCurrency: string;
  /** Price of the pair; needed when the account is held in the base currency. */
  price?: number;
  /** What one unit of the quote currency is worth in the account's; needed when the account is held in neither. */
  conversionRate?: number;
  /** Distance to value; 1 when left out. */
  pips?: number;
}

/**
 * Value of pips of a currency position. `value in the quote currency = pip size × units × pips`, then converted:
 * as it is when the account is held in the quote currency, divided by the price when it is held in the base.
 */
export function pipValue(question: PipQuestion): Calculated {
  const { base, quote, accountCurrency: account } = question;
  const problem = whyNoPips(base, quote);
  const pip = pipSize(quote);
  if (problem !== null || pip === null) return refuse('pair', problem ?? 'has no pip');
  if (!isCurrency(account)) {
    return refuse('account_currency', `is ${account}, which is not the code of a currency (ISO 4217)`);
  }
  if (!(question.units > 0)) return refuse('units', 'must be above 0');
  if (!((question.pips ?? 1) > 0)) return refuse('pips', 'must be above 0');
  const size = exact(pip);
  const units = exact(question.units);
  const pips = exact(question.pips ?? 1);
  const inQuote = multiply(multiply(size, units), pips);
  const quoteLine = line({
    label: `Value in ${quote}`,
    value: inQuote,
    unit: quote,
    decimals: 4,
    formula: 'value = pip size × units × pips',
    step: `${typed(size)} × ${typed(units)} × ${typed(pips)}`,
  });
  if (account === quote) return answer(question, [quoteLine]);
  const rate = account === base ? question.price : question.conversionRate;
  if (rate === undefined && account === base) {
    return refuse('price', `is needed: the account is in ${base}, so the value in ${quote} is divided by it`);
  }
  if (rate === undefined)
    return refuse('conversion_rate', `is needed: what 1 ${quote} is worth in ${account}`);
  if (rate <= 0) return refuse(account === base ? 'price' : 'conversion_rate', 'must be above 0');
  return answer(question, [quoteLine, converted(question, inQuote, exact(rate))]);
}

function converted({ base, accountCurrency }: PipQuestion, inQuote: Exact, rate: Exact): CalculationLine {
  const byPrice = accountCurrency === base;
  return line({
    label: `Value in ${accountCurrency}`,
    value: byPrice ? divide(inQuote, rate) : multiply(inQuote, rate),
    unit: accountCurrency,
    decimals: 4,
    formula: byPrice ? 'value ÷ price of the pair' : 'value × conversion rate',
    step: `${typed(inQuote)} ${byPrice ? '÷' : '×'} ${typed(rate)}`,
  });
}

function answer({ base, quote, pips = 1 }: PipQuestion, results: CalculationLine[]): Calculated {
  const what = pips === 1 ? 'one pip' : `${typed(exact(pips))} pips`;
  return calculated('units', {
    calculator: 'pip-value',
    title: `Value of ${what} of ${base}/${quote}`,
    results,
  });
}
