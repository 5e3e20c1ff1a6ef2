/** Writes into the reader's figures file how many indicators an analysis computes, counted from the analysis itself. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { indicatorCatalog } from '../../api/domain/analysis/indicators/catalog.ts';

const path = join(import.meta.dirname, '../../chart-reader/bench/figures.json');

interface Figures {
  indicators: { definition: string; value: number | null };
}

/** The count as the figures file has it now; null before it was written. */
export function countInFigures(): number | null {
  return (JSON.parse(readFileSync(path, 'utf8')) as Figures).indicators.value;
}

export const indicatorCount = indicatorCatalog.length;

if (import.meta.main) {
  const figures = JSON.parse(readFileSync(path, 'utf8')) as Figures;
  figures.indicators.value = indicatorCount;
  writeFileSync(path, `${JSON.stringify(figures, null, 2)}\n`);
}
