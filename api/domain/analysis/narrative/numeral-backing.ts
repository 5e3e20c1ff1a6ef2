/** Whether a number that a text names is one of the facts. */
import type { Fact, NarrativeFacts, TypedFact } from './facts.ts';
import type { Numeral } from './numerals.ts';

/** Whole numbers below this must be exact; larger ones may be rounded. */
const EXACT_BELOW = 10;
/** A price may be rounded to this part of the visible range, or of itself where no range is known: not further. */
const COARSEST_OF_RANGE = 1 / 400;
const COARSEST_OF_PRICE = 1 / 1000;

/** Whether a fact of the numeral's kind and topic, rounded as the numeral is, equals it. */
export function isBacked(numeral: Numeral, facts: NarrativeFacts): boolean {
  return facts.values.some(
    (fact) => fits(numeral, fact) && equals(numeral, valueOf(fact), mayRound(numeral, fact, facts)),
  );
}

const valueOf = (fact: Fact): number => Math.abs(typeof fact === 'number' ? fact : fact.value);

function fits(numeral: Numeral, fact: Fact): boolean {
  if (typeof fact === 'number') return numeral.kind !== 'share';
  if (numeral.error) return fact.kind !== 'share' && fact.topic === undefined;
  if (numeral.kind === 'any') return fact.kind !== 'share' || numeral.value < 1;
  const kindFits = fact.kind === numeral.kind || (numeral.maybeRatio && fact.kind === 'ratio');
  return kindFits && ofItsTopic(numeral, fact);
}

function ofItsTopic({ topics }: Numeral, fact: TypedFact): boolean {
  return (
    topics.length === 0 || (fact.topic === undefined ? fact.kind !== 'price' : topics.includes(fact.topic))
  );
}

function mayRound(numeral: Numeral, fact: Fact, { visible }: NarrativeFacts): boolean {
  const { kind, value, step, error } = numeral;
  if (kind === 'share' || error) return true;
  if (step >= 1 && value < EXACT_BELOW) return false;
  if (kind === 'count') return false;
  const isPrice = typeof fact === 'number' || fact.kind === 'price';
  if (!isPrice) return true;
  return visible
    ? step <= (visible.high - visible.low) * COARSEST_OF_RANGE
    : step <= valueOf(fact) * COARSEST_OF_PRICE;
}

function equals({ value, step }: Numeral, fact: number, rounded: boolean): boolean {
  const difference = Math.abs(value - fact);
  if (difference <= 1e-9 * Math.max(1, fact)) return true;
  return rounded && difference <= step / 2 + 1e-9 * Math.max(fact, step);
}
