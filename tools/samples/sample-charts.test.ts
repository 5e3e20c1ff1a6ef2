import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanPicture } from '../../api/adapters/images/clean-picture.ts';
import { readingToSeries } from '../../api/application/analysis/reading-to-series.ts';
import { analyseSeries } from '../../api/domain/analysis/analyse-series.ts';
import { SAMPLE_CHARTS } from '../../api/domain/analysis/sample-charts.ts';
import { decodePicture } from '../../chart-reader/decode.ts';
import { createTextRecogniser, readChart } from '../../chart-reader/index.ts';
import { toReadout } from '../../chart-reader/readout.ts';

const folder = join(import.meta.dirname, '../../web/src/entities/analysis/samples');

describe.each([
  ['rising', 'bullish', 'long'],
  ['falling', 'bearish', 'short'],
  ['sideways', 'sideways', 'none'],
] as const)('the sample chart %s', (name, trend, plan) => {
  const file = readFileSync(join(folder, `${name}.webp`));

  it('[W-303] is known by the hash that its upload has', () => {
    const clean = cleanPicture(file);
    if (!clean.ok) throw new Error(clean.fault);
    expect(createHash('sha256').update(clean.file.bytes).digest('hex')).toBe(SAMPLE_CHARTS[name]);
  });

  it(`[W-303] is read as ${trend}, with the plan ${plan}`, async () => {
    const outcome = await readChart(await decodePicture(file), createTextRecogniser());
    if (outcome.outcome === 'refused') throw new Error(outcome.refusal.reason);
    const readout = toReadout(outcome.reading);
    const analysis = analyseSeries(readingToSeries(readout, null));
    expect([analysis.trend.direction, analysis.plan.direction]).toEqual([trend, plan]);
    expect(readout.symbol?.text).toBe('SIMUSD');
    expect(readout.timeframe).not.toBeNull();
  });
});
