/** Every step of an analysis without a network, and with a server that fails. */
import { fireEvent, screen } from '@testing-library/react';
import { NO_ANSWER } from '../../api/errors.ts';
import { AnalysisDetailScreen } from './analysis-detail-screen.tsx';
import { AnalysisHistoryScreen } from './analysis-history-screen.tsx';
import { ChartAnalysisScreen } from './chart-analysis-screen.tsx';
import { buildAnalysis } from './fixtures/analyses.ts';
import { LOST, listMeta, startFakeServer } from './testing/fake-server.ts';
import type { Answer } from './testing/fake-server.ts';
import { renderScreen } from './testing/render-screen.tsx';

const AWAY: Answer = { status: 500, body: { error: 'The database is away.' } };
const chart = new File(['pixels'], 'chart.png', { type: 'image/png' });
const LIST = 'GET /chart/analyses';
const list: Answer = { body: { analyses: [buildAnalysis()], meta: listMeta(1) } };

async function analyze(answers: Record<string, Answer>) {
  const server = startFakeServer(answers);
  const others = { '/history/:id': <AnalysisDetailScreen /> };
  const view = renderScreen(<ChartAnalysisScreen />, { others });
  fireEvent.drop(screen.getByTestId('drop-area'), { dataTransfer: { files: [chart] } });
  await view.mouse.click(await screen.findByRole('button', { name: 'Analyze Chart' }));
  return { server, ...view };
}

describe.each([
  ['without a network', LOST, NO_ANSWER],
  ['with a failing server', AWAY, 'The database is away.'],
])('%s', (_name, answer, message) => {
  it('[V-225] the upload says its own text, and the picture stays in the preview', async () => {
    const { server } = await analyze({ 'POST /files': answer });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to upload file. Please try again.');
    expect(await screen.findByText('Ready to Analyze')).toBeVisible();
    expect(server.of('POST /chart/analyze')).toHaveLength(0);
  });

  it('[V-226] [V-152] the analysis says its own text and the reason, and may be tried again', async () => {
    const { server, mouse } = await analyze({ 'POST /chart/analyze': answer });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Failed to analyze chart. Please try again. Error: ${message}`,
    );
    server.answers['POST /chart/analyze'] = { body: { analysis: buildAnalysis() } };
    await mouse.click(await screen.findByRole('button', { name: 'Analyze Chart' }));
    expect(await screen.findByText('Analysis Complete')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[D-120] the previous analyses say so beside the upload', async () => {
    startFakeServer({ [LIST]: answer });
    renderScreen(<ChartAnalysisScreen />);
    expect(await screen.findByText('Your previous analyses could not be loaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Browse Files' })).toBeEnabled();
  });

  it('[D-120] the history says so and is loaded again', async () => {
    const server = startFakeServer({ [LIST]: answer });
    const { mouse } = renderScreen(<AnalysisHistoryScreen />, { at: '/history', path: '/history' });
    expect(await screen.findByText('Your analyses could not be loaded')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    server.answers[LIST] = list;
    await mouse.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findAllByRole('article')).toHaveLength(1);
  });

  it('[V-224] an analysis says its own text and the reason, and is loaded again', async () => {
    const GET = 'GET /chart/analyses/a1';
    const server = startFakeServer({ [GET]: answer });
    const { mouse } = renderScreen(<AnalysisDetailScreen />, { at: '/history/a1', path: '/history/:id' });
    expect(await screen.findByText('Failed to load analysis result.')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    server.answers[GET] = { body: { analysis: buildAnalysis() } };
    await mouse.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table', { name: 'Trade plan' })).toBeVisible();
  });

  it('the indicators say so below the chart, and are asked for again', async () => {
    const CURVES = 'GET /chart/analyses/a1/indicators';
    const server = startFakeServer({
      'GET /chart/analyses/a1': { body: { analysis: buildAnalysis({ id: 'a1' }) } },
      'GET /chart/analyses/a1/follow-ups': { body: { follow_ups: [] } },
      [CURVES]: answer,
    });
    const { mouse } = renderScreen(<AnalysisDetailScreen />, { at: '/history/a1', path: '/history/:id' });
    await mouse.click(await screen.findByText(/to choose from/));
    expect(server.of(CURVES)).toHaveLength(0);
    await mouse.click(screen.getByRole('button', { name: 'SMA (20)', pressed: false }));
    expect(await screen.findByText('The indicators could not be computed')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    server.answers[CURVES] = { body: { analysis_id: 'a1', indicators: [] } };
    await mouse.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1 shown')).toBeVisible();
    expect(screen.queryByText('The indicators could not be computed')).toBeNull();
  });
});
