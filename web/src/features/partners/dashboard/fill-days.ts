import type { BrandAnalytics } from '../../../api/brand.ts';
import { DAY_MS } from '../../../../../api/domain/shared-with-web/time.ts';

type Day = BrandAnalytics['revenue_over_time'][number];

/** Days with orders, newest first, as every day from the first to the last, oldest first: days without orders are zero. */
export function fillDays(days: readonly Day[]): Day[] {
  const first = days.at(-1);
  const last = days[0];
  if (!first || !last) return [];
  const known = new Map(days.map((day) => [day.date, day]));
  const filled: Day[] = [];
  for (let at = Date.parse(first.date); at <= Date.parse(last.date); at += DAY_MS) {
    const date = new Date(at).toISOString().slice(0, 10);
    filled.push(known.get(date) ?? { date, orders: 0, revenue: 0, commission: 0 });
  }
  return filled;
}
