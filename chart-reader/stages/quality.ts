import type { Quality } from '../types.ts';
import { Refused } from './refuse.ts';

/** A reading that is about as likely wrong as right is not shown; below it pictures without prices were answered, too. */
const FLOOR = 0.55;

/** Verdict on a reading by the claim that it is right; refuses below the floor. */
export function judge(score: number, floor = FLOOR): Omit<Quality, 'notes'> {
  if (score < floor) throw new Refused('series_uncertain', 'quality', 'unsure');
  return { score, verdict: score >= 0.9 ? 'good' : score >= 0.75 ? 'fair' : 'poor' };
}
