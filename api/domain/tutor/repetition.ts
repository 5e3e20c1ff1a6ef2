import { DAY_MS } from '../shared-with-web/time.ts';
/** How well a card was known. */
export type Grade = 'again' | 'hard' | 'good' | 'easy';

export interface Schedule {
  /** Days between the last review and the next. */
  intervalDays: number;
  /** By what the interval is multiplied when the card is known; at least 1.3. */
  ease: number;
  /** How often in a row it was known. */
  repetitions: number;
  dueAt: Date;
}

const MIN_EASE = 1.3;
const START_EASE = 2.5;
const MAX_INTERVAL_DAYS = 365;

/** A card that was just missed: it comes back the next day. */
export function newCard(at: Date): Schedule {
  return { intervalDays: 1, ease: START_EASE, repetitions: 0, dueAt: daysAfter(at, 1) };
}

/**
 * The next day of a card, after SM-2 (P. A. Wozniak, 1990) with four grades: known once, it comes back after 1 day (easy:
 * 3), twice after 4, then after interval × ease. `hard` slows it down and lowers the ease, `easy` speeds it up, `again`
 * begins anew. Intervals end at a year.
 */
export function review(card: Schedule, grade: Grade, at: Date): Schedule {
  if (grade === 'again') {
    const ease = Math.max(MIN_EASE, card.ease - 0.2);
    return { intervalDays: 1, ease, repetitions: 0, dueAt: daysAfter(at, 1) };
  }
  const change = { hard: -0.15, good: 0, easy: 0.15 }[grade];
  const ease = Math.max(MIN_EASE, Math.round((card.ease + change) * 100) / 100);
  const repetitions = card.repetitions + 1;
  const intervalDays = Math.min(MAX_INTERVAL_DAYS, nextInterval(card, repetitions, ease, grade));
  return { intervalDays, ease, repetitions, dueAt: daysAfter(at, intervalDays) };
}

/** Whether the day of a card has come. */
export function isDue({ dueAt }: Pick<Schedule, 'dueAt'>, at: Date): boolean {
  return dueAt.getTime() <= at.getTime();
}

function nextInterval(
  { intervalDays }: Schedule,
  repetitions: number,
  ease: number,
  grade: Exclude<Grade, 'again'>,
): number {
  if (repetitions === 1) return grade === 'easy' ? 3 : 1;
  if (repetitions === 2) return grade === 'easy' ? 6 : grade === 'hard' ? 2 : 4;
  const factor = grade === 'hard' ? 1.2 : grade === 'easy' ? ease * 1.3 : ease;
  return Math.max(intervalDays + 1, Math.round(intervalDays * factor));
}

function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS);
}
