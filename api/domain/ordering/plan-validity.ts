import { DAY_MS } from '../shared-with-web/time.ts';
import type { OrderLine } from './order.ts';

/** How long before its end the owner of a plan is reminded, in milliseconds: a week. */
export const PLAN_NOTICE_MS = 7 * DAY_MS;

/** When a plan that is given at `at` ends; null: it stays. */
export function planEnd({ validityDays }: Pick<OrderLine, 'validityDays'>, at: Date): Date | null {
  return validityDays === null ? null : new Date(at.getTime() + validityDays * DAY_MS);
}
