/** What the figures that pages quote must hold: a share that nobody measured is no figure. */
import path from 'node:path';
import { chromiumPath } from './draw/browser/browser-charts.ts';
import type { Figures } from './figures.ts';

/** What a whole run needs beside the pictures that it draws itself. */
const needed = (charts: string): [what: string, where: string][] => [
  ['the clean pictures of the development set', path.join(charts, 'rendered')],
  ['the captures of the development set', path.join(charts, 'capture')],
  ['the pictures without prices', path.join(charts, 'notchart')],
  ['the real screenshots', path.join(charts, 'wild')],
  ['Chromium for charts by real programs', chromiumPath()],
];

const INSTEAD =
  'Pages quote these figures, so they are not replaced. Say where the sets are (CHARTS_DIR, CHROMIUM_PATH), or write what can be measured elsewhere with --out DIR.';

/** Throws, naming everything that is missing, unless a run can measure all that pages quote. */
export async function requireSets(charts: string, exists: (at: string) => Promise<boolean>): Promise<void> {
  const missing: string[] = [];
  for (const [what, where] of needed(charts)) if (!(await exists(where))) missing.push(`${what} (${where})`);
  if (missing.length) throw new Error(`Not found: ${missing.join('; ')}. ${INSTEAD}`);
}

/** Names of the figures that were not measured; the count of indicators is filled in by the analysis later. */
function unmeasured(value: unknown, name = ''): string[] {
  if (value === null) return name === 'indicators.value' ? [] : [name];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => unmeasured(inner, name ? `${name}.${key}` : key));
}

/** Throws, naming every figure that was not measured. */
export function requireMeasured(figures: Figures): void {
  const missing = unmeasured(figures);
  if (missing.length) throw new Error(`Not measured: ${missing.join(', ')}. ${INSTEAD}`);
}
