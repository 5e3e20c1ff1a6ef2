import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import figures from '../../../chart-reader/bench/figures.json' with { type: 'json' };
import { leastPercent } from '../../../api/domain/shared-with-web/least-share.ts';
import {
  indicatorsText,
  medianTimeText,
  precisionText,
  realPrecisionText,
  refusedOthersText,
} from './figures.ts';
import { counters, reviews, sampleContent } from './site-content.ts';

const web = join(import.meta.dirname, '..');

/** Every source of the web but tests, stories and the two content files themselves. */
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      !/\.(?:test|stories)\.|\/testing\/|api\/generated|content\/(?:site-|figures)/.test(path),
  )
  .map((path) => ({ path, text: readFileSync(join(web, path), 'utf8') }));

const thatSay = (pattern: RegExp): string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

it('[D-017] counters and reviews live in one file that says it is a sample', () => {
  expect(counters.map(({ target }) => target)).toEqual([50_000, 15_000, 98, 24]);
  expect(reviews).toHaveLength(20);
  const file = readFileSync(join(web, 'content/site-content.ts'), 'utf8');
  expect(file).toContain('SAMPLE CONTENT. Replace before going live.');
  expect(thatSay(/50[_,]000/)).toEqual([]);
  for (const { name } of reviews) expect(thatSay(new RegExp(name))).toEqual([]);
});

it('[D-016] claims about the reader are what the benchmark wrote, and nowhere a literal', () => {
  const { precision, real, not_charts } = figures;
  expect(precisionText).toBe(`≥ ${leastPercent({ right: precision.right, of: precision.readings })}%`);
  expect(realPrecisionText).toBe(`≥ ${leastPercent({ right: real.right, of: real.readings })}%`);
  expect(refusedOthersText).toBe(
    `≥ ${leastPercent({ right: not_charts.refused, of: not_charts.pictures })}%`,
  );
  expect(medianTimeText).toBe(`${(figures.median_time_ms.value / 1000).toFixed(2)} s`);
  expect(indicatorsText).toBe(String(figures.indicators.value));
  const claims = [precisionText, realPrecisionText, refusedOthersText].map((text) =>
    text.replace('≥ ', '\\b').replace('.', '\\.'),
  );
  // A whole hundred is also how widths are written; as a claim it stands before words.
  const certain = '\\b100\\s?% (?:of|right|precise|accurate|correct)';
  const literal = new RegExp(`98\\.5|under 2 s\\b|50\\+ indicators|${[certain, ...claims].join('|')}`);
  expect(sources.length).toBeGreaterThan(100);
  expect(thatSay(literal)).toEqual([]);
  // Whoever names the precision on drawn screenshots names the one on real ones too.
  const quoting = thatSay(/\bprecisionText\b/);
  expect(quoting.length).toBeGreaterThan(0);
  expect(thatSay(/\brealPrecisionText\b/)).toEqual(expect.arrayContaining(quoting));
});

it('[W-494] no share is stated as certain for being so in all that was tried', () => {
  for (const text of [precisionText, realPrecisionText, refusedOthersText]) {
    expect(text).toMatch(/^≥ \d{2}(?:\.\d)?%$/);
    expect(text).not.toContain('100');
  }
  const quoting = thatSay(/\b(?:precisionText|realPrecisionText|refusedOthersText)\b/);
  expect(thatSay(/\bconfidenceText\b/)).toEqual(quoting);
});

it('[W-226] one switch of the same file hides counters and reviews', () => {
  expect(sampleContent).toBe('shown');
  expect(thatSay(/sampleContent === 'shown'/)).toHaveLength(2);
});
