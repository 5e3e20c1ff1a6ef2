/**
 * Counts on driftless bars how many indicators of a family point one way; writes
 * `api/domain/analysis/indicators/indicator-figures.json`. The file carries a hash of the sources of the indicators.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { columnsOf, frameSeries } from '../../api/domain/analysis/frame.ts';
import { indicatorCatalog } from '../../api/domain/analysis/indicators/catalog.ts';
import { LEANING_FAMILIES } from '../../api/domain/analysis/indicators/family-counts.ts';
import { Line, type PriceColumns } from '../../api/domain/analysis/indicators/line.ts';
import { walk } from '../../api/domain/analysis/testing/walks.ts';
import type { IndicatorFamily } from '../../api/domain/analysis/types.ts';
import { hashOfSources } from './hash-of-sources.ts';

const folder = join(import.meta.dirname, '../../api/domain/analysis/indicators');
const path = join(folder, 'indicator-figures.json');

const BARS = 100;
const STEPS = 8;
/** Bars lie well above zero, as prices do. */
const START = 1_000;

interface FamilyFigures {
  /** How many of the family point up or down where all have a value. */
  indicators: number;
  /** Share of the charts on which at least so many point one way, by their number from 0. */
  at_least: number[];
}

type ByFamily = Record<(typeof LEANING_FAMILIES)[number], FamilyFigures>;

export interface IndicatorFigures {
  definitions: string;
  charts: number;
  bars: number;
  bars_with_ranges: ByFamily;
  closes: ByFamily;
}

export function definitionsHash(): string {
  const definitions = readdirSync(folder).filter(
    (name) =>
      name.endsWith('.ts') && !/\.test\.ts$|^(family-counts|error-table|unknown-past)\.ts$/.test(name),
  );
  return hashOfSources(folder, definitions);
}

/** Bars of a driftless chart as prices. */
function driftlessColumns(seed: number): PriceColumns {
  const series = walk({ seed, bars: BARS, steps: STEPS });
  const { open, high, low, close } = columnsOf(frameSeries(series).bars);
  const prices = ({ values }: Line) => new Line(values.map((height) => START + height * 1e-5));
  return { open: prices(open), high: prices(high), low: prices(low), close: prices(close) };
}

/** Signs of what the indicators of a family lean to on these bars. */
function leansOf(family: IndicatorFamily, columns: PriceColumns, closesOnly: boolean): number[] {
  return indicatorCatalog
    .filter((spec) => spec.family === family && (!closesOnly || spec.needs === 'close'))
    .flatMap(({ compute, lean }) => {
      if (!lean) return [];
      const lines = compute(columns);
      const value = lean({ close: columns.close.last(), of: (name) => lines[name]?.last() ?? NaN });
      return Number.isNaN(value) ? [] : [Math.sign(value)];
    });
}

const rounded = (share: number) => Number(share.toFixed(3));

/** Counts on `charts` driftless charts. */
export function familyFigures(
  charts: number,
  firstSeed: number,
): Pick<IndicatorFigures, 'bars_with_ranges' | 'closes'> {
  const all = Array.from({ length: charts }, (_, i) => driftlessColumns(firstSeed + i));
  const figuresOf = (family: IndicatorFamily, closesOnly: boolean): FamilyFigures => {
    const leans = all.map((columns) => leansOf(family, columns, closesOnly));
    const indicators = Math.max(...leans.map(({ length }) => length));
    const agreeing = leans.map((signs) =>
      Math.max(...[1, -1].map((side) => signs.filter((sign) => sign === side).length)),
    );
    const share = (least: number) => agreeing.filter((one) => one >= least).length / charts;
    return {
      indicators,
      at_least: Array.from({ length: indicators + 1 }, (_, least) => rounded(share(least))),
    };
  };
  const byFamily = (closesOnly: boolean) =>
    Object.fromEntries(LEANING_FAMILIES.map((family) => [family, figuresOf(family, closesOnly)])) as ByFamily;
  return { bars_with_ranges: byFamily(false), closes: byFamily(true) };
}

export function storedFigures(): IndicatorFigures {
  return JSON.parse(readFileSync(path, 'utf8')) as IndicatorFigures;
}

const CHARTS = 4_000;

if (import.meta.main) {
  const figures: IndicatorFigures = {
    definitions: definitionsHash(),
    charts: CHARTS,
    bars: BARS,
    ...familyFigures(CHARTS, 1),
  };
  writeFileSync(path, `${JSON.stringify(figures, null, 2)}\n`);
}
