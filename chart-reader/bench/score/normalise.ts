/** Symbols, time frames and trends written in one way, so that BTC/USDT equals BTCUSDT and H1 equals 1h. */

export function normaliseSymbol(text: string | null | undefined): string {
  return (text ?? '')
    .toUpperCase()
    .replace(/^[A-Z0-9_]+:/, '')
    .replace(/[^A-Z0-9]/g, '')
    .replace(/(PERP|SWAP)$/, '');
}

const spelled: [RegExp, string][] = [
  [/^(mn1?|1?(mo|mon|months?|monthly))$/, '1M'],
  [/^(1?(d|days?|daily)|d1)$/, '1D'],
  [/^(1?(w|wk|weeks?|weekly)|w1)$/, '1W'],
  [/^1?hourly$/, '1h'],
];

const fromMinutes = (minutes: number): string =>
  minutes % 1440 === 0 ? `${minutes / 1440}D` : minutes % 60 === 0 ? `${minutes / 60}h` : `${minutes}m`;

/** 1m, 4h, 1D, 1W, 1M and the like; a capital M after digits is a month, a small one a minute. */
export function normaliseTimeframe(text: string | null | undefined): string {
  const trimmed = (text ?? '').trim();
  if (/^\d+M$/.test(trimmed)) return trimmed;
  const low = trimmed.toLowerCase().replace(/[\s_-]/g, '');
  for (const [pattern, name] of spelled) if (pattern.test(low)) return name;
  const parts = /^(m|h)?(\d+)([a-z]*)$/.exec(low);
  if (!parts) return trimmed;
  const [, before, digits, unit = ''] = parts;
  const count = Number(digits);
  if (before) return unit ? trimmed : fromMinutes(before === 'h' ? count * 60 : count);
  if (/^$|^(m|mins?|minutes?)$/.test(unit)) return unit || count ? fromMinutes(count) : trimmed;
  if (/^(h|hrs?|hours?)$/.test(unit)) return fromMinutes(count * 60);
  if (/^(d|days?)$/.test(unit)) return `${count}D`;
  if (/^(w|wk|weeks?)$/.test(unit)) return `${count}W`;
  return /^(mo|months?)$/.test(unit) ? `${count}M` : trimmed;
}

export function normaliseTrend(text: string | null | undefined): string {
  const low = (text ?? '').toLowerCase();
  if (/^(bull|up|rise|rising|long)/.test(low)) return 'bullish';
  if (/^(bear|down|fall|short)/.test(low)) return 'bearish';
  return /side|flat|range|ranging|neutral|none|mixed|consol/.test(low) ? 'sideways' : low;
}
