import type { SeriesExport } from '../../../application/analysis/get-analysis-series.ts';

const COLUMNS = [
  'slot',
  'x_px',
  'open',
  'open_sigma',
  'high',
  'high_sigma',
  'low',
  'low_sigma',
  'close',
  'close_sigma',
  'direction',
  'confidence',
] as const;

/** The series as CSV (RFC 4180), one row a bar; what was not measured is an empty cell. */
export function seriesCsv(series: SeriesExport): string {
  const head = ['symbol', 'time_frame', ...COLUMNS];
  const rows = series.bars.map((bar) => [
    series.symbol,
    series.timeFrame,
    ...COLUMNS.map((column) => bar[column]),
  ]);
  return [head, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/**
 * One cell. A text that a spreadsheet would run as a formula is led by an apostrophe, which makes it text; numbers are
 * written as they are.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[\s]*[=+\-@]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
