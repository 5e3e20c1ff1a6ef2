import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AnalysisDetailScreen } from './analysis-detail-screen.tsx';
import { ChartAnalysisScreen } from './chart-analysis-screen.tsx';
import { buildStats } from '../../entities/analysis/testing/build-stats.ts';
import { buildUser } from '../../entities/session/testing/build-user.ts';
import { buildAnalysis, buildHistory, buildRefused } from './fixtures/analyses.ts';
import { listMeta, startFakeServer } from './testing/fake-server.ts';
import type { Answer } from './testing/fake-server.ts';
import { renderScreen } from './testing/render-screen.tsx';

const chart = new File(['pixels'], 'chart.png', { type: 'image/png' });
const ANALYZE = 'POST /chart/analyze';
const done: Answer = { body: { analysis: buildAnalysis({ id: 'new', symbol: 'BTCUSDT' }) } };
const list = (analyses = buildHistory()): Answer => ({
  body: { analyses, meta: listMeta(analyses.length) },
});

/** An answer that the test releases. */
function later(answer: Answer) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  return { answer: () => gate.then(() => answer), release: () => release() };
}

const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByTestId('drop-area'), { dataTransfer: { files } });
const analyzeButton = () => screen.findByRole('button', { name: 'Analyze Chart' });

/** The screen, and the address at which it shows a result. */
const renderAnalysis = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<ChartAnalysisScreen />, {
    at: '/chart-analysis',
    others: { '/history/:id': <AnalysisDetailScreen /> },
    ...options,
  });

/** Renders, drops a chart and presses Analyze. */
async function analyzeOne(options: Parameters<typeof renderScreen>[1] = {}) {
  const rendered = renderAnalysis(options);
  drop(chart);
  await rendered.mouse.click(await analyzeButton());
  return rendered;
}

describe('the upload view', () => {
  it('[V-060] is a drop area with its texts; a dropped or browsed file leads on', async () => {
    startFakeServer();
    const { mouse } = renderAnalysis();
    expect(screen.getByText('Drag & Drop Chart')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Browse Files' })).toBeVisible();
    expect(screen.getByText('Supports PNG, JPG, JPEG formats')).toBeVisible();
    await mouse.upload(screen.getByLabelText('Chart picture'), chart);
    expect(await screen.findByText('Ready to Analyze')).toBeVisible();
    await mouse.click(screen.getByRole('button', { name: 'Reset' }));
    drop(chart);
    expect(await screen.findByText('Ready to Analyze')).toBeVisible();
  });

  it('makes a list of several dropped pictures', async () => {
    startFakeServer();
    renderScreen(<ChartAnalysisScreen />);
    drop(chart, new File(['other'], 'other.png', { type: 'image/png' }));
    expect(await screen.findByText('chart.png')).toBeVisible();
    expect(screen.getByText('other.png')).toBeVisible();
  });

  it('takes a pasted picture', async () => {
    startFakeServer();
    renderAnalysis();
    fireEvent.paste(document.body, { clipboardData: { files: [chart] } });
    expect(await screen.findByText('Ready to Analyze')).toBeVisible();
  });

  it('says that a file is no picture', () => {
    startFakeServer();
    renderAnalysis();
    drop(new File(['text'], 'notes.txt', { type: 'text/plain' }));
    expect(screen.getByRole('alert')).toHaveTextContent('That file is not a picture.');
    drop(chart);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the preview', () => {
  it('[V-062] shows the picture, Analyze Chart and Reset', async () => {
    startFakeServer();
    renderAnalysis();
    drop(chart);
    expect(await screen.findByText('Ready to Analyze')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Preview of chart.png' })).toBeVisible();
    expect(await analyzeButton()).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Reset' })).toBeEnabled();
  });

  it('[V-063] has the optional symbol field with examples in it', async () => {
    startFakeServer();
    renderAnalysis();
    drop(chart);
    const field = await screen.findByLabelText(/Data Symbol \(Optional\)/);
    expect(field).toHaveAttribute('placeholder', expect.stringMatching(/e\.g\. \w+/));
    expect(field).not.toBeRequired();
  });

  it('[V-064] asks a visitor to log in and disables Analyze', async () => {
    startFakeServer();
    renderAnalysis({ user: null });
    drop(chart);
    expect(await screen.findByText('Please log in to analyze charts.')).toBeVisible();
    expect(await analyzeButton()).toBeDisabled();
  });

  it('[V-166] sends the symbol, or Unknown when there is none', async () => {
    const server = startFakeServer({ [ANALYZE]: done });
    const { mouse } = await analyzeOne();
    await screen.findByText('Analysis Complete');
    await mouse.click(screen.getByRole('button', { name: 'New Analysis' }));
    drop(chart);
    await mouse.type(await screen.findByLabelText(/Data Symbol/), ' ETH/USD ');
    await mouse.click(await analyzeButton());
    await screen.findByText('Analysis Complete');
    expect(server.of(ANALYZE).map(({ body }) => (body as { symbol: string }).symbol)).toEqual([
      'Unknown',
      'ETH/USD',
    ]);
  });

  it('[D-022] stores the original and analyses it together with the copy', async () => {
    const server = startFakeServer({ [ANALYZE]: done });
    await analyzeOne();
    await screen.findByText('Analysis Complete');
    const stored = server.of('POST /files')[0]?.body as FormData;
    expect(stored.get('file')).toHaveProperty('name', 'chart.png');
    expect(server.of(ANALYZE)[0]?.body).toEqual({
      image_url: '/api/files/original',
      image_data_url: expect.stringMatching(/^data:image\/png;base64,/),
      symbol: 'Unknown',
    });
  });
});

describe('the running analysis', () => {
  it('[V-065] [V-066] names itself and shows four pulsing labels', async () => {
    const slow = later(done);
    startFakeServer({ [ANALYZE]: slow.answer });
    await analyzeOne();
    expect(await screen.findByText('AI Analysis in Progress')).toBeVisible();
    expect(screen.getByText('Analyzing Your Chart')).toBeVisible();
    for (const label of ['Trend Analysis', 'Support/Resistance', 'Entry Points', 'Risk Management']) {
      const animated = getComputedStyle(screen.getByText(label).querySelector('span')!).animation;
      expect(animated).toContain('breathe');
    }
    expect(screen.getByRole('progressbar')).toBeVisible();
    slow.release();
    await screen.findByText('Analysis Complete');
  });

  it('[V-059] goes before every other view, between preview and result', async () => {
    const slow = later(done);
    startFakeServer({ [ANALYZE]: slow.answer });
    const { mouse } = renderAnalysis();
    expect(screen.getByText('Drag & Drop Chart')).toBeVisible();
    drop(chart);
    expect(screen.queryByText('Drag & Drop Chart')).toBeNull();
    await mouse.click(await analyzeButton());
    expect(await screen.findByText('Analyzing Your Chart')).toBeVisible();
    for (const other of ['Drag & Drop Chart', 'Ready to Analyze', 'Analysis Complete']) {
      expect(screen.queryByText(other)).toBeNull();
    }
    slow.release();
    expect(await screen.findByText('Analysis Complete')).toBeVisible();
    expect(screen.queryByText('Analyzing Your Chart')).toBeNull();
  });
});

describe('the result', () => {
  it('[V-003] holds trend, entry, stop, targets, risk/reward, key levels, strategy and summary', async () => {
    startFakeServer({ [ANALYZE]: done });
    await analyzeOne();
    const plan = await screen.findByRole('table', { name: 'Trade plan' });
    for (const name of ['Entry', 'Stop loss', 'Take profit 1', 'Take profit 2']) {
      const row = within(plan).getByRole('row', { name: new RegExp(`^${name}`) });
      expect(row).toHaveTextContent(/\$\d/);
    }
    expect(within(plan).getByRole('row', { name: /^Risk\/reward/ })).toHaveTextContent(/1:\d+\.\d\d/);
    expect(screen.getByRole('table', { name: 'Key levels' })).toBeVisible();
    const { analysis_summary, trading_strategy } = buildAnalysis().analysis_json!;
    const prose = document.body.textContent!.replaceAll(/\s+/g, ' ');
    expect(prose).toContain(analysis_summary.replaceAll(/\s+/g, ' '));
    expect(prose).toContain(trading_strategy.replaceAll(/\s+/g, ' '));
    expect(screen.getAllByText(/^(Bullish|Bearish|Sideways)$/).length).toBeGreaterThan(0);
  });

  it('[W-001] has an address of its own, which Back leaves for a fresh upload', async () => {
    startFakeServer({ [ANALYZE]: done, 'GET /chart/analyses': list() });
    const { address } = await analyzeOne();
    await screen.findByText('Analysis Complete');
    expect(address.current).toBe('/history/new');
    expect(screen.getByRole('heading', { level: 1, name: 'BTCUSDT' })).toBeVisible();
  });

  it('[V-067] is complete and offers a new analysis', async () => {
    startFakeServer({ [ANALYZE]: done });
    await analyzeOne();
    expect(await screen.findByText('Analysis Complete')).toBeVisible();
    expect(screen.getByRole('button', { name: 'New Analysis' })).toBeEnabled();
  });

  it('[V-150] New Analysis and Reset clear file, result, error and symbol', async () => {
    const server = startFakeServer({ [ANALYZE]: done });
    const { mouse } = renderAnalysis();
    drop(chart);
    await mouse.type(await screen.findByLabelText(/Data Symbol/), 'BTC');
    await mouse.click(await analyzeButton());
    await mouse.click(await screen.findByRole('button', { name: 'New Analysis' }));
    expect(screen.getByText('Drag & Drop Chart')).toBeVisible();
    expect(screen.queryByText('Analysis Complete')).toBeNull();
    server.answers[ANALYZE] = { status: 500, body: { error: 'Broken.' } };
    drop(chart);
    expect(screen.getByLabelText(/Data Symbol/)).toHaveValue('');
    await mouse.type(await screen.findByLabelText(/Data Symbol/), 'BTC');
    await mouse.click(await analyzeButton());
    await screen.findByRole('alert');
    await mouse.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Drag & Drop Chart')).toBeVisible();
    drop(chart);
    expect(screen.getByLabelText(/Data Symbol/)).toHaveValue('');
  });

  it('[V-151] puts the new analysis on top of the history and asks for the profile again', async () => {
    startFakeServer({ [ANALYZE]: done, 'GET /chart/analyses': list() });
    const { refresh } = await analyzeOne();
    await screen.findByText('Analysis Complete');
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
    const cards = within(screen.getByRole('region', { name: 'Previous Analyses' })).getAllByRole('listitem');
    expect(cards[0]).toHaveTextContent('BTCUSDT');
    expect(cards).toHaveLength(buildHistory().length + 1);
  });

  it('says what went differently: the store was out of service, so the copy was measured', async () => {
    const server = startFakeServer({
      [ANALYZE]: done,
      'POST /files': { status: 503, body: { error: 'Down.' } },
    });
    await analyzeOne();
    await screen.findByText('Analysis Complete');
    expect(screen.getByText(/could not be stored, so a smaller copy of it was measured/)).toBeVisible();
    expect(server.of(ANALYZE)[0]?.body).not.toHaveProperty('image_url');
  });
});

describe('a failure', () => {
  it('[V-070] shows in an alert above the views and goes away with the next attempt and with Reset', async () => {
    const slow = later(done);
    const server = startFakeServer({ [ANALYZE]: { status: 500, body: { error: 'Broken.' } } });
    const { mouse } = await analyzeOne();
    const alert = await screen.findByRole('alert');
    const order = alert.compareDocumentPosition(screen.getByText('Ready to Analyze'));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    server.answers[ANALYZE] = slow.answer;
    await mouse.click(await analyzeButton());
    expect(screen.queryByRole('alert')).toBeNull();
    slow.release();
    await screen.findByText('Analysis Complete');
  });

  it('[V-152] returns to the preview with the error', async () => {
    startFakeServer({ [ANALYZE]: { status: 500, body: { error: 'Broken.' } } });
    await analyzeOne();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await screen.findByText('Ready to Analyze')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Preview of chart.png' })).toBeVisible();
  });

  it('of the analysis carries the message of the server', async () => {
    startFakeServer({ [ANALYZE]: { status: 500, body: { error: 'The reader is away.' } } });
    await analyzeOne();
    const message = 'Failed to analyze chart. Please try again. Error: ';
    expect(await screen.findByText(`${message}The reader is away.`)).toBeVisible();
  });

  it('[V-224] of an answer without an analysis has its own text', async () => {
    startFakeServer({ [ANALYZE]: { body: {} } });
    await analyzeOne();
    expect(await screen.findByText('Failed to load analysis result.')).toBeVisible();
  });

  it('[V-225] of the upload has its own text, and nothing is analysed', async () => {
    const server = startFakeServer({ [ANALYZE]: done, 'POST /files': { status: 500, body: {} } });
    await analyzeOne();
    expect(await screen.findByText('Failed to upload file. Please try again.')).toBeVisible();
    expect(server.of(ANALYZE)).toHaveLength(0);
  });

  it('of the upload gives the reason of a refused file', async () => {
    startFakeServer({ 'POST /files': { status: 415, body: { error: 'GIF pictures are not accepted.' } } });
    await analyzeOne();
    expect(await screen.findByText('GIF pictures are not accepted.')).toBeVisible();
  });

  it('[V-164] to give a picture is said when analysis is asked for', async () => {
    startFakeServer();
    const { mouse } = renderAnalysis();
    await mouse.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByText('Please upload a chart image first.')).toBeVisible();
  });

  it('[V-165] to be signed in is said, also when the session ended meanwhile', async () => {
    const message = 'You must be logged in to analyze charts. Please log in or sign up.';
    startFakeServer({ 'POST /files': { status: 401, body: { error: 'Not signed in.' } } });
    const { refresh, unmount } = await analyzeOne();
    expect(await screen.findByText(message)).toBeVisible();
    expect(refresh).toHaveBeenCalled();
    unmount();
    const { mouse } = renderAnalysis({ user: null });
    drop(chart);
    await mouse.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByText(message)).toBeVisible();
  });

  it('of a picture that cannot be read gives reason and advice and says that it was free', async () => {
    const { refusal } = buildRefused();
    const body = { status: 422, error: 'This picture could not be read.', refusal };
    startFakeServer({ [ANALYZE]: { status: 422, body } });
    await analyzeOne();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error: This picture could not be read.');
    expect(alert).toHaveTextContent(refusal!.reason);
    expect(alert).toHaveTextContent(refusal!.advice);
    expect(alert).toHaveTextContent('Nothing was charged for this chart.');
    expect(await screen.findByText('Ready to Analyze')).toBeVisible();
  });
});

describe('around the views', () => {
  it('[V-068] previous analyses stand below every view, and only when there are any', async () => {
    startFakeServer({ 'GET /chart/analyses': list([]) });
    const { unmount, client } = renderAnalysis();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.queryByText('Previous Analyses')).toBeNull();
    unmount();
    const slow = later(done);
    startFakeServer({ [ANALYZE]: slow.answer, 'GET /chart/analyses': list() });
    const { mouse } = renderAnalysis();
    expect(await screen.findByText('Previous Analyses')).toBeVisible();
    drop(chart);
    expect(screen.getByText('Previous Analyses')).toBeVisible();
    await mouse.click(await analyzeButton());
    await screen.findByText('Analyzing Your Chart');
    expect(screen.getByText('Previous Analyses')).toBeVisible();
    slow.release();
    await screen.findByText('Analysis Complete');
    expect(screen.getByText('Previous Analyses')).toBeVisible();
  });

  it("[V-069] the header counts today's analyses against the limit, Unlimited when there is none", async () => {
    const today = buildAnalysis({ id: 't', created_at: new Date().toISOString() });
    const used = (daily_limit: number | null) => ({
      'GET /chart/analyses': list([today, ...buildHistory()]),
      'GET /chart/stats': { body: buildStats({ used_today: 2, daily_limit }) },
    });
    startFakeServer(used(10));
    const starter = renderAnalysis();
    // What the server counts, not what is listed: a refused picture is listed, and free.
    expect(await screen.findByText('Daily Usage: 2 / 10')).toBeVisible();
    starter.unmount();
    startFakeServer(used(null));
    const expert = renderAnalysis();
    expect(await screen.findByText('Daily Usage: 2 / Unlimited')).toBeVisible();
    expert.unmount();
    renderAnalysis({ user: null });
    expect(screen.queryByText(/Daily Usage/)).toBeNull();
  });

  it('[W-350] says that few credits are left before one is spent, and where there are more', async () => {
    startFakeServer();
    const enough = renderAnalysis();
    expect(screen.queryByText(/left/)).toBeNull();
    enough.unmount();
    const expires_at = new Date(Date.now() + 3_600_000).toISOString();
    const credits_expiring = { credits: 2, expires_at, source: 'trial' as const };
    renderAnalysis({ user: buildUser({ credits_balance: 2, credits_expiring }) });
    expect(screen.getByText(/^2 credits left · Trial ends on /)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buy credits' })).toHaveAttribute('href', '/pricing#credits');
    drop(chart);
    expect(await screen.findByText('Ready to Analyze')).toBeVisible();
    expect(screen.getByText(/^2 credits left/)).toBeVisible();
  });

  it('[V-207] asks for 200 analyses', async () => {
    const server = startFakeServer();
    renderAnalysis();
    await waitFor(() => expect(server.of('GET /chart/analyses')).toHaveLength(1));
    expect(server.of('GET /chart/analyses')[0]?.params).toEqual({ limit: 200, refused: 'exclude' });
  });

  it('[W-557] has the server made ready for a picture once the page is at rest, and tells it nothing when one is chosen', async () => {
    jest.useFakeTimers();
    try {
      const server = startFakeServer();
      const expected = () => server.of('POST /chart/expected');
      renderAnalysis();
      drop(chart);
      await act(() => jest.advanceTimersByTimeAsync(3_900));
      expect(expected()).toHaveLength(0);
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      expect(expected()).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('says that the history could not be loaded, and loads it again', async () => {
    const server = startFakeServer({ 'GET /chart/analyses': { status: 500, body: { error: 'Away.' } } });
    const { mouse } = renderAnalysis();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.answers['GET /chart/analyses'] = list();
    await mouse.click(retry);
    expect(await screen.findByText('Previous Analyses')).toBeVisible();
  });

  it('asks nothing of the server for a visitor', () => {
    const server = startFakeServer();
    renderAnalysis({ user: null });
    expect(server.asked).toEqual([]);
  });
});
