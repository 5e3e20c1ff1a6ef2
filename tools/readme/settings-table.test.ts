import { settingsTable, tableInReadme } from './settings-table.ts';

/** Cells without the padding that the formatter adds. */
const cells = (table: string) =>
  table.split('\n').map((row) => row.split('|').map((cell) => cell.trim().replace(/^-+$/, '---')));

it('README lists every setting with its default and meaning', () => {
  expect(cells(tableInReadme())).toEqual(cells(settingsTable()));
});
