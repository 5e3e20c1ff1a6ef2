/** Sorts what was not read right into classes, so that the worst one can be mended first. */
import type { Examined } from './examine.ts';
import { limits } from './score/score.ts';
import { hasSeries, isChart } from './truth.ts';

/** Short class of a failure; null for pictures that were read right. */
export function failureClass(e: Examined): string | null {
  const { score, truth } = e;
  if (score.right) return null;
  if (e.crashed) return `crash: ${e.refusal}`;
  if (score.refused) return `refused: ${e.refusal}${score.axisFound ? ' (axis right)' : ''}`;
  if (!isChart(truth)) return 'read a picture that is no chart';
  if (!score.axisRight) return axisClass(e);
  const bars = score.bars;
  if (!bars) return 'no bars';
  if (bars.precision < limits.precision && bars.recall < limits.recall) return 'bars: wrong comb';
  if (bars.recall < limits.recall) return 'bars: some not found';
  if (bars.precision < limits.precision) return 'bars: invented ones';
  return 'bars: values off';
}

function axisClass({ prediction, truth, score }: Examined): string {
  if (!isChart(truth) || !prediction.axis) return 'axis: none';
  if (prediction.axis.scale !== truth.axis.scale)
    return `axis: ${truth.axis.scale} read as ${prediction.axis.scale}`;
  return (score.axisError ?? 1) < 0.02 ? 'axis: slightly off' : 'axis: wrong';
}

function line(e: Examined): string {
  const { score, truth } = e;
  const number = (v: number | null | undefined, scale = 100): string =>
    v === null || v === undefined ? '-' : (v * scale).toFixed(2);
  const kind = hasSeries(truth)
    ? `${truth.chart_type} ${truth.axis.scale} ${truth.variant} spacing ${truth.bar_spacing_px.toFixed(1)}`
    : isChart(truth)
      ? `${truth.program}, ${truth.chart_type}`
      : truth.note;
  const { bars } = score;
  return `- ${e.name} (${kind}): axis ${number(score.axisError)}% recall ${number(bars?.recall)} precision ${number(bars?.precision)} median ${number(bars?.medianError, 1)}% quality ${number(e.quality, 1)}`;
}

/** Markdown digest: classes by size, then their pictures. */
export function failureDigest(examined: readonly Examined[]): string {
  const classes = new Map<string, Examined[]>();
  for (const e of examined) {
    const name = failureClass(e);
    if (name) classes.set(name, [...(classes.get(name) ?? []), e]);
  }
  const sorted = [...classes].sort((a, b) => b[1].length - a[1].length);
  const head = `# Not read right: ${sorted.reduce((n, [, list]) => n + list.length, 0)} of ${examined.length}\n`;
  const index = sorted.map(([name, list]) => `- ${list.length} × ${name}`).join('\n');
  const body = sorted
    .map(([name, list]) => `\n## ${name} (${list.length})\n${list.map(line).join('\n')}\n`)
    .join('');
  return `${head}\n${index}\n${body}`;
}
