/** The search for the pace at which bars follow one another, over every meaning of their labels. */
import { fitTimes } from './time-fit.ts';
import type { TimeFit } from './time-fit.ts';
import type { Pace, ReadTimeLabel, SlotLabel } from './time-stretch.ts';
import type { TimeFields } from './time-label-text.ts';
import { lengthOf, likelyFrames } from './time-frames.ts';
import { resolveLabels } from './time-resolve.ts';
import type { Known } from './time-resolve.ts';
import type { TradingCalendar } from './trading-calendar.ts';
import { ROUND_THE_CLOCK } from './trading-calendar.ts';
import { minutesOf } from './timeframe-text.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Years tried for labels that tell none: between them they begin on every day of the week, with and without a leap day. */
export const ANY_YEARS = Array.from({ length: 17 }, (_, i) => 2026 - i);
/** Months tried for days without one: the month and the next have 31, 30 or 28 days and another length, or both 31, or one before them. */
const ANY_MONTHS = [1, 4, 2, 7, 5];
/** For days without a month, one year for each day of the week is enough. */
export const WEEKDAY_YEARS = [2026, 2025, 2023, 2022, 2021, 2019, 2018];

/** Share of the neighbouring labels from which a pace is sure. */
export const SURE = 0.95;

const MOST_RIVALS = 60;

/** Days on which bars of a week may begin where they do not on Mondays, counted from Monday: Sundays first. */
const OTHER_WEEKS = [6, 5, 4, 3, 2, 1];

export interface Paced {
  fit: TimeFit;
  /** Other calendars that explain the labels as well; where they give another time, the time is not known. */
  rivals: TimeFit[];
  known: Known;
  labels: SlotLabel[];
}

export const share = (fit: TimeFit): number => (fit.pairs > 0 ? fit.agreeing / fit.pairs : 0);

/** What the header's word for a time frame is worth, as a share of agreeing labels. */
const HEADER_WORTH = 0.15;

type Calendars = (labels: SlotLabel[], ms: number) => TradingCalendar[];

/** Tries paces on the labels and keeps those that explain them best. */
export class PaceSearch {
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
  /** Share of the neighbouring labels from which the search ends. */
  private readonly sure: number;

  constructor(read: readonly ReadTimeLabel[], hint: string | null, slack: number, sure: number) {
    this.sure = sure;
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
    if (!best || share(best.fit) < this.sure) return false;
    return !this.undated || !this.hint || best.fit.pace.timeframe === this.hint;
  }

  /** Whether no other time frame is sought: what leaves a label out gives way to one that explains it. */
  private get settled(): boolean {
    if (!this.done) return false;
    const { fit } = this.best!;
    return this.hint === null
      ? !this.undated && share(fit) === 1
      : share(fit) === 1 || fit.pace.timeframe === this.hint;
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
      // Other years may explain the labels as well, so they are all tried; other time frames than the printed one are not.
      if (this.settled && timeframe !== this.best!.fit.pace.timeframe && timeframe !== this.hint) continue;
      const length = lengthOf(timeframe);
      for (const calendar of calendars(labels, 'ms' in length ? length.ms : Infinity))
        this.attempt(labels, resolved.known, { timeframe, length, calendar });
      if (timeframe === '1W' && !this.done)
        for (const week of OTHER_WEEKS)
          this.attempt(labels, resolved.known, { timeframe, length, calendar: ROUND_THE_CLOCK, week });
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
