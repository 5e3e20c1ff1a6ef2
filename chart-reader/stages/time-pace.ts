import type { TimeFields } from './time-label-text.ts';
import type { Pace, SlotLabel, TimeFit } from './time-fit.ts';
import { fitTimes } from './time-fit.ts';
import { resolveLabels } from './time-resolve.ts';
import type { Known } from './time-resolve.ts';
import type { BarLength, TradingCalendar } from './trading-calendar.ts';
import { CURRENCY_WEEKS, ROUND_THE_CLOCK, WEEKDAYS } from './trading-calendar.ts';
import { minutesOf } from './timeframe-text.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const FRAMES = '1m 2m 3m 5m 10m 15m 30m 45m 1h 2h 3h 4h 6h 8h 12h 1D 2D 3D 1W 2W 1M 3M'.split(' ');
/** Share of the neighbouring labels that must stand where a pace says before it is accepted. */
export const LEAST_AGREEMENT = 0.6;
/** Years tried for labels that tell none: between them they begin on every day of the week, with and without a leap day. */
const ANY_YEARS = Array.from({ length: 17 }, (_, i) => 2026 - i);
/** Months tried for days without one: the month and the next have 31, 30 or 28 days and another length, or both 31. */
const ANY_MONTHS = [1, 4, 2, 7];
/** For days without a month, one year for each day of the week is enough. */
const WEEKDAY_YEARS = [2026, 2025, 2023, 2022, 2021, 2019, 2018];

/** Share of the neighbouring labels from which a pace is sure. */
const SURE = 0.95;

const MOST_RIVALS = 60;

/** Days on which bars of a week may begin where they do not on Mondays, counted from Monday: Sundays first. */
const OTHER_WEEKS = [6, 5, 4, 3, 2, 1];

/** A label's fields and the bar it stands at. */
export interface ReadTimeLabel {
  fields: TimeFields;
  slot: number;
  /** Index of the label in its row. */
  at: number;
}

export interface Paced {
  fit: TimeFit;
  /** Other calendars that explain the labels as well; where they give another time, the time is not known. */
  rivals: TimeFit[];
  known: Known;
  labels: SlotLabel[];
}

function lengthOf(timeframe: string): BarLength {
  const months = /^(\d+)M$/.exec(timeframe);
  return months ? { months: Number(months[1]) } : { ms: minutesOf(timeframe) * MINUTE };
}

const middleOf = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

/** Time frames that may lie between labels so far apart: closed hours make the distance of labels longer, never shorter. */
function likelyFrames(labels: readonly SlotLabel[], dated: boolean, hint: string | null): string[] {
  const each: number[] = [];
  for (let i = 1; i < labels.length; i++) {
    const [a, b] = [labels[i - 1]!, labels[i]!];
    if (b.slot > a.slot) each.push((b.begin - a.begin) / (b.slot - a.slot));
  }
  const usual = middleOf(each);
  const fits = FRAMES.filter((f) => {
    const ms = minutesOf(f) * MINUTE;
    return dated ? ms <= 1.35 * usual && ms >= usual / 6 : ms < DAY;
  });
  const sorted = dated ? fits.reverse() : fits;
  return hint && FRAMES.includes(hint) ? [hint, ...sorted.filter((f) => f !== hint)] : sorted;
}

/** The weekend begins with the close on Friday, which may fall on Saturday morning by the chart's clock. */
function afterFriday(close: number): number {
  return close > DAY && close - DAY < DAY / 2 ? 5 * DAY + (close - DAY) : 4 * DAY + (close % DAY);
}

/** Most sessions that lie between two labels. */
const MOST_SESSIONS = 12;

/** Each label with the next of its kind: between a day, whose first bar it names, and a clock lies a part of a session that is not known. */
function neighboursOfKind(labels: readonly SlotLabel[]): [SlotLabel, SlotLabel][] {
  const isClock = (l: SlotLabel): boolean => l.fields.hour !== undefined;
  return labels.flatMap((a, i): [SlotLabel, SlotLabel][] => {
    const b = labels.slice(i + 1).find((l) => isClock(l) === isClock(a));
    return b ? [[a, b]] : [];
  });
}

/**
 * Trading hours that the distances of labels across a night imply: the length from the gap, every begin tried. How many nights lie
 * between clocks without dates is not known.
 */
function sessionsOf(labels: readonly SlotLabel[], ms: number): TradingCalendar[] {
  const undated = !dated(labels);
  const lengths = new Map<number, number>();
  for (const [a, b] of neighboursOfKind(labels)) {
    const bars = (b.slot - a.slot) * ms;
    const nights = Math.round((b.begin - (b.begin % DAY) - (a.begin - (a.begin % DAY))) / DAY);
    if (b.begin - a.begin === bars || (nights < 1 && !undated)) continue;
    // So many trading hours lie between the labels; they are some whole sessions and the difference of the clocks.
    const sessions = bars - ((b.begin % DAY) - (a.begin % DAY));
    for (let days = 1; days <= Math.min(undated ? MOST_SESSIONS : nights, MOST_SESSIONS); days++) {
      const length = sessions / days;
      if (length >= 2 * 60 * MINUTE && length < DAY && length % (5 * MINUTE) === 0)
        lengths.set(length, (lengths.get(length) ?? 0) + 1);
    }
  }
  const best = [...lengths]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([length]) => length);
  const clocks = labels.filter((l) => l.fields.hour !== undefined).map((l) => ((l.begin % DAY) + DAY) % DAY);
  const grid = clocks.some((c) => c % (30 * MINUTE) !== 0) ? 15 * MINUTE : 30 * MINUTE;
  const out: TradingCalendar[] = [];
  // One clock of many may be cut off or misread.
  const strays = Math.floor(MOST_STRAYS * clocks.length);
  for (const length of best)
    for (let open = 0; open < DAY; open += grid) {
      const off = clocks.filter((c) => {
        const since = (c - open + DAY) % DAY;
        return since >= length || since % Math.min(ms, length) !== 0;
      });
      if (off.length <= strays)
        out.push({
          name: 'trading hours',
          weekend: afterFriday(open + length),
          session: { open, length },
          holidays: [],
        });
    }
  return out;
}

/** Share of the clocks that may stand outside of the trading hours. */
const MOST_STRAYS = 0.2;

const share = (fit: TimeFit): number => (fit.pairs > 0 ? fit.agreeing / fit.pairs : 0);

/** What the header's word for a time frame is worth, as a share of agreeing labels. */
const HEADER_WORTH = 0.15;

/**
 * The labels without those that turn time back, such as a misread figure or the tag of the pointer: each would make the
 * dates run on by months or years, so leaving it out shortens the time from first to last by much.
 */
function withoutStrays(read: readonly ReadTimeLabel[]): ReadTimeLabel[] {
  let kept = [...read];
  // Clocks without dates turn back every day.
  if (!dated(read)) return kept;
  const spanOf = (list: readonly ReadTimeLabel[]): number => {
    const labels = resolveLabels(
      list.map((l) => l.fields),
      { year: 2026, month: 1 },
    )?.labels;
    return labels ? labels[labels.length - 1]!.begin - labels[0]!.begin : Infinity;
  };
  while (kept.length >= 4) {
    const whole = spanOf(kept);
    const spans = kept.map((_, i) => spanOf(kept.toSpliced(i, 1)));
    const least = spans.indexOf(Math.min(...spans));
    // The ends may be left out without loss, so the time must shrink by more than one label's share.
    if (spans[least]! > whole * (0.7 - 1 / kept.length)) break;
    // A few closed days lie between dates that are read right.
    if (dated([kept[least]!]) && whole - spans[least]! <= DAY * CLOSED_DAYS) break;
    kept = kept.toSpliced(least, 1);
  }
  return kept;
}

/** Most days that a market is closed in a row. */
const CLOSED_DAYS = 5;

const dated = (list: readonly Pick<ReadTimeLabel, 'fields'>[]): boolean =>
  list.some(({ fields: f }) => f.day !== undefined || f.month !== undefined || f.year !== undefined);

/** Share of the neighbouring clocks that must be as far apart as one time frame says. */
const CLOCKS_AGREE = 0.6;
const LEAST_CLOCKS = 3;

/**
 * The time frame that clocks without dates tell: most neighbours lie within one day, so that their distance in bars is known.
 * Null where none, or a whole day more between them would give another that does as well.
 */
export function frameOfClocks(labels: readonly ReadTimeLabel[]): string | null {
  const counts = new Map<string, number>();
  for (let i = 1; i < labels.length; i++) {
    const [a, b] = [labels[i - 1]!, labels[i]!];
    const minutes = ({ fields: f }: ReadTimeLabel): number => 60 * (f.hour ?? 0) + (f.minute ?? 0);
    const apart = (((minutes(b) - minutes(a)) % 1440) + 1440) % 1440;
    for (let days = apart === 0 ? 1 : 0; days <= 3; days++) {
      const each = (apart + 1440 * days) / (b.slot - a.slot);
      const frame = FRAMES.find((f) => minutesOf(f) === each);
      if (frame) counts.set(frame, (counts.get(frame) ?? 0) + 1);
    }
  }
  const [best, rival] = [...counts].sort((a, b) => b[1] - a[1]);
  const least = Math.max(LEAST_CLOCKS, CLOCKS_AGREE * (labels.length - 1));
  return best && best[1] >= least && (rival?.[1] ?? 0) < 0.5 * best[1] ? best[0] : null;
}

type Calendars = (labels: SlotLabel[], ms: number) => TradingCalendar[];

/** Tries paces on the labels and keeps those that explain them best. */
class PaceSearch {
  best: Paced | null = null;
  /** Time frames that explain clocks without dates. */
  readonly frames = new Set<string>();
  readonly undated: boolean;
  /** Kinds of calendar tried so far, the simplest first: a more involved one does not compete with a simple one that does as well. */
  private kind = 0;
  private bestKind = 0;
  private readonly fields: TimeFields[];
  private readonly months: number[];
  /** Time from each label to the next at the time frame of the header; not known within a day, where closed hours lie between. */
  private readonly apart: number[] | undefined;

  private readonly read: readonly ReadTimeLabel[];
  private readonly hint: string | null;
  private readonly slack: number;

  constructor(read: readonly ReadTimeLabel[], hint: string | null, slack: number) {
    this.read = read;
    this.hint = hint;
    this.slack = slack;
    this.fields = read.map((l) => l.fields);
    const each = hint === null ? 0 : minutesOf(hint) * MINUTE;
    if (each >= DAY) this.apart = read.slice(1).map((l, i) => (l.slot - read[i]!.slot) * each);
    this.undated = this.fields.every(
      (f) => f.day === undefined && f.month === undefined && f.year === undefined,
    );
    this.months = this.fields.some((f) => f.month !== undefined || f.year !== undefined) ? [1] : ANY_MONTHS;
  }

  /** Clocks without dates repeat daily, so that another time frame than the printed one explains them easily. */
  get done(): boolean {
    const { best } = this;
    if (!best || share(best.fit) < SURE) return false;
    return !this.undated || !this.hint || best.fit.pace.timeframe === this.hint;
  }

  /** What explains clocks without dates, where one time frame alone does. */
  get only(): Paced | null {
    return this.frames.size === 1 ? this.best : null;
  }

  /** Years that the labels may mean. */
  years(most: readonly number[]): readonly number[] {
    if (this.undated || this.fields.some((f) => f.year !== undefined)) return [WEEKDAY_YEARS[0]!];
    return this.months.length > 1 ? WEEKDAY_YEARS : most;
  }

  tryAll(calendars: Calendars, years: readonly number[]): void {
    this.kind++;
    for (const year of years) for (const month of this.months) this.tryDate(calendars, year, month);
  }

  private tryDate(calendars: Calendars, year: number, month: number): void {
    const resolved = resolveLabels(this.fields, { year, month }, this.apart);
    if (!resolved) return;
    const labels = resolved.labels.map((l, i): SlotLabel => ({
      ...l,
      slot: this.read[i]!.slot,
      at: this.read[i]!.at,
    }));
    for (const timeframe of likelyFrames(labels, resolved.known.day, this.hint)) {
      const length = lengthOf(timeframe);
      for (const calendar of calendars(labels, 'ms' in length ? length.ms : Infinity))
        this.attempt(labels, resolved.known, { timeframe, length, calendar });
      if (timeframe === '1W' && !this.done)
        for (const week of OTHER_WEEKS)
          this.attempt(labels, resolved.known, { timeframe, length, calendar: ROUND_THE_CLOCK, week });
      // Other years may explain the labels as well, so they are all tried; other time frames are not.
      if (this.done && (!this.undated || this.hint)) return;
    }
  }

  private worth(fit: TimeFit): number {
    return share(fit) + (fit.pace.timeframe === this.hint ? HEADER_WORTH : 0);
  }

  private attempt(labels: SlotLabel[], known: Known, pace: Pace): void {
    const { best } = this;
    // What explains fewer labels than the best so far changes nothing, unless the header supports it or it is sure by itself.
    const pairs = labels.length - 1;
    const asked = (best?.fit.agreeing ?? 0) - (pace.timeframe === this.hint ? HEADER_WORTH * pairs : 0);
    const least = Math.min(asked, known.day ? Infinity : SURE * pairs);
    const fit = fitTimes(labels, pace, { dated: known.day, slack: this.slack }, least);
    if (!fit) return;
    if (!best || this.worth(fit) > this.worth(best.fit) + 1e-9) {
      this.best = { fit, rivals: [], known, labels };
      this.bestKind = this.kind;
    } else if (
      this.kind === this.bestKind &&
      share(fit) > share(best.fit) - 1e-9 &&
      fit.moved <= best.fit.moved &&
      pace.week === undefined &&
      pace.timeframe === best.fit.pace.timeframe &&
      best.rivals.length < MOST_RIVALS
    )
      best.rivals.push(fit);
    if (!known.day && share(fit) >= SURE) this.frames.add(pace.timeframe);
  }
}

/**
 * Places the labels on the calendar in every way they may be meant and tries every likely pace, from a market that never
 * closes to one with trading hours; the simplest that explains the labels wins. `hint` is the time frame that the header
 * prints, `slack` the slots by which a label may stand beside its bar.
 */
export function findPace(all: readonly ReadTimeLabel[], printed: string | null, slack: number): Paced | null {
  const paced = paceOf(all, printed, slack);
  // What is left of a clock that is cut off (`08`) reads as a day; days stand where the pace says.
  const clocks = all.filter(({ fields: f }) => f.hour !== undefined);
  const few = all.length > clocks.length && all.length - clocks.length <= MOST_CUT * all.length;
  if (!few || clocks.length < LEAST_CLOCKS || dated(clocks) || (paced && share(paced.fit) >= SURE))
    return paced;
  const other = paceOf(clocks, printed, slack);
  return other && (!paced || share(other.fit) > share(paced.fit)) ? other : paced;
}

/** Largest share of labels that are taken for clocks cut off. */
const MOST_CUT = 0.25;

/** Clocks from which on trading hours may be told without a time frame. */
const MANY_CLOCKS = 5;

function paceOf(all: readonly ReadTimeLabel[], printed: string | null, slack: number): Paced | null {
  const kept = withoutStrays(all);
  const hint = printed ?? (dated(kept) || slack > 0 ? null : frameOfClocks(kept));
  const search = new PaceSearch(kept, hint, slack);
  const years = search.years(ANY_YEARS);
  search.tryAll(() => [ROUND_THE_CLOCK], years.slice(0, 1));
  if (!search.done) search.tryAll((_, ms) => (ms <= DAY ? [WEEKDAYS] : []), years);
  if (!search.done) search.tryAll((_, ms) => (ms < DAY ? CURRENCY_WEEKS : []), years);
  // Times of day without dates repeat daily: several time frames fit, and only the header decides.
  const repeated = search.undated && !hint;
  if (repeated && (search.frames.size > 0 || kept.length < MANY_CLOCKS)) return search.only;
  if (!search.done)
    search.tryAll((labels, ms) => (ms < DAY ? sessionsOf(labels, ms) : []), search.years(WEEKDAY_YEARS));
  const found = repeated ? search.only : search.best;
  return found && !hint && isContested(found, slack) ? null : found;
}

/** Whether trading hours of another time frame explain the labels as well, as they do where no two clocks are of one day. */
function isContested({ fit, labels, known }: Paced, slack: number): boolean {
  if (!fit.pace.calendar.session) return false;
  return likelyFrames(labels, known.day, null).some((timeframe) => {
    const length = lengthOf(timeframe);
    if (timeframe === fit.pace.timeframe || !('ms' in length) || length.ms >= DAY) return false;
    return sessionsOf(labels, length.ms).some(
      (calendar) =>
        fitTimes(labels, { timeframe, length, calendar }, { dated: known.day, slack }, fit.agreeing) !== null,
    );
  });
}
