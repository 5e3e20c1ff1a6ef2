/** Sample charts: read with one press, from the upload view or by their address. */
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { AnalysisDetailScreen } from './analysis-detail-screen.tsx';
import { ChartAnalysisScreen } from './chart-analysis-screen.tsx';
import { buildAnalysis } from './fixtures/analyses.ts';
import { listMeta, startFakeServer } from './testing/fake-server.ts';
import { renderScreen } from './testing/render-screen.tsx';

const ANALYZE = 'POST /chart/analyze';
const done = { body: { analysis: buildAnalysis({ id: 'new', symbol: 'SIMUSD' }) } };

/** The files of the web answer beside the server. */
function start(found = true, analyses = [] as object[]) {
  const server = startFakeServer({
    [ANALYZE]: done,
    'GET /chart/analyses': { body: { analyses, meta: listMeta(analyses.length) } },
    'GET /chart/analyses/new': done,
  });
  const api = globalThis.fetch;
  globalThis.fetch = jest.fn<typeof fetch>((url, init) => {
    if (String(url).startsWith('/api')) return api(url, init);
    const file = { ok: found, status: found ? 200 : 404, blob: async () => new Blob(['sample']) };
    return Promise.resolve(file as Response);
  });
  return server;
}

const show = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<ChartAnalysisScreen />, {
    at: '/chart-analysis',
    path: '/chart-analysis',
    others: { '/history/:id': <AnalysisDetailScreen /> },
    ...options,
  });
const sample = () => screen.findByRole('button', { name: /^Read the sample: A rising market/ });

describe('sample charts', () => {
  it('[W-303] are offered before the first analysis, and one press reads one', async () => {
    const server = start();
    const { mouse, address } = show();
    await mouse.click(await sample());
    await waitFor(() => expect(address.current).toBe('/history/new'));
    expect(server.of('POST /files')).toHaveLength(1);
    expect(server.of(ANALYZE)[0]?.body).not.toHaveProperty('hints');
  });

  it('[W-303] are read at once by their address, which goes', async () => {
    start();
    const { address } = show({ at: '/chart-analysis?sample=falling' });
    await waitFor(() => expect(address.current).toBe('/history/new'));
  });

  it('[W-303] are not in the way of those who have analyses', async () => {
    start(
      true,
      ['1', '2', '3', '4'].map((id) => buildAnalysis({ id })),
    );
    show();
    expect(await screen.findByText('Previous Analyses')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Sample charts' })).toBeNull();
  });

  it('[W-303] are still offered when one of them was read', async () => {
    start(true, [buildAnalysis()]);
    show();
    expect(await screen.findByText('Previous Analyses')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Sample charts' })).toBeVisible();
  });

  it('[W-303] say when they cannot be loaded', async () => {
    start(false);
    const { mouse } = show();
    await mouse.click(await sample());
    expect(await screen.findByText(/The sample chart could not be loaded/)).toBeVisible();
  });

  it('[W-303] are given up where another picture is chosen before they have come', async () => {
    const server = start();
    const files = globalThis.fetch;
    let arrive = () => {};
    const way = new Promise<void>((resolve) => (arrive = resolve));
    globalThis.fetch = (url, init) =>
      String(url).startsWith('/api') ? files(url, init) : way.then(() => files(url, init));
    const { mouse } = show();
    await mouse.click(await sample());
    await mouse.upload(
      screen.getByLabelText('Chart picture'),
      new File(['own'], 'own.png', { type: 'image/png' }),
    );
    await act(async () => {
      arrive();
      await way;
    });
    expect(await screen.findByRole('img', { name: 'Preview of own.png' })).toBeVisible();
    expect(server.of(ANALYZE)).toEqual([]);
  });

  it('[W-303] wait for a login of visitors', async () => {
    const server = start();
    const { mouse } = show({ user: null });
    await mouse.click(await sample());
    expect(await screen.findByText('Ready to Analyze')).toBeVisible();
    expect(server.of(ANALYZE)).toEqual([]);
  });
});
