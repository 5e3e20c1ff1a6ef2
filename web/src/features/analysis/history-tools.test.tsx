/** What people do with their stored analyses: table, tags, deleting with Undo, comparing, watching. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { toast } from '../../ui/toast/toasts.ts';
import { AnalysisDetailScreen } from './analysis-detail-screen.tsx';
import { AnalysisHistoryScreen } from './analysis-history-screen.tsx';
import { CompareScreen } from './compare-screen.tsx';
import { buildAnalysis, buildHistory, noTrade } from './fixtures/analyses.ts';
import { listMeta, startFakeServer } from './testing/fake-server.ts';
import { renderScreen } from './testing/render-screen.tsx';
import { WatchlistScreen } from './watchlist-screen.tsx';

const LIST = 'GET /chart/analyses';
const DELETE = 'POST /chart/deletions';
const three = ['a1', 'a2', 'a3'].map((id, at) =>
  buildAnalysis({
    id,
    symbol: `S${at + 1}`,
    outcome: at === 0 ? 'target' : null,
    tags: at === 0 ? ['weekly'] : [],
  }),
);
const list = { body: { analyses: three, meta: listMeta(3) } };
const open = (at = '/history') => renderScreen(<AnalysisHistoryScreen />, { at, path: '/history' });

describe('the history', () => {
  it('[W-007] is a table of symbol, frame, trend, R:R and outcome, which the address keeps', async () => {
    startFakeServer({ [LIST]: list });
    const { mouse, address } = open();
    await mouse.click(await screen.findByText('Table'));
    expect(address.current).toBe('/history?view=table');
    const table = within(await screen.findByRole('table', { name: 'Your analyses' }));
    for (const name of ['Symbol', 'Frame', 'Trend', 'R:R', 'Outcome'])
      expect(table.getAllByText(name).length).toBeGreaterThan(0);
    const row = table.getByRole('row', { name: /S1/ });
    expect(row).toHaveTextContent('Bearish');
    expect(row).toHaveTextContent('1:1.50');
    expect(row).toHaveTextContent('Target first');
    expect(within(row).getByRole('link', { name: '#weekly' })).toHaveAttribute('href', '/history?tag=weekly');
  });

  it('[W-009] leaves pictures that were not read to a part of their own', async () => {
    const server = startFakeServer({ [LIST]: { body: { analyses: buildHistory(), meta: listMeta(5) } } });
    open();
    await screen.findAllByRole('article');
    expect(server.of(LIST)[0]?.params).toMatchObject({ refused: 'exclude' });
    const parts = within(screen.getByRole('navigation', { name: 'Analysis History' }));
    expect(parts.getByRole('link', { name: 'Refused charts' })).toHaveAttribute(
      'href',
      '/history?status=failed',
    );
  });

  it('[W-011] deletes several at once, and has them back by Undo', async () => {
    const server = startFakeServer({ [LIST]: list, [DELETE]: { body: { ids: ['a1', 'a2'] } } });
    const { mouse } = open('/history?view=table');
    for (const name of [/Select S1/, /Select S2/]) await mouse.click(await screen.findByLabelText(name));
    const bar = within(screen.getByRole('region', { name: 'Selected analyses' }));
    expect(bar.getByText('2 selected')).toBeVisible();
    expect(bar.getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      '/history/compare?one=a1&other=a2',
    );
    await mouse.click(bar.getByRole('button', { name: 'Delete' }));
    expect(screen.queryByLabelText(/Select S1/)).toBeNull();
    await mouse.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByLabelText(/Select S1/)).toBeVisible();
    expect(server.of(DELETE)).toHaveLength(0);
    await mouse.click(screen.getByLabelText(/Select S3/));
    await mouse.click(screen.getByRole('button', { name: 'Delete' }));
    act(() => toast.list().forEach(({ id }) => toast.dismiss(id)));
    await waitFor(() => expect(server.of(DELETE)).toHaveLength(1));
    expect(JSON.parse(String(server.of(DELETE)[0]?.body))).toEqual({ ids: ['a3'] });
  });
});

describe('one analysis', () => {
  it('[W-010] keeps tags and a note', async () => {
    const analysis = buildAnalysis({ id: 'a1' });
    const saved = { ...analysis, tags: ['weekly', 'gap'], note: 'Taken.' };
    const server = startFakeServer({
      'GET /chart/analyses/a1': { body: { analysis } },
      'PATCH /chart/analyses/a1': { body: { analysis: saved } },
    });
    const { mouse } = renderScreen(<AnalysisDetailScreen />, { at: '/history/a1', path: '/history/:id' });
    await mouse.type(await screen.findByLabelText('Tags'), '#weekly, gap,');
    await mouse.type(screen.getByLabelText('Note'), 'Taken.');
    await mouse.click(screen.getByRole('button', { name: 'Save notes' }));
    await waitFor(() => expect(server.of('PATCH /chart/analyses/a1')).toHaveLength(1));
    expect(JSON.parse(String(server.of('PATCH /chart/analyses/a1')[0]?.body))).toEqual({
      tags: ['weekly', 'gap'],
      note: 'Taken.',
    });
    await mouse.type(screen.getByLabelText('Tags'), 'x'.repeat(25));
    await mouse.click(screen.getByRole('button', { name: 'Save notes' }));
    expect(screen.getByText(/is too long: a tag has at most 24 letters/)).toBeVisible();
    expect(server.of('PATCH /chart/analyses/a1')).toHaveLength(1);
  });
});

it('[W-014] two analyses are compared figure by figure', async () => {
  startFakeServer({
    'GET /chart/analyses/a1': { body: { analysis: buildAnalysis({ id: 'a1' }) } },
    'GET /chart/analyses/a2': { body: { analysis: buildAnalysis({ id: 'a2', analysis_json: noTrade }) } },
  });
  renderScreen(<CompareScreen />, { at: '/history/compare?one=a1&other=a2' });
  const table = within(await screen.findByRole('table', { name: 'Two analyses, figure by figure' }));
  const cells = (name: string) =>
    within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells('Trend')).toEqual(['Bearish', 'Sideways']);
  expect(cells('Entry')).toEqual(['$13.555 ±\u00a00.008', '–']);
  expect(cells('Bars measured')).toEqual(['76', '76']);
});

it('[W-014] the address of the comparison says how two analyses are chosen when it names none', () => {
  const server = startFakeServer({});
  renderScreen(<CompareScreen />, { at: '/history/compare?one=a1' });
  expect(screen.getByText('Choose two analyses')).toBeVisible();
  expect(server.of('GET /chart/analyses/a1')).toEqual([]);
});

it('[W-013] the watch list shows the latest reading of each symbol, and takes and drops symbols', async () => {
  const added_at = '2026-03-01T08:00:00.000Z';
  const dot = { symbol: 'DOT/USDT', added_at, analyses: 4, latest: buildAnalysis() };
  const eur = { symbol: 'EURUSD', added_at, analyses: 0, latest: null };
  const server = startFakeServer({
    'GET /chart/watchlist': { body: { symbols: [dot] } },
    'PUT /chart/watchlist/EURUSD': { body: { symbols: [dot, eur] } },
    'DELETE /chart/watchlist/DOT/USDT': { body: { symbols: [eur] } },
    'DELETE /chart/watchlist/DOT%2FUSDT': { body: { symbols: [eur] } },
  });
  const { mouse } = renderScreen(<WatchlistScreen />, { at: '/history/watchlist' });
  const table = within(await screen.findByRole('table', { name: 'Watched symbols' }));
  expect(await table.findByRole('row', { name: /DOT\/USDT/ })).toHaveTextContent('Short, R:R 1:1.50');
  await mouse.click(screen.getByRole('button', { name: 'Watch' }));
  expect(screen.getByText('Type a symbol, such as BTCUSDT.')).toBeVisible();
  await mouse.type(screen.getByLabelText('Symbol'), 'EURUSD');
  await mouse.click(screen.getByRole('button', { name: 'Watch' }));
  expect(await table.findByRole('row', { name: /EURUSD/ })).toHaveTextContent('No chart read yet');
  await mouse.click(screen.getByRole('button', { name: 'Remove DOT/USDT from the watch list' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /DOT/ })).toBeNull());
  expect(server.asked.some(({ what }) => what.startsWith('DELETE /chart/watchlist/DOT'))).toBe(true);
});
