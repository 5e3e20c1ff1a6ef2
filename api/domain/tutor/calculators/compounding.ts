import { add, compare, divide, exact, multiply, raise, subtract, type Exact } from '../exact.ts';
import { calculated, line, refuse, typed, type Calculated, type CalculationLine } from './calculation.ts';

export interface GrowthQuestion {
  start: number;
  /** Growth of one period in percent: above −100. */
  ratePercent: number;
  /** Whole, at least 1. */
  periods: number;
  /** Added at the end of each period; 0 when left out. */
  contribution?: number;
}

/**
 * Compound growth with payments at the end of each period:
 * `end = start × (1 + r)^n + payment × ((1 + r)^n − 1) ÷ r`, the future value of a sum and of an ordinary annuity;
 * at `r = 0` the second part is `payment × n`.
 */
export function compounding(question: GrowthQuestion): Calculated {
  const start = exact(question.start);
  const payment = exact(question.contribution ?? 0);
  const rate = divide(exact(question.ratePercent), exact(100));
  const { periods } = question;
  if (!Number.isInteger(periods) || periods < 1)
    return refuse('periods', 'must be a whole number, at least 1');
  if (question.ratePercent <= -100)
    return refuse('rate_percent', 'must be above −100: nothing would be left');
  if (question.start < 0) return refuse('start_balance', 'must not be below 0');
  if ((question.contribution ?? 0) < 0) return refuse('contribution', 'must not be below 0');
  if (compare(add(start, payment), exact(0)) === 0) {
    return refuse('start_balance', 'must be above 0 when nothing is added');
  }
  const factor = raise(add(exact(1), rate), periods);
  const paid = question.contribution ? paidPart(payment, rate, factor, periods) : exact(0);
  const end = add(multiply(start, factor), paid);
  const putIn = add(start, multiply(payment, exact(periods)));
  const gain = subtract(end, putIn);
  return calculated('periods', {
    calculator: 'compounding',
    title: `Growth over ${periods} ${periods === 1 ? 'period' : 'periods'}`,
    results: [
      line({
        label: 'Growth factor',
        value: factor,
        decimals: 6,
        formula: 'factor = (1 + rate ÷ 100)^periods',
        step: `(1 + ${typed(exact(question.ratePercent))} ÷ 100)^${periods}`,
      }),
      endLine(question, { start, factor, paid, end }),
      line({
        label: 'Put in',
        value: putIn,
        formula: 'put in = start + contribution × periods',
        step: `${typed(start)} + ${typed(payment)} × ${periods}`,
      }),
      line({
        label: 'Gain',
        value: gain,
        formula: 'gain = balance at the end − put in',
        step: `balance at the end − ${typed(putIn)}`,
      }),
      line({
        label: 'Gain on what was put in',
        value: multiply(divide(gain, putIn), exact(100)),
        unit: '%',
        formula: 'gain ÷ put in × 100',
        step: `gain ÷ ${typed(putIn)} × 100`,
      }),
    ],
  });
}

function paidPart(payment: Exact, rate: Exact, factor: Exact, periods: number): Exact {
  if (rate.numerator === 0n) return multiply(payment, exact(periods));
  return multiply(payment, divide(subtract(factor, exact(1)), rate));
}

function endLine(
  { contribution = 0, periods }: GrowthQuestion,
  { start, factor, paid, end }: Record<'start' | 'factor' | 'paid' | 'end', Exact>,
): CalculationLine {
  const alone = line({
    label: 'From the start',
    value: multiply(start, factor),
    formula: 'start × factor',
    step: `${typed(start)} × factor`,
  });
  const added = line({
    label: 'From the contributions',
    value: paid,
    formula: 'contribution × (factor − 1) ÷ rate',
    step: `${typed(exact(contribution))} paid ${periods} times, with growth`,
  });
  return line({
    label: 'Balance at the end',
    value: end,
    formula:
      contribution === 0
        ? 'balance = start × factor'
        : 'balance = start × factor + contribution × (factor − 1) ÷ rate',
    before: contribution === 0 ? [] : [...alone.steps, ...added.steps],
    step: contribution === 0 ? `${typed(start)} × factor` : `${alone.text} + ${added.text}`,
  });
}
