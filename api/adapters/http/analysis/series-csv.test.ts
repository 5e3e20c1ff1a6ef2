import { csvCell } from './series-csv.ts';

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
