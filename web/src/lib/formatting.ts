/** How numbers and times are written, for every formatter of the web. */
export interface Formatting {
  /** IANA name; null for the zone of the browser. */
  timeZone: string | null;
  numberFormat: NumberFormat;
}

/** '1,234.56', '1.234,56' or '1 234,56'. */
export type NumberFormat = 'comma-point' | 'point-comma' | 'space-comma';

export const usualFormatting: Formatting = { timeZone: null, numberFormat: 'comma-point' };

/** Languages that write numbers so; the words stay English. */
const LOCALES: Readonly<Record<NumberFormat, string>> = {
  'comma-point': 'en-US',
  'point-comma': 'de-DE',
  'space-comma': 'fr-FR',
};

let current = usualFormatting;

/** From now on everything is written so. What is on the screen has to be drawn anew by whoever calls this. */
export function formatBy(formatting: Formatting): void {
  current = formatting;
}

/** For `toLocaleString` of dates: the zone in force, or that of the browser. */
export const shownZone = (): string | undefined => current.timeZone ?? undefined;

/** Making a formatter takes a hundred times as long as using it. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = current.numberFormat + JSON.stringify(options);
  const made = formatters.get(key);
  if (made) return made;
  // Short forms hold a word, which stays English: 1.2K.
  const locale = LOCALES[options.notation === 'compact' ? 'comma-point' : current.numberFormat];
  const formatter = new Intl.NumberFormat(locale, options);
  formatters.set(key, formatter);
  return formatter;
}

const PLAIN: Intl.NumberFormatOptions = {};

/** A number with the signs in force between thousands and before decimals; by default at most three decimals. */
export const numberText = (value: number, options = PLAIN): string => formatterOf(options).format(value);

/** The signs in force. */
export function numberSigns(): { group: string; decimal: string } {
  const parts = formatterOf({ minimumFractionDigits: 1 }).formatToParts(12345.6);
  const sign = (type: 'group' | 'decimal'): string => parts.find((part) => part.type === type)?.value ?? '';
  return { group: sign('group'), decimal: sign('decimal') };
}
