import { misreadMonth, monthOf } from './month-names.ts';

/** What one label of a time axis says; parts that it does not print are missing. Months are 1 to 12, hours 0 to 23. */
export interface TimeFields {
  year?: number;
  month?: number;
  day?: number;
  hour?: number;
  minute?: number;
  second?: number;
}

/** Order of day and month in dates of figures only. */
export type DateOrder = 'day-first' | 'month-first';

/** Widest gap within a label, in heights: a colon or blank of type whose letters are all of one width. */
export const GAP = 1.3;

const WEEKDAY =
  /^(mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mie|jue|vie|sab|dom|pon|wto|sro|czw|pia|nie|pzt|sal|car|per|cum|paz)[a-z]{0,6}[.,]?\s+(?=\d)/i;

/** 14:30, 14:30:05, 2:30 PM, 3 PM, T14:30; the rest of the text without it. */
function clockOf(text: string): { fields: TimeFields; rest: string } | null {
  const match =
    /(?:^|[\sT,])(\d{1,2})(?::([0-5]\d))(?::([0-5]\d))?(?:\.\d+)?\s?([ap]\.?m\.?)?$/i.exec(text) ??
    /(?:^|\s)(\d{1,2})()()\s?([ap]\.?m\.?)$/i.exec(text);
  if (!match) return null;
  let hour = Number(match[1]);
  const half = match[4]?.[0]?.toLowerCase();
  if (half && (hour < 1 || hour > 12)) return null;
  if (half) hour = (hour % 12) + (half === 'p' ? 12 : 0);
  if (hour > 23) return null;
  const fields: TimeFields = { hour, minute: Number(match[2] || 0) };
  if (match[3]) fields.second = Number(match[3]);
  return { fields, rest: text.slice(0, match.index).trim() };
}

const fullYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));
const isYear = (n: number): boolean => n >= 1900 && n <= 2100;

function checked(fields: TimeFields): TimeFields | null {
  const { year, month, day } = fields;
  if (year !== undefined && !isYear(year)) return null;
  if (month !== undefined && (month < 1 || month > 12)) return null;
  return day !== undefined && (day < 1 || day > 31) ? null : fields;
}

function figuresOnly(text: string, order: DateOrder): TimeFields | null {
  let m = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (m) return checked({ year: Number(m[1]), month: Number(m[2]), day: Number(m[3]) });
  m = /^(\d{4})[-/.](\d{1,2})$/.exec(text);
  if (m) return checked({ year: Number(m[1]), month: Number(m[2]) });
  m = /^(\d{1,2})[-/.](\d{4})$/.exec(text);
  if (m) return checked({ month: Number(m[1]), year: Number(m[2]) });
  m = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d{2}))?\.?$/.exec(text);
  if (m) {
    const [day, month] = order === 'day-first' ? [m[1], m[2]] : [m[2], m[1]];
    return checked({ day: Number(day), month: Number(month), ...(m[3] ? { year: fullYear(m[3]) } : {}) });
  }
  if (/^\d{4}$/.test(text)) return checked({ year: Number(text) });
  m = /^(\d{1,2})\.?$/.exec(text);
  return m ? checked({ day: Number(m[1]) }) : null;
}

/** 12 Mar, Mar 12, Mar, Mar '24, 12 Mar 2024, Mar 12, 2024, 12-Mar-24 */
function named(text: string, monthIn: (part: string) => number | null = monthOf): TimeFields | null {
  const parts = text
    .replace(/[,/-]/g, ' ')
    .replace(/\bde\b/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const at = parts.findIndex((p) => monthIn(p) !== null);
  if (at < 0 || parts.length > 3) return null;
  const fields: TimeFields = { month: monthIn(parts[at]!)! };
  for (const [i, part] of parts.entries()) {
    if (i === at) continue;
    if (/^['’‘]\d{2}$/.test(part) || /^\d{4}$/.test(part)) fields.year = fullYear(part.replace(/\D/g, ''));
    else if (/^\d{1,2}(st|nd|rd|th|\.)?$/.test(part) && fields.day === undefined)
      fields.day = Number.parseInt(part, 10);
    else if (/^\d{2}$/.test(part)) fields.year = fullYear(part);
    else return null;
  }
  return checked(fields);
}

/** A day and a month that is misread by a letter; beside a clock or a year only, where nothing else can stand. */
function misread(text: string, clock: boolean): TimeFields | null {
  const date = named(text, misreadMonth);
  return date?.day !== undefined && (clock || date.year !== undefined) ? date : null;
}

/** 2024年3月12日, 3月12日, 3月, 12日 */
function eastAsian(text: string): TimeFields | null {
  const m = /^(?:(\d{4})年)?(?:(\d{1,2})月)?(?:(\d{1,2})日)?$/.exec(text);
  if (!m || text.length === 0) return null;
  const fields: TimeFields = {};
  if (m[1]) fields.year = Number(m[1]);
  if (m[2]) fields.month = Number(m[2]);
  if (m[3]) fields.day = Number(m[3]);
  return checked(fields);
}

/**
 * What a label of a time axis says, or null when it is none: `14:30`, `Mar`, `2024`, `12 Mar 14:00`, `Mar '24`,
 * `2024-03-12T09:00:00`, `03/12`, `12.`, `2:30 PM`, month names in ten languages.
 */
export function parseTimeLabel(raw: string, order: DateOrder): TimeFields | null {
  const text = raw
    .trim()
    .replace(/[Oo](?=\d)|(?<=\d)[Oo]/g, '0')
    .replace(/\s+/g, ' ')
    // Behind a date a colon may be read as a point, or as both.
    .replace(/( \d\d)[.:]{1,2}(?=\d\d$)/, '$1:');
  const clock = clockOf(text);
  const rest = (clock ? clock.rest : text).replace(/[T,]$/, '').trim();
  if (clock && rest === '') return clock.fields;
  const bare = rest.replace(WEEKDAY, '');
  const date =
    named(rest) ??
    figuresOnly(bare, order) ??
    named(bare) ??
    eastAsian(rest) ??
    misread(rest, Boolean(clock));
  return date && { ...date, ...clock?.fields };
}
