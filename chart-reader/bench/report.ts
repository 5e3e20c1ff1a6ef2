/** The benchmark's results as a page of Markdown tables. */
import type { Examined } from './examine.ts';
import type { Figures } from './figures.ts';
import { judgedOf } from './figures.ts';
import { summarise } from './score/aggregate.ts';
import { fitLogistic } from './score/reliability.ts';
import { fixed, percent, sideBySide, table } from './tables.ts';
import type { Target } from './targets.ts';
import { coverageByField } from './targets.ts';
import { hasSeries } from './truth.ts';

const head = [
  'set',
  'n',
  'axis %',
  'axis, series refused too %',
  'recall',
  'precision',
  'error median',
  'error p95',
  'direction %',
  'last %',
  'symbol %',
  'time frame %',
  'trend %',
  'symbols invented',
  'time frames invented',
  'ms',
];

function row(name: string, group: readonly Examined[]): string[] {
  const s = summarise(group.map((e) => e.score));
  return [
    name,
    String(s.pictures),
    ...[s.axisRight, s.axisFound, s.recall, s.precision].map((v) => percent(v)),
    fixed(s.medianError, 2),
    fixed(s.p95Error, 2),
    ...[s.direction, s.last, s.symbol, s.timeframe, s.trend].map((v) => percent(v)),
    String(s.symbolsInvented),
    String(s.timeframesInvented),
    fixed(s.medianMs, 0),
  ];
}

/** What must hold, with what was measured. */
export function targetTable(targets: readonly Target[]): string {
  const verdict = { true: 'yes', false: '**no**', null: '-' };
  const rows = targets.map((t) => [t.name, t.target, t.measured, verdict[`${t.holds}`], String(t.n)]);
  const held = targets.filter((t) => t.holds).length;
  return `## It must hold\n\n${held} of ${targets.filter((t) => t.holds !== null).length} rows hold.\n\n${table(['row', 'target', 'measured', 'holds', 'n'], rows)}\n`;
}

function calibration(figures: Figures): string {
  const { bins, readings, mean_error, brier } = figures.calibration;
  const rows = bins.map((b) => [
    `${b.from}–${b.to}`,
    String(b.readings),
    fixed(b.mean_score, 2),
    fixed(b.right_percent, 1),
  ]);
  return `## Does the quality score keep its word?\n\n${readings} readings; mean distance of claim and truth ${mean_error ?? '-'}, Brier score ${brier ?? '-'}.\n\n${table(['quality', 'readings', 'mean score', 'right %'], rows)}\n`;
}

function errorBars(examined: readonly Examined[]): string {
  const rows = [...coverageByField(examined)].map(([name, c]) => [
    name,
    String(c.prices),
    ...[c.withinOne, c.withinTwo, c.withinFive].map((v) => percent(v)),
    fixed(c.factor, 2),
  ]);
  return `## Do the error bars hold?\n\nRight readings. The factor is what the stated errors would have to be multiplied by to hold 68.3%.\n\n${table(['price', 'n', 'within 1 σ %', 'within 2 σ %', 'within 5 σ %', 'factor'], rows)}\n`;
}

/** Logistic re-fit of the quality score to figures of the readings; standardised weights. */
function refit(examined: readonly Examined[]): string {
  const read = examined.filter((e) => e.features);
  const right = read.map((e) => e.score.right);
  if (read.length < 30 || right.every(Boolean)) return '';
  const names = Object.keys(read[0]?.features ?? {});
  const fit = fitLogistic(
    names,
    read.map((e) => names.map((name) => e.features?.[name] ?? 0)),
    right,
  );
  const rows = names.map((name, k) => [
    name,
    fixed(fit.weights[k] ?? 0, 3),
    fixed(fit.means[k] ?? 0, 4),
    fixed(fit.deviations[k] ?? 1, 4),
  ]);
  return `## Re-fit of the quality score\n\nLogistic, on ${read.length} readings; constant ${fit.constant.toFixed(3)}, weights of standardised features.\n\n${table(['feature', 'weight', 'mean', 'deviation'], rows)}\n`;
}

/** A percentage in a sentence. */
const said = (percent: number | null): string => (percent === null ? 'not measured' : `${percent}%`);

/** So many of so many: that all of a few are right is no 100%. */
const tally = (part: number, whole: number, what: string): string =>
  whole ? `${part} of ${whole} ${what}` : 'not measured';

function intro(figures: Figures): string {
  const { precision, median_time_ms, mirror_pairs, not_charts, error_bars, real } = figures;
  return [
    '# Results of the chart reader benchmark',
    '',
    `Measured on ${figures.measured_on}. Written by the benchmark; do not edit.`,
    '',
    `- Drawn screenshots: ${tally(precision.right, precision.readings, 'readings right')}. ${precision.definition}`,
    `- Real screenshots: ${tally(real.right, real.readings, 'readings right')}, of ${real.pictures} pictures. ${real.definition}`,
    `- Median processor time ${median_time_ms.value ?? '-'} ms a picture (${median_time_ms.elapsed_ms ?? '-'} ms elapsed in this run).`,
    `- Pictures without prices: ${tally(not_charts.refused, not_charts.pictures, 'refused')}.`,
    `- Mirror pairs: ${mirror_pairs.flipped} of ${mirror_pairs.answered} answered pairs flip their trend exactly (${mirror_pairs.pairs} pairs drawn).`,
    `- Error bars, right readings: ${said(error_bars.within_one_sigma_percent)} of ${error_bars.prices} true prices within one standard deviation, ${said(error_bars.within_two_sigma_percent)} within two.`,
    '',
    'Errors are in percent of the visible price range (of its logarithm on log axes).',
    '',
  ].join('\n');
}

/** The whole page. */
export function buildReport(
  examined: readonly Examined[],
  figures: Figures,
  targets: readonly Target[],
): string {
  const sets = [...new Set(examined.map((e) => e.set))];
  const parts = [intro(figures), targetTable(targets), sideBySide(examined)];
  const rows = sets.map((set) =>
    row(
      set,
      examined.filter((e) => e.set === set),
    ),
  );
  parts.push(`## What was read\n\n${table(head, rows)}\n`);
  if (judgedOf(examined).length) parts.push(calibration(figures));
  parts.push(errorBars(examined.filter((e) => hasSeries(e.truth))));
  parts.push(refit(examined));
  return `${parts.filter(Boolean).join('\n').trim()}\n`;
}
