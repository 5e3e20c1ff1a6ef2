import { compounding } from '../../domain/tutor/calculators/compounding.ts';
import type { Calculated, CalculatorName } from '../../domain/tutor/calculators/calculation.ts';
import { drawdownFromLosses, drawdownFromPeak } from '../../domain/tutor/calculators/drawdown.ts';
import { pipValue } from '../../domain/tutor/calculators/pip-value.ts';
import { positionSizeByPips, positionSizeByPrice } from '../../domain/tutor/calculators/position-size.ts';
import { riskReward } from '../../domain/tutor/calculators/risk-reward.ts';

/** What a question asks to compute: the outcome, or what it would have to name. */
export type Asked =
  | { kind: 'computed'; outcome: Calculated }
  | { kind: 'incomplete'; calculator: CalculatorName; needs: string };

const NUMBER = String.raw`([\d][\d,]*(?:\.\d+)?)\s*(k|m)?(?![\w.]*\d)`;
const MONEY_BEFORE = String.raw`[$€£]?\s*`;
const AT = String.raw`\s*(?:price)?\s*(?:is|at|of|=|:|@|to)?\s*(?:an?|the)?\s*`;
const LOT = 100_000;
const DEFAULT_PIP_VALUE = 10;

/** Recognises a question with numbers that one of the calculators answers; null for every other question. */
export function readCalculatorQuestion(question: string): Asked | null {
  const text = question.toLowerCase();
  if (!/\d/.test(text)) return null;
  return (
    readPipValue(text) ??
    readDrawdown(text) ??
    readCompounding(text) ??
    readPositionSize(text) ??
    readRiskReward(text)
  );
}

const computed = (outcome: Calculated): Asked => ({ kind: 'computed', outcome });

function readPositionSize(text: string): Asked | null {
  const riskPercent = number(text, String.raw`${NUMBER}\s*(?:%|percent)`);
  const asked =
    /position siz|lot size|siz\w+ (?:of )?(?:my|the|a) (?:position|trade)|how (?:many|much|big|large)/.test(
      text,
    );
  if (!asked && !(riskPercent !== null && /\brisk/.test(text))) return null;
  const withoutRisk = text.replace(/[\d.,]+\s*(?:%|percent)/, '');
  const balance =
    number(
      withoutRisk,
      String.raw`(?:of|on|account|balance|capital|equity|with|have)\s+(?:(?:my|an?|the|is|of|account|balance|capital|equity)\s+)*${MONEY_BEFORE}${NUMBER}(?!\s*pips?)`,
    ) ??
    number(withoutRisk, String.raw`[$€£]\s*${NUMBER}`) ??
    number(withoutRisk, String.raw`${NUMBER}\s*(?:usd|eur|gbp|dollars?|euros?|pounds?|account|balance)`);
  const stopPips = number(text, String.raw`${NUMBER}[\s-]*pips?`);
  const { entry, stop } = prices(text);
  if (!asked && balance === null && entry !== null) return null;
  if (riskPercent === null || balance === null || (stopPips === null && (entry === null || stop === null))) {
    const needs =
      'the balance, the risk in percent, and the stop: in pips, or as an entry price and a stop price';
    return { kind: 'incomplete', calculator: 'position-size', needs };
  }
  if (stopPips !== null) {
    const pipValuePerLot =
      number(text, String.raw`pip value${AT}${MONEY_BEFORE}${NUMBER}`) ?? DEFAULT_PIP_VALUE;
    return computed(positionSizeByPips({ balance, riskPercent, stopPips, pipValuePerLot }));
  }
  return computed(positionSizeByPrice({ balance, riskPercent, entry: entry ?? 0, stop: stop ?? 0 }));
}

function readRiskReward(text: string): Asked | null {
  const { entry, stop, target } = prices(text);
  const asked = /risk\W+(?:to\W+)?reward|reward\W+(?:to\W+)?risk|\br\W?r\b|r multiple/.test(text);
  if (entry !== null && stop !== null && target !== null) {
    const winRatePercent = number(text, String.raw`${NUMBER}\s*(?:%|percent)`) ?? undefined;
    return computed(riskReward({ entry, stop, target, winRatePercent }));
  }
  // Numbers alone do not make it a calculation: "is 1:2 risk reward good?" is a question for a lesson.
  if (!asked || (entry === null && stop === null && target === null)) return null;
  return { kind: 'incomplete', calculator: 'risk-reward', needs: 'the entry, the stop and the target price' };
}

function readPipValue(text: string): Asked | null {
  if (
    !/pip value|value of (?:an?|one|\d+|the) pips?|pips? (?:is |are )?worth|worth of (?:a|one) pip/.test(text)
  )
    return null;
  if (/\brisk/.test(text)) return null;
  const [, base, quote] = /\b([a-z]{3})\s?\/?\s?(usd|eur|gbp|jpy|chf|cad|aud|nzd)\b/.exec(text) ?? [];
  const lots = number(text, String.raw`${NUMBER}\s*(?:standard |mini |micro )?lots?`);
  const scale = /mini lots?/.test(text) ? 0.1 : /micro lots?/.test(text) ? 0.01 : 1;
  const units = lots === null ? number(text, String.raw`${NUMBER}\s*units?`) : lots * LOT * scale;
  if (base === undefined || quote === undefined || units === null) {
    return {
      kind: 'incomplete',
      calculator: 'pip-value',
      needs: 'the pair, such as EUR/USD, and the size in lots or units',
    };
  }
  const account =
    /\b(usd|eur|gbp|jpy|chf|cad|aud|nzd) account|account (?:is )?in (usd|eur|gbp|jpy|chf|cad|aud|nzd)/.exec(
      text,
    );
  const price = number(text, String.raw`(?:price|rate|trading)${AT}${NUMBER}`) ?? undefined;
  return computed(
    pipValue({
      base: base.toUpperCase(),
      quote: quote.toUpperCase(),
      units,
      accountCurrency: (account?.[1] ?? account?.[2] ?? quote).toUpperCase(),
      price,
      conversionRate: price,
      pips: number(text, String.raw`${NUMBER}\s*pips`) ?? 1,
    }),
  );
}

function readCompounding(text: string): Asked | null {
  if (!/compound|\bgrow|future value/.test(text)) return null;
  const ratePercent = number(text, String.raw`${NUMBER}\s*(?:%|percent)`);
  const periods = number(
    text,
    String.raw`${NUMBER}\s*(?:periods?|months?|years?|weeks?|quarters?|days?|trades?|times)`,
  );
  const contribution =
    number(
      text,
      String.raw`(?:add(?:ing)?|contribut\w+|deposit(?:ing)?|plus|saving)\s+${MONEY_BEFORE}${NUMBER}`,
    ) ?? 0;
  const others = text
    .replace(/[\d.,]+\s*(?:%|percent)/, '')
    .replace(/[\d.,]+\s*(?:periods?|months?|years?|weeks?|quarters?|days?|trades?|times)/, '')
    .replace(/(?:add(?:ing)?|contribut\w+|deposit(?:ing)?|plus|saving)\s+[$€£]?\s*[\d.,]+/, '');
  const start = number(others, NUMBER);
  if (ratePercent === null || periods === null || start === null) {
    const needs = 'the start balance, the rate of a period in percent and the number of periods';
    return { kind: 'incomplete', calculator: 'compounding', needs };
  }
  if (!Number.isInteger(periods) || periods < 1 || periods > 600) {
    return {
      kind: 'incomplete',
      calculator: 'compounding',
      needs: 'a whole number of periods, from 1 to 600',
    };
  }
  return computed(compounding({ start, ratePercent, periods, contribution }));
}

function readDrawdown(text: string): Asked | null {
  const row = new RegExp(String.raw`${NUMBER}\s*(?:losses|losing trades|losers)`).exec(text);
  const percent = number(text, String.raw`${NUMBER}\s*(?:%|percent)`);
  const losses = row ? toNumber(row[1], row[2]) : null;
  if (
    losses !== null &&
    percent !== null &&
    Number.isInteger(losses) &&
    losses >= 1 &&
    losses <= 600 &&
    percent < 100
  ) {
    const start = number(
      text.replace(row?.[0] ?? '', ''),
      String.raw`(?:of|on|from|account|balance|with)\s+(?:an?\s+)?${MONEY_BEFORE}${NUMBER}(?!\s*(?:%|percent))`,
    );
    return computed(drawdownFromLosses({ start: start ?? 100, lossPercent: percent, losses }));
  }
  if (!/drawdown|recover|drop|fell|fall|lost/.test(text)) return null;
  const span = new RegExp(
    String.raw`from\s+${MONEY_BEFORE}${NUMBER}\s*(?:down\s*)?to\s+${MONEY_BEFORE}${NUMBER}`,
  ).exec(text);
  if (span) {
    const [peak, trough] = [toNumber(span[1], span[2]), toNumber(span[3], span[4])];
    if (trough < peak && trough > 0) return computed(drawdownFromPeak({ peak, trough }));
  }
  const loss = /recover|get back|make (?:it )?back|break even/.test(text) ? percent : null;
  return loss !== null && loss > 0 && loss < 100
    ? computed(drawdownFromPeak({ peak: 100, trough: 100 - loss }))
    : null;
}

function prices(text: string): Record<'entry' | 'stop' | 'target', number | null> {
  const at = (names: string): number | null =>
    number(text, String.raw`(?:${names})${AT}${MONEY_BEFORE}${NUMBER}(?!\s*(?:%|pips?))`);
  return {
    entry: at('entry|enter|entered|buy|bought|long|sell|sold|short'),
    stop: at('stop[ -]?loss|stop|sl'),
    target: at('take[ -]?profit|target|tp'),
  };
}

/** The first number that the pattern's first two groups hold; null when the pattern is not there. */
function number(text: string, pattern: string): number | null {
  const found = new RegExp(pattern).exec(text);
  if (!found) return null;
  const value = toNumber(found[1], found[2]);
  return Number.isFinite(value) ? value : null;
}

function toNumber(digits: string | undefined, scale: string | undefined): number {
  const factor = scale === 'k' ? 1000 : scale === 'm' ? 1_000_000 : 1;
  return Number((digits ?? '').replaceAll(',', '').replace(/\.$/, '')) * factor;
}
