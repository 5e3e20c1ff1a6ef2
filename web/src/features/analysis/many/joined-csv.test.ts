import { joinedCsv } from './joined-csv.ts';

const csv = (...rows: string[]): string => ['slot,close', ...rows].map((row) => `${row}\r\n`).join('');

it('names the columns once, and the picture in every row', () => {
  const parts = [
    { picture: 'one.png', csv: csv('0,1.5', '1,1.6') },
    { picture: 'two.png', csv: csv('0,99') },
  ];
  expect(joinedCsv(parts)).toBe('picture,slot,close\r\none.png,0,1.5\r\none.png,1,1.6\r\ntwo.png,0,99\r\n');
});

it.each([
  ['a comma', 'btc, 4h.png', '"btc, 4h.png",0,1'],
  ['a quotation mark', 'a "b".png', '"a ""b"".png",0,1'],
  ['what a spreadsheet runs', '=SUM(A1)', "'=SUM(A1),0,1"],
  ['both', '@x,y', `"'@x,y",0,1`],
])('a name with %s stays one cell of text', (_, picture, row) => {
  expect(joinedCsv([{ picture, csv: csv('0,1') }]).split('\r\n')[1]).toBe(row);
});

it('is empty without parts', () => {
  expect(joinedCsv([])).toBe('');
});
