import { csvCell } from './analysis/series-csv.ts';

type Cell = string | number | null;

/** A table as CSV (RFC 4180); the first row is its head. No cell runs as a formula in a spreadsheet. */
export function csvTable(rows: readonly (readonly Cell[])[]): string {
  return rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/** The answer that hands a table out as a file. `fileName` is plain ASCII. */
export function csvAnswer(fileName: string, rows: readonly (readonly Cell[])[]) {
  return {
    status: 200,
    stream: csvTable(rows),
    contentType: 'text/csv',
    headers: {
      'Cache-Control': 'no-store',
      Vary: 'Accept',
      'Content-Disposition': `attachment; filename="${fileName}"`,
    },
  } as const;
}
