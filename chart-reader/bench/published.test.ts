import { readFileSync } from 'node:fs';
import { buildFigures } from './figures.ts';
import type { Figures } from './figures.ts';
import { requireMeasured, requireSets } from './published.ts';
import { buildReport } from './report.ts';
import { measureTargets } from './targets.ts';

const published = JSON.parse(readFileSync(new URL('figures.json', import.meta.url), 'utf8')) as Figures;
const nothing = buildFigures([], '2026-01-02', null);

describe('a run that writes the figures that pages quote', () => {
  it('names every set that it does not find, and the way round', async () => {
    const without = (part: string) => (at: string) => Promise.resolve(!at.includes(part));
    await expect(requireSets('/charts', without('wild'))).rejects.toThrow(
      /^Not found: the real screenshots \(\/charts\/wild\)\. .*--out DIR/,
    );
    await expect(requireSets('/charts', without('/'))).rejects.toThrow(
      /rendered.*capture.*notchart.*Chromium/,
    );
    await expect(requireSets('/charts', () => Promise.resolve(true))).resolves.toBeUndefined();
  });

  it('names every figure that was not measured', () => {
    expect(() => requireMeasured(nothing)).toThrow(
      /^Not measured: precision\.value, .*real\.precision_percent/,
    );
    expect(() => requireMeasured({ ...published, real: nothing.real })).toThrow(/real\.bars\.found_percent/);
  });

  it('takes figures that are whole, as the published ones are', () => {
    expect(() => requireMeasured(published)).not.toThrow();
    expect(() =>
      requireMeasured({ ...published, indicators: { ...published.indicators, value: null } }),
    ).not.toThrow();
  });
});

it('a report says of what nobody measured that it was not', () => {
  const report = buildReport([], nothing, measureTargets([], null));
  expect(report).toContain('Real screenshots: not measured');
  expect(report).not.toMatch(/null|NaN|-%/);
});
