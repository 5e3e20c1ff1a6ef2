import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AnalysisDetailScreen } from './analysis-detail-screen.tsx';
import { buildAnalysis, buildHalfRead, buildRefused } from './fixtures/analyses.ts';
import { startFakeServer } from './testing/fake-server.ts';
import { renderScreen } from './testing/render-screen.tsx';

const GET = 'GET /chart/analyses/a1';
const open = () => renderScreen(<AnalysisDetailScreen />, { at: '/history/a1', path: '/history/:id' });

describe('one stored analysis', () => {
  it('is shown as when it was made', async () => {
    startFakeServer({ [GET]: { body: { analysis: buildAnalysis() } } });
    open();
    expect(await screen.findByRole('table', { name: 'Trade plan' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'DOT/USDT' })).toBeVisible();
  });

  it('that was refused says why and that it was free', async () => {
    startFakeServer({ [GET]: { body: { analysis: buildRefused() } } });
    open();
    const note = (await screen.findByText('This picture was not read')).closest('[role=status]');
    expect(note).toHaveTextContent('Take the screenshot again with the whole price axis in it.');
    expect(note).toHaveTextContent('Nothing was charged for this chart.');
  });

  it('that was refused shows what could be read all the same, and no plan', async () => {
    startFakeServer({ [GET]: { body: { analysis: buildHalfRead() } } });
    open();
    const found = await screen.findByRole('region', { name: 'What could be read' });
    expect(found).toHaveTextContent('SymbolEURUSD98% sure');
    expect(found).toHaveTextContent('Price axis1.0500 to 1.1000, 6 labels96% sure');
    expect(found).toHaveTextContent('Last price1.0812 ± 0.000290% sure');
    expect(screen.queryByRole('table', { name: 'Trade plan' })).toBeNull();
  });

  it('that cannot be loaded says so and tries again', async () => {
    const server = startFakeServer({ [GET]: { status: 404, body: { error: 'There is no such analysis.' } } });
    const { mouse } = open();
    expect(await screen.findByText('Failed to load analysis result.')).toBeVisible();
    expect(screen.getByText('There is no such analysis.')).toBeVisible();
    server.answers[GET] = { body: { analysis: buildAnalysis() } };
    await mouse.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table', { name: 'Trade plan' })).toBeVisible();
  });

  it('that is older than the plan shows says so, and leads to the plans', async () => {
    const body = { error: 'It is stored.', code: 'analysis.outside_window' };
    startFakeServer({ [GET]: { status: 403, body } });
    open();
    expect(await screen.findByText('Older than your history')).toBeVisible();
    expect(screen.getByText('It is stored.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('is explained by the assistant and printed', async () => {
    startFakeServer({ [GET]: { body: { analysis: buildAnalysis({ id: 'a1' }) } } });
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { mouse, address } = open();
    await mouse.click(await screen.findByRole('button', { name: 'More' }));
    await mouse.click(await screen.findByRole('menuitem', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByText(/gives no financial or investment advice/)).toBeInTheDocument();
    await mouse.click(screen.getByRole('button', { name: 'More' }));
    await mouse.click(await screen.findByRole('menuitem', { name: 'Explain this analysis' }));
    expect(address.current).toBe('/ai-tutor?analysis=a1');
  });

  it('[W-389] is a PDF report by its menu, and a failure says so', async () => {
    const server = startFakeServer({
      [GET]: { body: { analysis: buildAnalysis({ id: 'a1' }) } },
      'GET /chart/analyses/a1/report.pdf': { status: 503, body: { error: 'Too many reports.' } },
    });
    const { mouse } = open();
    await mouse.click(await screen.findByRole('button', { name: 'More' }));
    await mouse.click(await screen.findByRole('menuitem', { name: 'PDF report' }));
    expect(await screen.findByText('The download failed')).toBeVisible();
    expect(server.of('GET /chart/analyses/a1/report.pdf')).toHaveLength(1);
  });

  it('that was refused has nothing to explain', async () => {
    startFakeServer({ [GET]: { body: { analysis: buildRefused() } } });
    const { mouse } = open();
    await screen.findByText('This picture was not read');
    await mouse.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible();
    for (const name of ['Explain this analysis', 'PDF report'])
      expect(screen.queryByRole('menuitem', { name })).toBeNull();
  });

  it('is deleted after a question', async () => {
    const server = startFakeServer({
      [GET]: { body: { analysis: buildAnalysis({ id: 'a1' }) } },
      'DELETE /chart/analyses/a1': { status: 204 },
    });
    const { mouse, address } = open();
    await mouse.click(await screen.findByRole('button', { name: 'More' }));
    await mouse.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this analysis?' }));
    expect(server.of('DELETE /chart/analyses/a1')).toHaveLength(0);
    await mouse.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address.current).toBe('/history'));
    expect(server.of('DELETE /chart/analyses/a1')).toHaveLength(1);
  });
});
