const UNITS: [RegExp, string][] = [
  [/^(m|min|mins|minute|minutes)$/, 'm'],
  [/^(h|hr|hrs|hour|hours)$/, 'h'],
  [/^(d|day|days)$/, 'D'],
  [/^(w|wk|week|weeks)$/, 'W'],
  [/^(mo|mon|month|months)$/, 'M'],
];

const WORDS: Record<string, string> = {
  daily: '1D',
  weekly: '1W',
  monthly: '1M',
  hourly: '1h',
  mn: '1M',
  mn1: '1M',
};

/** Counts that platforms offer; anything else after a unit letter is not a time frame. */
const COUNTS: Record<string, number[]> = {
  m: [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30, 45, 60, 90, 120, 180, 240],
  h: [1, 2, 3, 4, 6, 8, 12],
  D: [1, 2, 3],
  W: [1, 2],
  M: [1, 3],
};

/** Digits that are often read as letters. */
function foldDigits(text: string): string {
  return text.replace(/[oO]/g, '0').replace(/[lI|]/g, '1');
}

function frame(count: number, unit: string): string | null {
  if (!COUNTS[unit]?.includes(count)) return null;
  if (unit === 'm' && count >= 60) return count % 60 === 0 ? `${count / 60}h` : `${count}m`;
  return `${count}${unit}`;
}

/**
 * A time frame as printed (15m, 4h, 1D, M15, H4, Daily, 1 hour), normalised to 1m … 1M; null when the text is none.
 * `1m` is a minute and `1M` a month. A bare number of minutes counts only where `bare` says that one is expected.
 */
export function parseTimeframe(raw: string, bare = false): string | null {
  const text = raw.trim();
  const word = WORDS[text.toLowerCase()];
  if (word) return word;
  const month = /^([\dlIoO|]{1,2})M$/.exec(text);
  if (month) return frame(Number(foldDigits(month[1]!)), 'M');
  const plain = /^([\dlIoO|]{1,3})\s?([A-Za-z]{1,7})$/.exec(text);
  if (plain && /\d|^[lI|]/.test(plain[1]!)) {
    const unit = UNITS.find(([form]) => form.test(plain[2]!.toLowerCase()))?.[1];
    if (unit) return frame(Number(foldDigits(plain[1]!)), unit);
  }
  const prefixed = /^([MHDW])([\dlIoO]{1,2})$/.exec(text);
  if (prefixed) {
    const unit = prefixed[1] === 'M' ? 'm' : prefixed[1] === 'H' ? 'h' : prefixed[1]!;
    return frame(Number(foldDigits(prefixed[2]!)), unit);
  }
  if (!bare) return null;
  if (text === 'D' || text === 'W' || text === 'M') return `1${text}`;
  const minutes = /^[\dlIoO]{1,4}$/.test(text) ? Number(foldDigits(text)) : NaN;
  return Number.isFinite(minutes) ? frame(minutes, 'm') : null;
}
