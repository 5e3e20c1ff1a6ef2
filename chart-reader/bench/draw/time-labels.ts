/** The labels of the time axis in the manners of programs, and what they tell. */
import type { TimesShown } from '../truth.ts';
import type { Frame } from './frame.ts';
import { monthName } from './languages.ts';
import { textWidth } from './svg.ts';

const two = (value: number): string => String(value).padStart(2, '0');

const isIntraday = (frame: Frame): boolean => /[mh]$/.test(frame.spec.timeframe);

/** Dates with numbers only, by their separator and order. */
function numbers(frame: Frame, d: Date): string {
  const [day, month, year] = [two(d.getUTCDate()), two(d.getUTCMonth() + 1), d.getUTCFullYear()];
  const clock = ` ${two(d.getUTCHours())}:${two(d.getUTCMinutes())}`;
  const intraday = isIntraday(frame);
  switch (frame.look.dateFormat) {
    case 'american':
      return intraday ? `${+month}/${+day}${clock}` : `${+month}/${+day}/${year}`;
    case 'asian':
      return intraday ? `${month}/${day}${clock}` : `${year}/${month}/${day}`;
    case 'slashes':
      return intraday ? `${day}/${month}${clock}` : `${day}/${month}/${year}`;
    case 'german':
      return intraday ? `${day}.${month}.${clock}` : `${day}.${month}.${String(year).slice(2)}`;
    default:
      return intraday ? `${month}-${day}${clock}` : `${year}-${month}-${day}`;
  }
}

/** A time as the program prints it under the chart. */
function formatTime(frame: Frame, time: number): string {
  const { look } = frame;
  const d = new Date(time);
  const clock = `${two(d.getUTCHours())}:${two(d.getUTCMinutes())}`;
  const month = monthName(look.language, d.getUTCMonth());
  const intraday = isIntraday(frame);
  switch (look.dateFormat) {
    case 'metatrader':
      return intraday
        ? `${d.getUTCDate()} ${month} ${clock}`
        : `${d.getUTCDate()} ${month} ${d.getUTCFullYear()}`;
    case 'clock':
      return intraday ? clock : `${d.getUTCDate()}`;
    case 'day-month':
    case 'calendar':
      return intraday ? clock : `${month} ${d.getUTCDate()}`;
    default:
      return numbers(frame, d);
  }
}

interface TimeLabel {
  i: number;
  text: string;
  strong: boolean;
}

/** What changes at a bar: nothing but the clock 0, the day 1, the month 2, the year 3. */
function changeAt(frame: Frame, i: number): number {
  const [now, before] = [frame.spec.visible[i], frame.spec.visible[i - 1]];
  if (!now || !before) return 0;
  const [a, b] = [new Date(before.time), new Date(now.time)];
  if (a.getUTCFullYear() !== b.getUTCFullYear()) return 3;
  if (a.getUTCMonth() !== b.getUTCMonth()) return 2;
  return a.getUTCDate() === b.getUTCDate() ? 0 : 1;
}

/** Years before months before days before hours, each where there is room, as web charts label time. */
function calendarLabels(frame: Frame): TimeLabel[] {
  const { spec, look, spacing, xs } = frame;
  const room = (look.labelSize * 5.2) / spacing;
  const marks = xs.map((_, i) => ({ i, change: changeAt(frame, i), round: roundness(frame, i) }));
  marks.sort((a, b) => b.change - a.change || b.round - a.round || a.i - b.i);
  const placed: TimeLabel[] = [];
  for (const { i, change } of marks) {
    if (placed.some((p) => Math.abs(p.i - i) < room)) continue;
    const d = new Date(spec.visible[i]?.time ?? 0);
    const clock = `${two(d.getUTCHours())}:${two(d.getUTCMinutes())}`;
    const text = [
      isIntraday(frame) ? clock : String(d.getUTCDate()),
      String(d.getUTCDate()),
      monthName(look.language, d.getUTCMonth()),
      String(d.getUTCFullYear()),
    ][change];
    placed.push({ i, text: text ?? '', strong: change > (isIntraday(frame) ? 0 : 1) });
  }
  return placed.sort((a, b) => a.i - b.i);
}

/** How round the time of a bar is: midnight, then full hours of 12, 6, 3, then hours. */
function roundness(frame: Frame, i: number): number {
  const d = new Date(frame.spec.visible[i]?.time ?? 0);
  if (!isIntraday(frame)) return d.getUTCDay() === 1 ? 1 : 0;
  if (d.getUTCMinutes() % 15) return 0;
  if (d.getUTCMinutes()) return 1;
  return [12, 6, 3, 1].findIndex((k) => d.getUTCHours() % k === 0) * -1 + 6;
}

/** Every how many bars a label of one width stands. */
function stride(frame: Frame): number {
  const widest = textWidth(formatTime(frame, frame.spec.visible[0]?.time ?? 0), frame.look.labelSize);
  return Math.max(1, Math.ceil((widest * 1.9) / frame.spacing));
}

/** The labels of the time axis, left to right. */
export function timeLabels(frame: Frame): TimeLabel[] {
  if (frame.look.dateFormat === 'calendar') return calendarLabels(frame);
  const every = stride(frame);
  return frame.spec.visible.flatMap((candle, i) =>
    i % every === Math.floor(every / 2) ? [{ i, text: formatTime(frame, candle.time), strong: false }] : [],
  );
}

/** Draws the labels under the lowest pane and says how much of a date they tell. */
export function drawTimeLabels(frame: Frame): TimesShown {
  const { svg, look, xs, timeRow, pane } = frame;
  const drawn: string[] = [];
  for (const { i, text, strong } of timeLabels(frame)) {
    const x = xs[i] ?? 0;
    if (x > pane.x1 - 20) continue;
    svg.text(x, timeRow, text, {
      size: look.labelSize,
      fill: look.theme.text,
      anchor: look.dateFormat === 'metatrader' ? 'start' : 'middle',
      weight: strong ? 700 : 400,
    });
    if (look.tickMarks)
      svg.hairV(x, timeRow - look.labelSize * 0.5 - 6, timeRow - look.labelSize * 0.5 - 3, look.theme.text);
    drawn.push(text);
  }
  return look.kind === 'renko' ? 'none' : timesShownBy(drawn);
}

function timesShownBy(texts: readonly string[]): TimesShown {
  if (texts.length < 2) return 'none';
  if (texts.some((t) => /(^|\D)(19|20)\d\d(\D|$)/.test(t)) || texts.some((t) => /\d\.\d\d\.\d\d$/.test(t)))
    return 'year';
  if (texts.some((t) => /\p{L}/u.test(t) || /\d[-/.]\d/.test(t))) return 'date';
  return texts.some((t) => t.includes(':')) ? 'clock' : 'none';
}
