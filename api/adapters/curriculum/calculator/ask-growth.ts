import { compounding } from '../../../domain/tutor/calculators/compounding.ts';
import { MONEY_BEFORE, NUMBER, number, toNumber } from './amounts.ts';
import { computed, incomplete, type Asked } from './asked.ts';

const UNITS = ['day', 'week', 'month', 'quarter', 'year'] as const;
type Unit = (typeof UNITS)[number];
/** How many go into a year. Days are not here: a year has 365 of them, and about 252 on which markets trade. */
const IN_A_YEAR: Readonly<Partial<Record<Unit, number>>> = { week: 52, month: 12, quarter: 4, year: 1 };
const ADVERBS: Readonly<Record<string, Unit>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annual: 'year',
  annually: 'year',
  'p.a': 'year',
  pa: 'year',
};

const UNIT = `(${UNITS.join('|')})`;
const PER = String.raw`\s*(?:(?:an?|per|each|every|/)\s*${UNIT}|(${Object.keys(ADVERBS)
  .join('|')
  .replace('.', String.raw`\.`)}))\b`;
const PAYMENT = String.raw`(?:add(?:ing)?|contribut\w+|deposit(?:ing)?|plus|saving)\s+${MONEY_BEFORE}${NUMBER}`;
const SPAN = String.raw`${NUMBER}[\s-]*(periods?|months?|years?|weeks?|quarters?|days?|trades?|times)\b`;
const MOST_PERIODS = 600;

interface Growth {
  ratePercent: number;
  /** What one application of the rate covers; null: unnamed. */
  rateUnit: Unit | null;
  length: number;
  /** Null: periods, trades, times. */
  lengthUnit: Unit | null;
  paymentUnit: Unit | null;
  /** "8% a year compounded monthly". */
  compounded: Unit | null;
}

export function readCompounding(text: string): Asked | null {
  if (!/compound|\bgrow|future value/.test(text)) return null;
  const ratePercent = number(text, String.raw`(?<![\d.])(?:-\s*)?${NUMBER}\s*%`);
  const span = new RegExp(SPAN).exec(text);
  const contribution = number(text, PAYMENT) ?? 0;
  const others = text
    .replace(/[\d.]+\s*%/, '')
    .replace(new RegExp(SPAN), '')
    .replace(new RegExp(PAYMENT), '');
  const start = number(others, NUMBER);
  if (ratePercent === null || span === null || start === null) {
    return incomplete('compounding', [
      start === null ? 'the start balance' : null,
      ratePercent === null ? 'the rate in percent, with its period' : null,
      span === null ? 'how long it grows' : null,
    ]);
  }
  const growth: Growth = {
    ratePercent,
    rateUnit: unitBehind(text, String.raw`[\d.]+\s*%(?: (?:return|interest|growth|gain|profit))?`),
    length: toNumber(span[1], span[2]),
    lengthUnit: unitNamed(span[3]),
    paymentUnit: contribution === 0 ? null : unitBehind(text, PAYMENT, 2),
    compounded: unitBehind(text, 'compound(?:ed|ing)?'),
  };
  const periods = inPeriods(growth);
  if ('needs' in periods) return incomplete('compounding', [periods.needs]);
  const { count, rate, notes } = periods;
  if (!Number.isInteger(count) || count < 1 || count > MOST_PERIODS) {
    return incomplete('compounding', [`a whole number of periods, from 1 to ${MOST_PERIODS}`]);
  }
  return computed(compounding({ start, ratePercent: rate, periods: count, contribution }), notes);
}

/** The unit that stands behind a phrase: "2% a month", "5% monthly". */
function unitBehind(text: string, phrase: string, groups = 0): Unit | null {
  const found = new RegExp(`${phrase}${PER}`).exec(text);
  return found ? (unitNamed(found[1 + groups]) ?? ADVERBS[found[2 + groups] ?? ''] ?? null) : null;
}

function unitNamed(word: string | undefined): Unit | null {
  return UNITS.find((unit) => word === unit || word === `${unit}s`) ?? null;
}

type Periods = { count: number; rate: number; notes: string[] } | { needs: string };

/** Rate and length in one unit, said aloud wherever one of them was converted. */
function inPeriods(growth: Growth): Periods {
  const { lengthUnit, compounded, paymentUnit, ratePercent, length } = growth;
  const rateUnit = growth.rateUnit ?? (compounded === null || compounded === lengthUnit ? lengthUnit : null);
  const unnamed = growth.rateUnit === null && lengthUnit !== null;
  if (rateUnit === null && growth.lengthUnit !== null)
    return { needs: 'which period the rate is for, such as 2% a month' };
  if (rateUnit === null || lengthUnit === null) return { count: length, rate: ratePercent, notes: [] };
  const read = unnamed ? [`Read as ${ratePercent}% a ${rateUnit}.`] : [];
  const unit = paymentUnit ?? compounded ?? wholeUnit(rateUnit, lengthUnit, length);
  const count = inUnit(length, lengthUnit, unit);
  const rate = rateIn(growth, rateUnit, unit);
  if (count === null || rate === null) {
    return {
      needs: `rate and length in the same unit: how many ${rateUnit}s to count in ${length} ${plural(lengthUnit, length)} is not certain`,
    };
  }
  const lengthNote =
    unit === lengthUnit
      ? []
      : [`${length} ${plural(lengthUnit, length)} are ${count} ${plural(unit, count)}.`];
  return { count, rate: rate.percent, notes: [...read, ...lengthNote, ...rate.notes] };
}

const plural = (unit: Unit, count: number): string => (count === 1 ? unit : `${unit}s`);

/** The rate's own unit where the length is a whole number of it, else the length's. */
function wholeUnit(rateUnit: Unit, lengthUnit: Unit, length: number): Unit {
  const count = inUnit(length, lengthUnit, rateUnit);
  return count !== null && Number.isInteger(count) ? rateUnit : lengthUnit;
}

function inUnit(length: number, from: Unit, to: Unit): number | null {
  if (from === to) return length;
  const [many, few] = [IN_A_YEAR[to], IN_A_YEAR[from]];
  return many === undefined || few === undefined ? null : Number(((length * many) / few).toPrecision(12));
}

function rateIn(growth: Growth, from: Unit, to: Unit): { percent: number; notes: string[] } | null {
  const { ratePercent, compounded } = growth;
  if (from === to) return { percent: ratePercent, notes: [] };
  const [many, few] = [IN_A_YEAR[to], IN_A_YEAR[from]];
  if (many === undefined || few === undefined) return null;
  if (compounded === to) {
    const percent = Number(((ratePercent * few) / many).toPrecision(10));
    return { percent, notes: [`${ratePercent}% a ${from} compounded by the ${to} is ${percent}% a ${to}.`] };
  }
  const percent = Number((100 * ((1 + ratePercent / 100) ** (few / many) - 1)).toFixed(6));
  return { percent, notes: [`${ratePercent}% a ${from} is the same growth as ${percent}% a ${to}.`] };
}
