import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import type { Parts } from './parts.ts';
import { readStages } from './read-stages.ts';
import { readChart } from './read-chart.ts';
import * as hints from './hints/hints-part.ts';
import * as photo from './photo/photo-part.ts';
import * as refused from './refused/refused-part.ts';
import * as lines from './stages/lines-part.ts';
import { blockRecogniser } from './testing/block-font.ts';
import { compressedBeside } from './testing/compressed.ts';
import { drawChart, PLAIN, roundLabels, walk } from './testing/draw-chart.ts';
import type { Raster, ReadOptions, ReadOutcome } from './types.ts';

const series = walk(
  Array.from({ length: 4 * 60 }, (_, i) => (i * 0.618034) % 1),
  100,
  3,
);
const { labels, decimals } = roundLabels(series, 7);
const { raster } = drawChart(series, labels, decimals, PLAIN);

/** The same picture as a camera gives it: no two neighbouring pixels are quite alike. */
const grainy: Raster = {
  ...raster,
  data: raster.data.map((value, i) => (i % 4 === 3 ? value : value ^ ((i * 2654435761) >>> 28))),
};

const line = drawChart(series, labels, decimals, { ...PLAIN, kind: 'line' }).raster;

/** Bars whose colours fill their comb, under an average. */
const underAverage = drawChart(series, labels, decimals, { ...PLAIN, average: true }).raster;

const small: Raster = { ...raster, width: 100, height: 80, data: raster.data.slice(0, 4 * 100 * 80) };

/** A picture in which nothing is drawn. */
const empty: Raster = { ...raster, data: new Uint8ClampedArray(raster.data.length).fill(255) };

/** The modules that come with this one, without those of which it only takes types. */
function comesWith(module: string, seen = new Set<string>()): Set<string> {
  seen.add(module);
  const taken = readFileSync(module, 'utf8').matchAll(
    /^(?:import|export)\s(?!type\b)[^;]*?from '(\.[^']*\.ts)';/gm,
  );
  for (const [, path] of taken) {
    const other = join(dirname(module), path!);
    if (!seen.has(other)) comesWith(other, seen);
  }
  return seen;
}

/** The outcome, or the part without which there is none; no curve beside the series is asked for. */
function read(
  picture: Raster,
  parts: Partial<Parts> = {},
  options: ReadOptions = {},
): ReadOutcome | keyof Parts {
  const reading = readStages(parts, picture, blockRecogniser, { inFull: false, ...options });
  const { value } = reading.next();
  reading.return(undefined as never);
  return value;
}

describe('[W-380] parts of the reader that few pictures need', () => {
  it('are not asked for by a screenshot, which is read the same without them', () => {
    const [alone, whole] = [read(raster), readChart(raster, blockRecogniser)];
    if (typeof alone === 'string' || alone.outcome === 'refused' || whole.outcome === 'refused')
      throw new Error('not read');
    const { stages: _, overlays: _overlays, quality, ...reading } = alone.reading;
    const { notes: _notes, ...verdict } = quality;
    expect(whole.reading).toMatchObject({ ...reading, quality: verdict });
  });

  it('[W-512] are not asked for by bars that are surely some although a curve lies over them, unless the curve is wanted', () => {
    const [alone, whole] = [read(underAverage), readChart(underAverage, blockRecogniser)];
    if (typeof alone === 'string' || alone.outcome === 'refused' || whole.outcome === 'refused')
      throw new Error('not read');
    expect(alone.reading.series).toEqual(whole.reading.series);
    expect([alone.reading.overlays, whole.reading.overlays.length > 0]).toEqual([[], true]);
    expect(read(underAverage, {}, { inFull: true })).toBe('lines');
  });

  it.each<[string, Raster, ReadOptions, keyof Parts]>([
    ['hints of a person', raster, { hints: { kind: 'candles' } }, 'hints'],
    ['what a model said', raster, { testimony: { kind: 'candles' } }, 'witness'],
    ['a picture that may be a photo', grainy, {}, 'photo'],
    ['a line', line, {}, 'lines'],
    ['labels whose mark may part thousands', drawChart(series, labels, 3, PLAIN).raster, {}, 'mark'],
    ['a picture without a chart', empty, {}, 'refused'],
    ['a picture too small to be read', small, {}, 'refused'],
  ])('are asked for by name for %s', (_, picture, options, part) => {
    expect(read(picture, {}, options)).toBe(part);
  });

  it('are asked for by name for a compressed picture whose bars are not sure', async () => {
    const style = { ...PLAIN, kind: 'hollow' as const, spacing: 6, average: true };
    const worn = await compressedBeside(drawChart(series, labels, decimals, style).raster, 60);
    expect(read(worn, { lines, photo, refused })).toBe('closer');
  });

  it('[W-488] go on where the reading stopped once they are there', () => {
    const parts: Partial<Parts> = {};
    const reading = readStages(parts, line, blockRecogniser, { inFull: false });
    expect(reading.next().value).toBe('lines');
    parts.lines = lines;
    expect(reading.next().value).toMatchObject({ outcome: 'read', reading: { kind: { value: 'line' } } });
  });

  it('tell the same of a refused picture as a reader that has every part', () => {
    for (const picture of [empty, small]) {
      const [told, whole] = [read(picture, { refused }), readChart(picture, blockRecogniser)];
      if (typeof told === 'string' || told.outcome === 'read' || whole.outcome === 'read')
        throw new Error('not refused');
      const { stages: _, ...refusal } = told.refusal;
      expect(whole.refusal).toMatchObject(refusal);
      expect(refusal.reason).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('do not come with the first script, and nor do the sentences of refusals', () => {
    const here = import.meta.dirname;
    const modules = [...comesWith(join(here, 'in-browser.ts'))].map((m) => relative(here, m));
    expect(modules.length).toBeGreaterThan(100);
    expect(modules.filter((m) => /-part\.ts$|^(refused|full|closer)\//.test(m))).toEqual([]);
  });

  it('are enough for what asks for them', () => {
    expect(read(raster, { hints }, { hints: { kind: 'candles' } })).toMatchObject({ outcome: 'read' });
  });
});
