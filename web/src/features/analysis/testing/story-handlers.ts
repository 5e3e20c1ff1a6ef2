/** Answers of the server for stories; the picture is served by the story's own build. */
import { HttpResponse, delay, http } from 'msw';
import type { AnalysisRecord, IndicatorCurve } from '../../../api/generated/model';
import { buildStats } from '../../../entities/analysis/testing/build-stats.ts';
import { buildAnalysis, reading } from '../fixtures/analyses.ts';

export const withHistory = (analyses: AnalysisRecord[], total = analyses.length, hidden = 0) =>
  http.get('/api/chart/analyses', () =>
    HttpResponse.json({
      analyses,
      meta: { total, limit: 50, offset: 0, history_window: '30_days', hidden },
    }),
  );
const withCounts = (part: Parameters<typeof buildStats>[0]) =>
  http.get('/api/chart/stats', () => HttpResponse.json(buildStats(part)));
export const withStats = withCounts({});
export const withNoStats = withCounts({ analyses: 0, completed: 0, failed: 0, success_rate_pct: 0 });
export const withUpload = http.post('/api/files', () =>
  HttpResponse.json({ file_url: '/api/files/original' }, { status: 201 }),
);
export const neverAnalyzed = http.post('/api/chart/analyze', () => delay('infinite'));
export const neverListed = http.get('/api/chart/analyses', () => delay('infinite'));
export const listBroken = http.get('/api/chart/analyses', () =>
  HttpResponse.json({ error: 'The database does not answer. Try again in a minute.' }, { status: 503 }),
);
export const withRefusal = (record: AnalysisRecord) =>
  http.post('/api/chart/analyze', () =>
    HttpResponse.json(
      { status: 422, error: 'This picture could not be read.', refusal: record.refusal },
      { status: 422 },
    ),
  );

/** Two indicators over the bars of the sample: an average over the prices, and an index below them. */
export const curves = http.get('/api/chart/analyses/:id/indicators', () =>
  HttpResponse.json({ analysis_id: buildAnalysis().id, indicators: [average, index] }),
);

const closes = reading.bars.map(({ close }) => close);
const average: IndicatorCurve = {
  id: 'sma_20',
  label: 'SMA (20)',
  family: 'trend',
  unit: 'price',
  lines: [{ name: 'value', values: closes.map((_, bar) => meanOf(closes.slice(bar - 19, bar + 1), 20)) }],
};
const index: IndicatorCurve = {
  id: 'rsi_14',
  label: 'RSI (14)',
  family: 'momentum',
  unit: 'index',
  lines: [{ name: 'value', values: closes.map((_, bar) => (bar < 14 ? null : 50 + 30 * Math.sin(bar / 9))) }],
};

function meanOf(values: readonly number[], count: number): number | null {
  if (values.length < count) return null;
  return values.reduce((sum, value) => sum + value, 0) / count;
}
