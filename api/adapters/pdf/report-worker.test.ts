import sharp from 'sharp';
import { buildAnalysisJson } from '../../testing/build-analysis-json.ts';
import type { Report } from '../../ports/analysis/report-printer.ts';
import { reportText } from './report-text.ts';
import print from './report-worker.ts';

const level = (price: number, projected = false) => ({ price, sigma: 0.25, projected });
const report: Report = {
  symbol: 'BTCUSDT',
  madeAt: new Date('2026-03-02T09:30:00Z'),
  analysis: buildAnalysisJson({
    risk_reward_ratio: 1.5,
    plan: {
      ...buildAnalysisJson().plan,
      direction: 'long',
      entry: level(1341),
      stop: level(1300),
      take_profit_1: level(1402.5),
      take_profit_2: level(1443, true),
    },
  }),
  decimals: 2,
  tags: ['weekly'],
  note: 'Taken at the open.',
  picture: null,
};

const printed = (wanted: Report) => print(wanted, () => undefined);

describe('a report', () => {
  it('[W-017] says the plan with its errors, the figures, tags and note', () => {
    const text = reportText(report);
    expect(text.title).toBe('BTCUSDT, Long');
    expect(text.plan).toEqual([
      ['Entry', '1,341.00', '± 0.25'],
      ['Stop loss', '1,300.00', '± 0.25'],
      ['Take profit 1', '1,402.50', '± 0.25'],
      ['Take profit 2 (projected)', '1,443.00', '± 0.25'],
    ]);
    expect(text.facts).toContain('Analyzed 2026-03-02 09:30 UTC');
    expect(text.facts).toContain('Risk/reward: 1:1.50');
    expect(text.paragraphs.map(({ heading }) => heading)).toEqual([
      'Summary',
      'Strategy',
      'Your note',
      'Tags',
    ]);
  });

  it('[W-017] says an error that the decimals of the price would hide with one figure', () => {
    const { plan } = report.analysis;
    const analysis = { ...report.analysis, plan: { ...plan, entry: { ...level(1341), sigma: 0.0031 } } };
    expect(reportText({ ...report, analysis }).plan[0]).toEqual(['Entry', '1,341.00', '± 0.003']);
  });

  it('[W-017] of an ordinary analysis is one page', async () => {
    const words = 'A reading of usual length. '.repeat(26);
    const analysis = { ...report.analysis, analysis_summary: words, trading_strategy: words };
    const picture = await sharp({ create: { width: 1280, height: 600, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    const file = Buffer.from(await printed({ ...report, analysis, note: '', tags: [], picture })).toString(
      'latin1',
    );
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it('[W-017] is a PDF file, the same bytes for the same analysis', async () => {
    const one = Buffer.from(await printed(report));
    expect(one.subarray(0, 5).toString()).toBe('%PDF-');
    expect(Buffer.from(await printed(report)).equals(one)).toBe(true);
    expect(Buffer.from(await printed({ ...report, note: 'Other.' })).equals(one)).toBe(false);
  });
});
