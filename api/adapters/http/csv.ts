import { Readable } from 'node:stream';
import { attachment } from './attachment.ts';

export type Cell = string | number | boolean | null;

/** A column of a table: its name in the first row, and its cell in a row. */
export type Column<T> = readonly [name: string, value: (row: T) => Cell];

/** Rows of a table, at hand or read while the file is sent. */
type Rows<T> = Iterable<T> | AsyncIterable<T>;

/** Rows are sent together, so that a long file is not made of a hundred thousand writes. */
const ROWS_PER_WRITE = 500;

/** Columns whose cells are the row's members of the same names. */
export function fields<K extends string>(...names: readonly K[]): Column<{ readonly [Name in K]: Cell }>[] {
  return names.map((name) => [name, (row) => row[name]] as const);
}

/** The columns of a table, for rows of another kind that the table's rows are made of. */
export function columnsOf<R, T>(toRow: (given: R) => T, columns: readonly Column<T>[]): Column<R>[] {
  return columns.map(([name, value]) => [name, (given) => value(toRow(given))] as const);
}

/**
 * The answer that hands a table out as a CSV file (RFC 4180) while its rows are read. No cell runs as a formula in a
 * spreadsheet; true and false read yes and no. `fileName` is plain ASCII.
 */
export function csvAnswer<T>(fileName: string, columns: readonly Column<T>[], rows: Rows<T>) {
  return {
    status: 200,
    stream: Readable.from(linesOf(columns, rows)),
    contentType: 'text/csv',
    headers: { 'Cache-Control': 'no-store', Vary: 'Accept', ...attachment(fileName) },
  } as const;
}

/** The rows of batches, one by one. */
export async function* flat<T>(batches: AsyncIterable<T[]>): AsyncIterable<T> {
  for await (const batch of batches) yield* batch;
}

async function* linesOf<T>(columns: readonly Column<T>[], rows: Rows<T>): AsyncIterable<string> {
  let lines = [csvLine(columns.map(([name]) => name))];
  for await (const row of rows) {
    lines.push(csvLine(columns.map(([, value]) => value(row))));
    if (lines.length < ROWS_PER_WRITE) continue;
    yield lines.join('');
    lines = [];
  }
  yield lines.join('');
}

function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * One cell. A text that a spreadsheet would run as a formula is led by an apostrophe, which makes it text; numbers are
 * written as they are.
 */
export function csvCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  const text = /^[\s]*[=+\-@]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
