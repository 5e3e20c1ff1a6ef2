/**
 * Draws charts and the same charts upside down, reads both, and counts how often a pattern is named under its mirror name at the same place,
 * apart for names called certain and for those within the error. Writes `mirror-figures.json` beside the rules that the web shares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readingToSeries } from '../../api/application/analysis/reading-to-series.ts';
import { analyseShape } from '../../api/domain/analysis/analyse-series.ts';
import { candlestickDefinitions } from '../../api/domain/analysis/patterns/candlesticks.ts';
import { chartPatternDefinitions } from '../../api/domain/analysis/patterns/chart-patterns.ts';
import type { PatternMatch } from '../../api/domain/analysis/types.ts';
import { picturesDrawn, type BenchPicture } from '../../chart-reader/bench/pictures.ts';
import { hasSeries } from '../../chart-reader/bench/truth.ts';
import { decodePicture } from '../../chart-reader/decode.ts';
import { readChart } from '../../chart-reader/read-chart.ts';
import { toReadout } from '../../chart-reader/readout.ts';
import { createTextRecogniser } from '../../chart-reader/text/index.ts';

const path = join(import.meta.dirname, '../../api/domain/shared-with-web/mirror-figures.json');
const PLAN = { seed: 'mirrors', charts: 70, mirrors: 70, captures: 0, notCharts: 0 };

interface NamedAgain {
  named: number;
  again: number;
}

export interface MirrorFigures {
  definition: string;
  pairs: number;
  certain: NamedAgain;
  within_error: NamedAgain;
}

interface Seen {
  mirrorOf: string | null;
  patterns: readonly PatternMatch[];
  /** Columns of the bars. */
  xs: readonly number[];
}

const mirrorNames = new Map(
  [...candlestickDefinitions, ...chartPatternDefinitions].flatMap(({ upright, inverted }) => [
    [upright.id, inverted?.id ?? upright.id] as const,
    ...(inverted ? [[inverted.id, upright.id] as const] : []),
  ]),
);

const recogniser = createTextRecogniser();

async function seen({ file, truth }: BenchPicture): Promise<Seen | null> {
  if (!hasSeries(truth) || truth.envelope) return null;
  const outcome = readChart(await decodePicture(file), recogniser);
  if (outcome.outcome !== 'read') return null;
  const readout = toReadout(outcome.reading);
  const { patterns } = analyseShape(readingToSeries(readout, null));
  return { mirrorOf: truth.mirror_of ?? null, patterns, xs: readout.bars.map(({ x_px }) => x_px) };
}

/** For each pattern of `one`: whether it is called certain, and whether `other` has its mirror at the same column. */
function foundAgain(one: Seen, other: Seen): { certain: boolean; again: boolean }[] {
  const near = 0.6 * ((one.xs[1] ?? 0) - (one.xs[0] ?? 0));
  return one.patterns.map(({ id, lastBar, certain }) => ({
    certain,
    again: other.patterns.some(
      (match) =>
        match.id === mirrorNames.get(id) &&
        Math.abs((other.xs[match.lastBar] ?? NaN) - (one.xs[lastBar] ?? NaN)) < near,
    ),
  }));
}

export function storedFigures(): MirrorFigures {
  return JSON.parse(readFileSync(path, 'utf8')) as MirrorFigures;
}

if (import.meta.main) {
  const byName = new Map<string, Seen>();
  for await (const picture of picturesDrawn('mirrors', PLAN)) {
    const one = await seen(picture);
    if (one) byName.set(picture.truth.image, one);
  }
  const pairs = [...byName.values()].flatMap((mirror) => {
    const upright = mirror.mirrorOf === null ? undefined : byName.get(mirror.mirrorOf);
    return upright ? [[upright, mirror] as const] : [];
  });
  const all = pairs.flatMap(([one, other]) => [...foundAgain(one, other), ...foundAgain(other, one)]);
  const count = (certain: boolean): NamedAgain => {
    const named = all.filter((match) => match.certain === certain);
    return { named: named.length, again: named.filter(({ again }) => again).length };
  };
  const figures: MirrorFigures = {
    definition:
      'Pattern names on drawn charts that the same chart upside down has under their mirror name at the same column, both read as pictures.',
    pairs: pairs.length,
    certain: count(true),
    within_error: count(false),
  };
  writeFileSync(path, `${JSON.stringify(figures, null, 2)}\n`);
}
