/** Writes docs/accuracy.md from the figures files. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inHouseStyle } from '../../chart-reader/bench/house-style.ts';
import {
  accuracyReport,
  percentText,
  REPRODUCE,
  type AccuracyPart,
  type BenchFigures,
  type ExtremeFigures,
  type FigureCell,
  type MirrorFigures,
  type FigureTable,
  type PatternFigures,
  type RangeFigures,
} from '../../api/domain/shared-with-web/accuracy-report.ts';

const root = join(import.meta.dirname, '../..');
const path = join(root, 'docs/accuracy.md');
const json = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

const cellText = (cell: FigureCell): string => (typeof cell === 'string' ? cell : percentText(cell.percent));

function tableText({ caption, columns, rows }: FigureTable): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const heads = [line(columns), line(columns.map((_, at) => (at === 0 ? '---' : '---:')))];
  return [`_${caption}._`, '', ...heads, ...rows.map((row) => line(row.map(cellText)))].join('\n');
}

function partText({ heading, text, table }: AccuracyPart): string {
  return [`## ${heading}`, ...text, ...(table ? [tableText(table)] : [])].join('\n\n');
}

/** The page as docs/accuracy.md must hold it. */
export async function accuracyPage(): Promise<string> {
  const bench = json('chart-reader/bench/figures.json') as BenchFigures;
  const patterns = json('api/domain/shared-with-web/pattern-figures.json') as PatternFigures;
  const range = json('api/domain/shared-with-web/range-figures.json') as RangeFigures;
  const extremes = json('api/domain/shared-with-web/extreme-figures.json') as ExtremeFigures;
  const mirrored = json('api/domain/shared-with-web/mirror-figures.json') as MirrorFigures;
  const parts = accuracyReport(bench, patterns, range, extremes, mirrored).map(partText);
  const commands = REPRODUCE.map(({ command, what }) => `- \`${command}\` ${what}.`).join('\n');
  const text = [
    '# Accuracy',
    '<!-- Written by `make accuracy-page` from the figures files; a test fails when it is not what they give. -->',
    'The same as the page `/accuracy`, which shows the hit rate of sealed plans beside chance as well.',
    ...parts,
    '## Outcomes of plans',
    'Every plan is sealed when it is made, and its outcome beside it ([0236](decisions/0236-sealed-plans.md)). The page `/record` of an installation shows them all, counts one that was never graded as open, and sets beside the hit rate what chance alone gives in the same bars.',
    '## Do it again',
    commands,
  ].join('\n\n');
  return inHouseStyle(path, text);
}

/** The present text of the file. */
export const accuracyDocument = (): string => readFileSync(path, 'utf8');

if (import.meta.main) writeFileSync(path, await accuracyPage());
