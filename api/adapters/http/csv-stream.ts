import { Readable } from 'node:stream';
import { csvAnswer, csvTable } from './csv.ts';
import type { csvCell } from './analysis/series-csv.ts';

export type CsvCell = Parameters<typeof csvCell>[0];

/** The answer that hands a long table out as a file while it is read. `fileName` is plain ASCII. */
export function csvStreamAnswer<T>(
  fileName: string,
  head: readonly string[],
  rows: AsyncIterable<T>,
  cellsOf: (row: T) => readonly CsvCell[],
) {
  return { ...csvAnswer(fileName, []), stream: Readable.from(linesOf(head, rows, cellsOf)) };
}

async function* linesOf<T>(
  head: readonly string[],
  rows: AsyncIterable<T>,
  cellsOf: (row: T) => readonly CsvCell[],
): AsyncIterable<string> {
  yield csvTable([head]);
  for await (const row of rows) yield csvTable([cellsOf(row)]);
}
