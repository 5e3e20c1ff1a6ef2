import { whyNoPips } from '../../../domain/tutor/calculators/currency-pair.ts';
import { refuse } from '../../../domain/tutor/calculators/calculation.ts';
import { pipValue } from '../../../domain/tutor/calculators/pip-value.ts';
import { positionSizeByPips, positionSizeByPrice } from '../../../domain/tutor/calculators/position-size.ts';
import { AT, MONEY_BEFORE, NUMBER, number } from './amounts.ts';
import { LOT, ratesFor, withoutPairs } from './ask-pip-value.ts';
import { computed, incomplete, type Asked } from './asked.ts';
import { accountCurrencyIn, pairsIn, type NamedPair } from './pairs.ts';
import { prices } from './prices.ts';

const ASKED =
  /position siz|lot size|siz\w+ (?:of )?(?:my|the|a) (?:position|trade)|how (?:many|much|big|large)\b(?!.*\b(?:touch|bars?|pips? (?:is|are)))/;
const DEFAULT_PIP_VALUE = 10;

type Risk = { balance: number; riskPercent: number } | { amountAtRisk: number };

export function readPositionSize(text: string): Asked | null {
  const riskPercent = number(text, String.raw`${NUMBER}\s*%`);
  const amount = number(
    text,
    String.raw`(?:risk(?:ing)?|los(?:e|ing)|loss of)\s+(?:(?:no|not|at|more|most|than|only|up|to|a|maximum|max|of|about)\s+)*${MONEY_BEFORE}${NUMBER}(?!\s*(?:%|trades?|pips?))`,
  );
  const asked = ASKED.test(text);
  const named = riskPercent !== null || amount !== null;
  if (!asked && !(named && /\brisk|\blose|\bloss/.test(text))) return null;
  const balance = balanceIn(text);
  const stopPips = number(text, String.raw`${NUMBER}[\s-]*pips?\b`);
  const { entry, stop } = prices(text);
  const stopNamed = stopPips !== null || (entry !== null && stop !== null);
  // Nothing but an interest in sizes: "how many indicators are there with 2 lines" is a question for a lesson.
  if (asked && !named && balance === null && !stopNamed) return null;
  if (!asked && balance === null && (riskPercent !== null || !stopNamed)) {
    if (entry !== null || stopPips === null) return null;
  }
  const risk = riskOf(riskPercent, amount, balance);
  if (risk === null || !stopNamed) {
    return incomplete('position-size', [
      risk === null && balance === null ? 'the balance' : null,
      risk === null && riskPercent === null ? 'the risk in percent or as an amount' : null,
      stopNamed ? null : 'the stop: in pips, or as an entry price and a stop price',
    ]);
  }
  if (stopPips !== null) return byPips(text, risk, stopPips);
  return computed(positionSizeByPrice({ ...risk, entry: entry ?? 0, stop: stop ?? 0 }));
}

function riskOf(riskPercent: number | null, amount: number | null, balance: number | null): Risk | null {
  if (riskPercent !== null) return balance === null ? null : { balance, riskPercent };
  return amount === null ? null : { amountAtRisk: amount };
}

function balanceIn(text: string): number | null {
  const withoutRisk = text
    .replace(/[\d.]+\s*%/, '')
    .replace(
      /(?:risk(?:ing)?|los(?:e|ing))\s+(?:(?:no|not|at|more|most|than|only|up|to)\s+)*[$€£¥]?\s*[\d.]+[km]?(?!\s*%)/,
      '',
    );
  return (
    number(
      withoutRisk,
      String.raw`\b(?:of|on|account|balance|capital|equity|with|have|got)\s+(?:(?:my|an?|the|is|of|account|balance|capital|equity)\s+)*${MONEY_BEFORE}${NUMBER}(?!\s*(?:pips?|lots?))`,
    ) ??
    number(withoutRisk, String.raw`[$€£¥]\s*${NUMBER}`) ??
    number(
      withoutRisk,
      String.raw`${NUMBER}\s*(?:usd|eur|gbp|chf|jpy|dollars?|euros?|pounds?|account|balance)\b`,
    )
  );
}

function byPips(text: string, risk: Risk, stopPips: number): Asked {
  const size = (pipValuePerLot: number, notes: string[]): Asked =>
    computed(positionSizeByPips({ ...risk, stopPips, pipValuePerLot }), notes);
  const given = number(text, String.raw`pip value(?: per lot)?${AT}${MONEY_BEFORE}${NUMBER}`);
  if (given !== null) return size(given, []);
  const [pair] = pairsIn(text);
  if (pair) return byPipsOf(pair, text, size);
  return size(DEFAULT_PIP_VALUE, [
    `You named no pair, so a pip of one lot is taken as ${DEFAULT_PIP_VALUE} in the currency of the account: that holds where the quote currency is the account's and a pip is 0.0001. Name the pair to have it computed.`,
  ]);
}

/** The value of a pip of one lot of this pair, never a usual one. */
function byPipsOf(pair: NamedPair, text: string, size: (value: number, notes: string[]) => Asked): Asked {
  const { base, quote } = pair;
  const problem = whyNoPips(base, quote);
  if (problem !== null) return computed(refuse('pair', problem));
  const account = accountCurrencyIn(withoutPairs(text, pair));
  if (account === null) return incomplete('position-size', ['the currency of the account']);
  const rates = ratesFor(text, pair, account);
  if (rates.missing !== null) return incomplete('position-size', [rates.missing]);
  const { price, conversionRate } = rates;
  const value = pipValue({ base, quote, units: LOT, accountCurrency: account, price, conversionRate });
  if (!value.ok) return computed(value);
  const last = value.value.results.at(-1);
  const perLot = last?.value ?? 0;
  return size(perLot, [
    ...(rates.note === null ? [] : [rates.note]),
    `One pip of one lot of ${base}/${quote}: ${value.value.results.flatMap(({ steps }) => steps).join('; ')}.`,
  ]);
}
