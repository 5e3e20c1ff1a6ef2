import { appendFileSync } from 'node:fs';

/** What a bench found. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** Past it the bench fails; none where the figure only stands beside another. */
  limit?: { most: number } | { least: number };
  /** What it is compared with: a peer, or what the machine can do at best. */
  against?: { name: string; value: number };
}

export const isWithin = ({ value, limit }: Figure): boolean =>
  limit === undefined || ('most' in limit ? value <= limit.most : value >= limit.least);

const shown = (value: number): string =>
  value.toLocaleString('en', { maximumSignificantDigits: value >= 1000 ? 5 : 3 });

/** Figure, limit, what it is compared with, ratio. */
export function cellsOf(figure: Figure): string[] {
  const { name, value, unit, limit, against } = figure;
  const bound = limit && ('most' in limit ? `≤ ${shown(limit.most)}` : `≥ ${shown(limit.least)}`);
  return [
    name,
    `${shown(value)} ${unit}`.trim(),
    bound ?? '',
    against ? `${against.name}: ${shown(against.value)}` : '',
    against ? shown(value / against.value) : '',
    isWithin(figure) ? '' : 'past its limit',
  ];
}

/** Prints a figure, hands it to `make bench` when that asks, and fails the process when it is past its limit. */
export function report(figure: Figure): void {
  console.log(cellsOf(figure).filter(Boolean).join('  '));
  const { BENCH_FIGURES: file } = process.env;
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`);
  if (!isWithin(figure)) process.exitCode = 1;
}
