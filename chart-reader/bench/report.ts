/** The benchmark's results as a page of Markdown tables. */
import type { Examined } from './examine.ts';
import type { Figures } from './figures.ts';
import { deviationsOfRight, isCapture, isClean, judgedOf } from './figures.ts';
import { summarise } from './score/aggregate.ts';
import { coverageOf } from './score/coverage.ts';
import { fitLogistic } from './score/reliability.ts';
import type { ChartTruth } from './truth.ts';
import { hasSeries } from './truth.ts';

const percent = (part: number | null, whole = 1): string =>
  part === null || !whole ? '-' : `${((100 * part) / whole).toFixed(1)}`;
const fixed = (value: number | null, digits: number): string =>
  value === null ? '-' : value.toFixed(digits);

const head = [
  'group',
  'n',
  'right %',
  'wrong %',
  'refused %',
  'axis %',
  'recall',
  'precision',
  'error median',
  'error p95',
  'direction %',
  'last %',
  'symbol %',
  'time frame %',
  'trend %',
  'ms',
];

function row(name: string, group: readonly Examined[]): string[] {
  const s = summarise(group.map((e) => e.score));
  return [
    name,
    String(s.pictures),
    percent(s.right, s.pictures),
    percent(s.wrong, s.pictures),
    percent(s.refused, s.pictures),
    ...[s.axisRight, s.recall, s.precision].map((v) => percent(v)),
    fixed(s.medianError, 2),
    fixed(s.p95Error, 2),
    ...[s.direction, s.last, s.symbol, s.timeframe, s.trend].map((v) => percent(v)),
    fixed(s.medianMs, 0),
  ];
}

const table = (header: string[], rows: string[][]): string =>
  [header, header.map((_, i) => (i ? '--:' : '---')), ...rows].map((r) => `| ${r.join(' | ')} |`).join('\n');

function grouped(title: string, examined: readonly Examined[], key: (truth: ChartTruth) => string): string {
  const groups = new Map<string, Examined[]>();
  for (const e of examined) {
    if (!hasSeries(e.truth)) continue;
    const name = key(e.truth);
    groups.set(name, [...(groups.get(name) ?? []), e]);
  }
  const rows = [...groups].sort(([a], [b]) => a.localeCompare(b)).map(([name, group]) => row(name, group));
  if (!rows.length) return '';
  return `## ${title}\n\n${table(head, [...rows, row('all', examined)])}\n`;
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
  const names = { o: 'open', h: 'high', l: 'low', c: 'close' } as const;
  const deviations = deviationsOfRight(examined);
  const rows = (['o', 'h', 'l', 'c'] as const).map((field) => {
    const c = coverageOf(deviations[field]);
    return [names[field], String(c.prices), percent(c.withinOne), percent(c.withinTwo), fixed(c.factor, 2)];
  });
  return `## Do the error bars hold?\n\nRight readings. The factor is what the stated errors would have to be multiplied by to hold 68.3%.\n\n${table(['price', 'n', 'within 1 sigma %', 'within 2 sigma %', 'factor'], rows)}\n`;
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

function intro(figures: Figures): string {
  const { precision, median_time_ms, mirror_pairs, not_charts, error_bars } = figures;
  return [
    '# Results of the chart reader benchmark',
    '',
    `Measured on ${figures.measured_on}. Written by the benchmark; do not edit.`,
    '',
    `- Precision ${precision.value ?? '-'}% of ${precision.readings} readings. ${precision.definition}`,
    `- Median processor time ${median_time_ms.value ?? '-'} ms a picture (${median_time_ms.elapsed_ms ?? '-'} ms elapsed in this run).`,
    `- Pictures that are no charts: ${not_charts.refused_percent ?? '-'}% of ${not_charts.pictures} refused.`,
    `- Mirror pairs: ${mirror_pairs.flipped} of ${mirror_pairs.answered} answered pairs flip their trend exactly (${mirror_pairs.pairs} pairs drawn).`,
    `- Error bars, right readings: ${error_bars.within_one_sigma_percent ?? '-'}% of ${error_bars.prices} true prices within one standard deviation, ${error_bars.within_two_sigma_percent ?? '-'}% within two.`,
    '',
    'Errors are in percent of the visible price range (of its logarithm on log axes).',
    '',
  ].join('\n');
}

/** The whole page. */
export function buildReport(examined: readonly Examined[], figures: Figures): string {
  const sets = [...new Set(examined.map((e) => e.set))];
  const clean = examined.filter(isClean);
  const parts = [intro(figures)];
  parts.push(
    `## By set\n\n${table(
      head,
      sets.map((set) =>
        row(
          set,
          examined.filter((e) => e.set === set),
        ),
      ),
    )}\n`,
  );
  parts.push(grouped('Clean pictures by program', clean, (t) => t.renderer));
  parts.push(grouped('Clean pictures by kind', clean, (t) => t.chart_type));
  parts.push(grouped('Clean pictures by scale', clean, (t) => t.axis.scale));
  parts.push(grouped('Captures', examined.filter(isCapture), (t) => t.variant));
  if (judgedOf(examined).length) parts.push(calibration(figures));
  parts.push(errorBars(examined));
  parts.push(refit(examined));
  return `${parts.filter(Boolean).join('\n').trim()}\n`;
}
