/** Figures as Markdown tables: small helpers, and right beside wrong for every sort of picture. */
import type { Examined } from './examine.ts';
import { hasSeries, isChart } from './truth.ts';
import { answeredWrong } from './targets.ts';

export const percent = (part: number | null, whole = 1): string =>
  part === null || !whole ? '-' : `${((100 * part) / whole).toFixed(1)}`;

export const fixed = (value: number | null, digits: number): string =>
  value === null ? '-' : value.toFixed(digits);

export const table = (header: string[], rows: string[][]): string =>
  [header, header.map((_, i) => (i ? '--:' : '---')), ...rows].map((r) => `| ${r.join(' | ')} |`).join('\n');

type Column = 'drawn' | 'captured' | 'real' | 'without prices';

const columns: Column[] = ['drawn', 'captured', 'real', 'without prices'];

/** Whether a picture was drawn, captured of a drawn one, is a real screenshot, or shows no prices. */
export function columnOf({ truth }: Examined): Column {
  if (!isChart(truth)) return 'without prices';
  if (!hasSeries(truth)) return 'real';
  return truth.variant === 'clean' || truth.variant === 'mirror' ? 'drawn' : 'captured';
}

function cells(group: readonly Examined[], column: Column): string[] {
  const mine = group.filter((e) => columnOf(e) === column);
  const count = (test: (e: Examined) => boolean): string => percent(mine.filter(test).length, mine.length);
  if (!mine.length) return column === 'without prices' ? ['', ''] : ['', '', ''];
  if (column === 'without prices') return [String(mine.length), count((e) => e.score.refused)];
  return [String(mine.length), count((e) => e.score.right), count(answeredWrong)];
}

const sideHead = columns.flatMap((c) =>
  c === 'without prices' ? [`${c}: n`, 'refused %'] : [`${c}: n`, 'right %', 'wrong %'],
);

const spacings: [number, string][] = [
  [2, 'under 2'],
  [4, '2–4'],
  [8, '4–8'],
  [16, '8–16'],
  [36, '16–36'],
  [Infinity, '36 and more'],
];

const megapixels: [number, string][] = [
  [0.4, '1: under 0.4 MP'],
  [1, '2: 0.4–1 MP'],
  [2.5, '3: 1–2.5 MP'],
  [8.5, '4: 2.5–8.5 MP'],
  [Infinity, '5: larger'],
];

const within = (steps: readonly [number, string][], value: number): string =>
  steps.find(([limit]) => value < limit)?.[1] ?? '';

type Key = (e: Examined) => string;

const keys: [string, Key][] = [
  ['set', (e) => e.set],
  ['kind', ({ truth }) => (isChart(truth) ? truth.chart_type : truth.note)],
  [
    'program',
    ({ truth }) => (hasSeries(truth) ? truth.renderer : isChart(truth) ? truth.program : 'no prices'),
  ],
  ['size', ({ truth }) => within(megapixels, (truth.size[0] * truth.size[1]) / 1e6)],
  [
    'pixels a bar',
    ({ truth }) =>
      hasSeries(truth) ? within(spacings, truth.bar_spacing_px) : isChart(truth) ? 'real' : 'none',
  ],
  ['scale', ({ truth }) => (isChart(truth) ? truth.axis.scale : 'none')],
  ['capture', ({ truth }) => truth.variant],
];

function rowsBy(examined: readonly Examined[], key: Key): string[][] {
  const groups = new Map<string, Examined[]>();
  for (const e of examined) groups.set(key(e), [...(groups.get(key(e)) ?? []), e]);
  const order = spacings.map(([, name]) => name);
  const rank = (name: string): string => (order.includes(name) ? String(order.indexOf(name)) : name);
  return [...groups]
    .sort(([a], [b]) => rank(a).localeCompare(rank(b)))
    .map(([name, group]) => [name, ...columns.flatMap((c) => cells(group, c))]);
}

/** Drawn, captured, real and without prices side by side: all together, then by set, kind, program, size, distance of bars. */
export function sideBySide(examined: readonly Examined[]): string {
  const rows = [
    ['**all**', ...columns.flatMap((c) => cells(examined, c))],
    ...keys.flatMap(([name, key]) => [
      [`**${name}**`, ...Array<string>(sideHead.length).fill('')],
      ...rowsBy(examined, key),
    ]),
  ];
  return `## Right and wrong, side by side\n\nRight means axis and bars, on real screenshots the axis. Wrong is an answer with a wrong axis, pane, kind or bars, so one whose kind alone is wrong counts in both; a refusal counts in neither.\n\n${table(['group', ...sideHead], rows)}\n`;
}
