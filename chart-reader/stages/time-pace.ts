/** The pace at which bars follow one another, as the labels under them tell it. */
import { isDated } from './time-stretch.ts';
import type { ReadTimeLabel, SlotLabel } from './time-stretch.ts';
import { frameOfClocks } from './time-frames.ts';
import { ANY_YEARS, PaceSearch, SURE, WEEKDAY_YEARS } from './time-search.ts';
import type { Paced } from './time-search.ts';
import { CURRENCY_WEEKS, ROUND_THE_CLOCK, WEEKDAYS } from './trading-calendar.ts';
import type { TradingCalendar } from './trading-calendar.ts';

const DAY = 86_400_000;
/** Share of the neighbouring labels that must stand where a pace says before it is accepted. */
export const LEAST_AGREEMENT = 0.6;

/** Clocks from which on trading hours may be told without a time frame. */
const MANY_CLOCKS = 5;

/** What tells trading hours, which is another part of the reader: charts of them are a second look's. */
interface TradingHours {
  sessionsOf(labels: readonly SlotLabel[], ms: number): TradingCalendar[];
  /** Whether those of another time frame explain the labels as well. */
  areContested(found: Paced, slack: number): boolean;
}

/**
 * Places the labels on the calendar in every way they may be meant and tries every likely pace, from a market that never
 * closes to one with trading hours; the simplest that explains the labels wins. `hint` is the time frame that the header
 * prints, `slack` the slots by which a label may stand beside its bar, `sure` the share of the labels from which nothing more involved is tried,
 * `hours` what tells trading hours.
 */
export function paceWith(
  all: readonly ReadTimeLabel[],
  printed: string | null,
  slack: number,
  sure = SURE,
  hours: TradingHours | null = null,
): Paced | null {
  const hint = printed ?? (isDated(all) || slack > 0 ? null : frameOfClocks(all));
  const search = new PaceSearch(all, hint, slack, sure);
  const years = search.years(ANY_YEARS);
  search.tryAll(() => [ROUND_THE_CLOCK], years.slice(0, 1));
  if (!search.done) search.tryAll((_, ms) => (ms <= DAY ? [WEEKDAYS] : []), years);
  if (!search.done) search.tryAll((_, ms) => (ms < DAY ? CURRENCY_WEEKS : []), years);
  // Times of day without dates repeat daily: several time frames fit, and only the header decides.
  const repeated = search.undated && !hint;
  if (repeated && (search.frames.size > 0 || all.length < MANY_CLOCKS)) return search.only;
  if (!search.done && hours)
    search.tryAll(
      (labels, ms) => (ms < DAY ? hours.sessionsOf(labels, ms) : []),
      search.years(WEEKDAY_YEARS),
    );
  const found = repeated ? search.only : search.best;
  return found && !hint && hours?.areContested(found, slack) ? null : found;
}
