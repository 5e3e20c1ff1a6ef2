import { screen, waitFor, within } from '@testing-library/react';
import type { ListedAnalysis } from '../../api/generated/model';
import { AnalysisHistoryScreen } from './analysis-history-screen.tsx';
import { buildStats } from '../../entities/analysis/testing/build-stats.ts';
import { buildAnalysis, buildHistory, json } from './fixtures/analyses.ts';
import { listMeta, startFakeServer } from './testing/fake-server.ts';
import type { Answer, Asked } from './testing/fake-server.ts';
import { renderScreen } from './testing/render-screen.tsx';

const LIST = 'GET /chart/analyses';
const page = (analyses: ListedAnalysis[], total = analyses.length, hidden = 0): Answer => ({
  body: { analyses, meta: { ...listMeta(total), hidden } },
});
/** Filters as the server does. */
const filtering = ({ params }: Asked): Answer =>
  page(
    buildHistory().filter(
      (one) =>
        (!params['q'] || one.symbol.toLowerCase().includes(String(params['q']).toLowerCase())) &&
        (!params['status'] || one.status === params['status']) &&
        (!params['trend'] || one.analysis_json?.trend_direction === params['trend']),
    ),
  );
const countsOf = (analyses: number, failed: number) => ({
  'GET /chart/stats': { body: { ...buildStats(), analyses, failed } },
});
const open = (at = '/history') => renderScreen(<AnalysisHistoryScreen />, { at, path: '/history' });
const cards = () => screen.findAllByRole('article');

describe('the history', () => {
  it('[V-078] has five figures, counted by the server', async () => {
    startFakeServer({ [LIST]: filtering });
    open();
    const expected = {
      'Total Analyses': '5',
      'Bullish Signals': '1',
      'Bearish Signals': '1',
      Completed: '3',
    };
    await screen.findByText('60%');
    for (const [name, figure] of Object.entries(expected)) {
      const term = screen.getAllByText(name).find((one) => one.tagName === 'DT')!;
      expect(term.nextElementSibling).toHaveTextContent(figure);
    }
    expect(screen.getByText('Success Rate')).toBeVisible();
  });

  it('[V-079] is searched by symbol, and the address keeps the search', async () => {
    startFakeServer({ [LIST]: filtering });
    const { mouse, address } = open();
    expect(await cards()).toHaveLength(5);
    await mouse.type(screen.getByRole('searchbox', { name: 'Search by symbol' }), 'eur');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.getByRole('article')).toHaveTextContent('EURUSD');
    expect(address.current).toBe('/history?q=eur');
  });

  it('[V-080] is filtered by status', async () => {
    startFakeServer({ [LIST]: filtering });
    const { mouse, address } = open();
    await cards();
    const status = within(screen.getByRole('radiogroup', { name: 'Status' }));
    expect(status.getAllByRole('radio')).toHaveLength(4);
    for (const [name, count] of [
      ['Completed', 3],
      ['Analyzing', 1],
      ['Failed', 1],
      ['All', 5],
    ] as const) {
      await mouse.click(status.getByText(name));
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count));
    }
    expect(address.current).toBe('/history');
  });

  it('[V-081] is filtered by trend', async () => {
    startFakeServer({ [LIST]: filtering });
    const { mouse } = open();
    await cards();
    const trend = within(screen.getByRole('radiogroup', { name: 'Trend' }));
    expect(trend.getAllByRole('radio')).toHaveLength(5);
    for (const [name, count] of [
      ['Bullish', 1],
      ['Bearish', 1],
      ['Sideways', 1],
      ['All', 5],
    ] as const) {
      await mouse.click(trend.getByText(name));
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count));
    }
  });

  it('opens with the filters of its address', async () => {
    const server = startFakeServer({ [LIST]: filtering });
    open('/history?status=failed');
    expect(await cards()).toHaveLength(1);
    expect(screen.getByRole('radio', { name: 'Failed' })).toBeChecked();
    expect(server.of(LIST)[0]?.params).toEqual({ limit: 50, status: 'failed' });
  });

  it('[V-207] asks for 50 analyses', async () => {
    const server = startFakeServer({ [LIST]: filtering });
    open();
    await cards();
    expect(server.of(LIST)[0]?.params).toEqual({ limit: 50, refused: 'exclude' });
  });

  it('pages through more', async () => {
    const server = startFakeServer({ [LIST]: page(buildHistory(), 120) });
    const { mouse, address } = open();
    await cards();
    expect(screen.getByText('Page 1 of 3 — 120 total')).toBeVisible();
    await mouse.click(screen.getByRole('button', { name: 'Older' }));
    expect(address.current).toBe('/history?page=2');
    await waitFor(() =>
      expect(server.of(LIST)[1]?.params).toEqual({ limit: 50, offset: 50, refused: 'exclude' }),
    );
  });
});

describe('a card', () => {
  it('[V-082] shows picture, symbol, date, status, trend, confidence, four prices and the summary', async () => {
    startFakeServer({ [LIST]: page([buildAnalysis({ thumbnail_url: '/api/files/p.png' })]) });
    open();
    const [card] = await cards();
    const inside = within(card!);
    expect(card!.querySelector('img')).toHaveAttribute('src', '/api/files/p.png');
    expect(inside.getByRole('heading', { name: 'DOT/USDT' })).toBeVisible();
    expect(card!.querySelector('time')).toHaveAttribute('datetime', '2026-03-02T09:30:00.000Z');
    expect(inside.getByText('Completed')).toBeVisible();
    expect(inside.getByText('Bearish')).toBeVisible();
    expect(inside.getByText(`${Math.round(json.confidence_level * 100)}% confidence`)).toBeVisible();
    for (const name of ['Entry', 'Stop Loss', 'TP1', 'TP2']) {
      expect(inside.getByText(name).nextElementSibling).toHaveTextContent(/^\$\d+\.\d{2,}$/);
    }
    expect(inside.getByText(json.analysis_summary)).toBeVisible();
  });

  it('[V-083] opens the picture in a new tab', async () => {
    startFakeServer({ [LIST]: page([buildAnalysis({ image_url: '/api/files/p.png' })]) });
    open();
    const link = await screen.findByRole('link', { name: /^View Chart/ });
    expect(link).toHaveAttribute('href', '/api/files/p.png');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveTextContent('View Chart');
  });

  it('of a refused picture says why', async () => {
    startFakeServer({ [LIST]: page(buildHistory().filter(({ status }) => status === 'failed')) });
    open();
    const [card] = await cards();
    expect(card).toHaveTextContent('No column of price labels was found beside the chart.');
    expect(card).toHaveTextContent('Failed');
    expect(within(card!).getByRole('heading', { name: 'Analysis' })).toBeVisible();
  });
});

describe('an empty history', () => {
  it('[V-084] distinguishes none yet from none found', async () => {
    startFakeServer({ [LIST]: page([]), ...countsOf(0, 0) });
    const { unmount } = open();
    expect(await screen.findByText('No analyses yet')).toBeVisible();
    unmount();
    const found = open('/history?q=zzz');
    expect(await screen.findByText('No results found')).toBeVisible();
    await found.mouse.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(found.address.current).toBe('/history');
  });

  it('of somebody whose only chart was refused says so, and where to see why', async () => {
    startFakeServer({ [LIST]: page([]), ...countsOf(1, 1) });
    open();
    expect(await screen.findByText('No chart was read yet')).toBeVisible();
    expect(screen.getByText(/One chart was refused/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See why' })).toHaveAttribute('href', '/history?status=failed');
    expect(screen.queryByText('No analyses yet')).toBeNull();
  });

  it('that could not be loaded says so and tries again', async () => {
    const server = startFakeServer({ [LIST]: { status: 500, body: { error: 'The database is away.' } } });
    const { mouse } = open();
    expect(await screen.findByText('The database is away.')).toBeVisible();
    server.answers[LIST] = page(buildHistory());
    await mouse.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await cards()).toHaveLength(5);
  });
});

describe('what the plan does not show', () => {
  it('is counted and explained, with the way to see it', async () => {
    startFakeServer({ [LIST]: page(buildHistory(), 5, 12) });
    open();
    const note = (await screen.findByText(/12 older analyses are stored/)).closest('[role=status]');
    expect(note).toHaveTextContent('Your plan shows the last 30 days.');
    expect(note).toHaveTextContent('will show again after an upgrade');
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
  });

  it('is not mistaken for having none yet', async () => {
    startFakeServer({ [LIST]: page([], 0, 1) });
    open();
    expect(await screen.findByText(/1 older analysis is stored/)).toBeVisible();
    expect(screen.queryByText('No analyses yet')).toBeNull();
  });

  it('is not spoken of when all is shown', async () => {
    startFakeServer({ [LIST]: page(buildHistory()) });
    open();
    await cards();
    expect(screen.queryByText(/older/)).toBeNull();
  });
});
