import type { Layout, ReadText, Series, Stage, TimeAxis } from '../types.ts';
import type { TextScan } from '../image/words.ts';
import type { Header } from './header.ts';
import type { LineReader } from './text-lines.ts';
import type { TimeFit } from './time-fit.ts';
import type * as TimeEnvelope from './time-envelope.ts';
import { readTimeRows } from './time-labels.ts';
import type { Rescan, TimeRow } from './time-labels.ts';
import { hasOwnScale, slotAt, wholeMiddles } from './time-places.ts';
import type { Found } from './time-found.ts';
import { paceOf } from './time-found.ts';
import { LEAST_AGREEMENT } from './time-pace.ts';
import type { Known } from './time-resolve.ts';
import { share } from './time-search.ts';
import type * as TimeAgain from './time-again.ts';
import { timesOf } from './time-slots.ts';
import type { SlotLabel } from './time-stretch.ts';
import { mayBeOther } from './time-witness.ts';

const DAY = 86_400_000;

const two = (n: number): string => String(n).padStart(2, '0');

/**
 * A time as far as it is known: `2024-03-12T14:30`, `--03-12T14:30` without the year, `---12T14:30` without the month,
 * `T14:30` without the day (the forms of ISO 8601:2000 and XML Schema). `clock` false leaves out the time of day.
 */
export function writeTime(time: number, known: Known, clock: boolean): string {
  const d = new Date(time);
  const year = known.year ? String(d.getUTCFullYear()) : '-';
  const month = known.month ? two(d.getUTCMonth() + 1) : '';
  const date = known.day ? `${year}-${month}-${two(d.getUTCDate())}` : '';
  const seconds = d.getUTCSeconds() ? `:${two(d.getUTCSeconds())}` : '';
  return clock || !known.day ? `${date}T${two(d.getUTCHours())}:${two(d.getUTCMinutes())}${seconds}` : date;
}

/** Whether the labels are clocks of one day, between which no market closes: their distance in bars tells the time frame. */
function onOneDay({ labels, agreeing, pairs }: TimeFit): boolean {
  const [first, last] = [labels[0]!, labels[labels.length - 1]!];
  const clocks = labels.every((l) => l.fields.hour !== undefined && l.fields.day !== undefined);
  return clocks && agreeing === pairs && Math.floor(first.begin / DAY) === Math.floor(last.begin / DAY);
}

const WHOLE_DAYS = new Set(['1D', '1W', '1M']);

/** Whether both of two labels name days: bars of a day, a week or a month are exactly so far apart, and shorter ones could not fill the time. */
const onWholeDays = ({ labels, agreeing, pairs, pace }: TimeFit): boolean =>
  WHOLE_DAYS.has(pace.timeframe) &&
  agreeing === pairs &&
  labels.every((l) => l.fields.day !== undefined && l.fields.month !== undefined);

export interface Timed {
  stage: Stage<TimeAxis>;
  /** One entry per bar. */
  times: (string | null)[];
  /** Distance of bars in pixels that labels and time frame tell where it is not that of the bars found. */
  otherSpacing: number | null;
}

type Unsure = Pick<typeof TimeEnvelope, 'envelopePace' | 'otherSpacing'> &
  Pick<typeof TimeAgain, 'timesAgain'> &
  Rescan;

/** What the row tells at first sight where that explains every label, else what a second look makes of it. */
function* paceIn<N>(
  reader: LineReader,
  row: TimeRow,
  layout: Layout,
  series: Series,
  hint: string | null,
  unsure: () => Generator<N, Unsure, void>,
): Generator<N, Found | null, void> {
  if (series.resolution === 'envelope') return (yield* unsure()).envelopePace(row, series, hint);
  const first = hasOwnScale(wholeMiddles(row).map((x) => slotAt(series, x)))
    ? null
    : paceOf(row, series, hint, (x) => x);
  return first && share(first.paced.fit) === 1
    ? first
    : (yield* unsure()).timesAgain(reader, layout, series, hint, row, first);
}

/**
 * Reads the dates and times along the chart and gives every bar its time where the labels tell it; null where there are no
 * such labels. Trading time: bars follow one another at the time frame, nights and weekends are left out as the labels show.
 * The header's time frame is tried first. `unsure` gives what only bars need that cannot be told apart or are doubtful, labels of another pane, and such as are not whole.
 */
export function* readTimeAxis<N>(
  reader: LineReader,
  text: TextScan,
  layout: Layout,
  series: Series,
  header: Header,
  unsure: () => Generator<N, Unsure, void>,
): Generator<N, Timed | null, void> {
  if (series.bars.length < 2) return null;
  const hint = header.timeframe?.value.text ?? null;
  const row = yield* readTimeRows(reader, text, layout, series, unsure);
  if (!row) return null;
  const found = yield* paceIn(reader, row, layout, series, hint, unsure);
  if (!found) return null;
  const { paced, index, slots, row: from } = found;
  const other = mayBeOther(series, hint, paced) ? (yield* unsure()).otherSpacing(from, series, hint) : null;
  const { fit, known, labels } = paced;
  const explained = share(fit);
  // Two labels always fit some pace, and three of four nearly always, so the header must confirm it, or both must name their bar on one day.
  const many = fit.agreeing >= 3 || (fit.agreeing === 2 && fit.pairs === 2);
  const enough =
    explained >= LEAST_AGREEMENT &&
    (many || fit.pace.timeframe === hint || onOneDay(fit) || onWholeDays(fit));
  const clock = 'ms' in fit.pace.length && fit.pace.length.ms < DAY;
  const written = (f: TimeFit): (string | null)[] =>
    timesOf(f, slots).map((t) => (t === null ? null : writeTime(t, known, clock)));
  const rivals = enough ? paced.rivals.map(written) : [];
  const times = (enough ? written(fit) : slots.map(() => null)).map((t, i) =>
    rivals.every((r) => r[i] === t) ? t : null,
  );
  const timeframe = enough && (fit.agreeing >= 3 || fit.pace.timeframe === hint) ? fit.pace.timeframe : null;
  const value: TimeAxis = {
    labels: index.map((i) => ({
      text: from.texts[i]!,
      x_px: (from.segments[i]!.box.x0 + from.segments[i]!.box.x1) / 2,
      time: labelTime(
        labels.find((l) => l.at === i),
        known,
      ),
    })),
    timeframe,
    bars_timed: times.filter((t) => t !== null).length,
  };
  const evidence = [
    `${fit.agreeing} of ${fit.pairs} neighbouring labels are as many bars apart as ${fit.pace.timeframe} says (${fit.pace.calendar.name})`,
  ];
  if (!known.year) evidence.push(known.day ? 'the labels show no year' : 'the labels show no date');
  const confidence = enough ? explained * (1 - 0.3 / fit.agreeing) : 0.3 * explained;
  return { stage: { value, confidence, evidence }, times, otherSpacing: other };
}

/** What one label names, as far as it is known; only as fine as it is printed. */
function labelTime(label: SlotLabel | undefined, known: Known): string | null {
  if (!label) return null;
  const { fields, begin } = label;
  if (fields.hour !== undefined) return writeTime(begin, known, true);
  if (fields.day !== undefined) return known.day ? writeTime(begin, known, false) : null;
  const full = writeTime(begin, { ...known, day: true }, false);
  if (fields.month !== undefined) return full.slice(0, -3);
  return known.year ? full.slice(0, 4) : null;
}

/** The series with the time of every bar; without times the bars are numbered only. */
export function withTimes(series: Stage<Series>, timed: Timed | null): Stage<Series> {
  if (!timed) return series;
  const bars = series.value.bars.map((b, i) => ({ ...b, time: timed.times[i] ?? null }));
  return { ...series, value: { ...series.value, bars } };
}

/** Share of the labels that must agree before the time axis says a time frame by itself. */
const SURE = 0.8;

/** The header's time frame, confirmed or corrected by the time axis; the axis's own where the header says none. */
export function settleTimeframe(header: Header, timed: Timed | null): Stage<ReadText> | null {
  const axis = timed?.stage;
  const implied = axis?.value.timeframe;
  const printed = header.timeframe;
  if (!axis || !implied || axis.confidence < SURE) return printed;
  if (printed?.value.text === implied) {
    const confidence = 1 - (1 - printed.confidence) * (1 - axis.confidence);
    return { ...printed, confidence, evidence: [...printed.evidence, 'confirmed by the time axis'] };
  }
  const other = header.frames.find((f) => f.text === implied);
  if (printed && !other && printed.confidence >= axis.confidence) {
    return {
      ...printed,
      confidence: 0.6 * printed.confidence,
      evidence: [...printed.evidence, 'the time axis says otherwise'],
    };
  }
  const first = axis.value.labels[0]!;
  const box = other?.box ?? { x0: first.x_px, y0: 0, x1: first.x_px, y1: 0 };
  const confidence = other
    ? Math.max(0.9, axis.confidence)
    : printed
      ? 0.6 * axis.confidence
      : axis.confidence;
  return {
    value: { text: implied, box },
    confidence,
    evidence: ['implied by the times under the bars'],
  };
}
