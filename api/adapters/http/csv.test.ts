import { text } from 'node:stream/consumers';
import { columnsOf, csvAnswer, csvCell, fields, flat } from './csv.ts';

describe('a CSV cell', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\r=1'])('%j is text to a spreadsheet', (text) => {
    expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/);
  });

  it('keeps numbers numbers', () => {
    expect([csvCell(-1.5), csvCell(0), csvCell(null)]).toEqual(['-1.5', '0', '']);
  });

  it('quotes what would break the row', () => {
    expect(csvCell('a,"b"\nc')).toBe('"a,""b""\nc"');
    expect(csvCell('BTC/USDT')).toBe('BTC/USDT');
  });
});

describe('a CSV file', () => {
  it('has the names of its columns in the first row, and a row for each row', async () => {
    const price = (row: { minor: number }) => ({ price: row.minor / 100, sold: row.minor > 100 });
    const columns = [...columnsOf(price, fields('price', 'sold')), ['note', () => '=1+1'] as const];
    const { stream, headers } = csvAnswer('prices.csv', columns, [{ minor: 150 }, { minor: 50 }]);
    expect(await text(stream)).toBe("price,sold,note\r\n1.5,yes,'=1+1\r\n0.5,no,'=1+1\r\n");
    expect(headers['Content-Disposition']).toBe('attachment; filename="prices.csv"');
  });

  it('holds every row of a long list that is read while it is sent', async () => {
    async function* batches() {
      for (let first = 0; first < 60_000; first += 1000)
        yield Array.from({ length: 1000 }, (_, index) => ({ n: first + index }));
    }
    const lines = (await text(csvAnswer('long.csv', fields('n'), flat(batches())).stream)).split('\r\n');
    expect([lines.length, lines[0], lines.at(-2)]).toEqual([60_002, 'n', '59999']);
  });
});
