import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeCall } from '../../../api/testing/fake-network.ts';
import type { FakeServer } from '../../../api/testing/fake-server.ts';
import { buildAnalysis } from '../../../entities/analysis/testing/sample-analysis.ts';
import { FakePreviewWorker, readPreview } from '../../../entities/analysis/testing/fake-preview-worker.ts';
import { toast } from '../../../ui/toast/toasts.ts';
import { later } from '../testing/later.ts';
import { renderVisitor } from '../testing/render-visitor.tsx';
import { DemoTab } from './demo-tab.tsx';

const ANALYZE = 'POST /demo/analyze';
const chart = new File(['pixels'], 'chart.png', { type: 'image/png' });
const quota = (demo_tries = 0, limit = 3) => ({ body: { limit, demo_tries } });
const done = (demo_tries = 1) => ({
  body: { analysis: buildAnalysis({ image_url: null }), meta: { limit: 3, demo_tries } },
});

function start(routes: FakeServer['routes'] = {}, demo_tries = 0, limit = 3) {
  const sent: Record<string, unknown>[] = [];
  const answer = routes[ANALYZE] ?? done(demo_tries + 1);
  const remember = (config: FakeCall) => {
    sent.push(JSON.parse(String(config.data)) as Record<string, unknown>);
    return typeof answer === 'function' ? answer(config) : answer;
  };
  const answers: FakeServer['routes'] = {
    'GET /demo/visit': quota(demo_tries, limit),
    ...routes,
    [ANALYZE]: remember,
  };
  const view = renderVisitor(
    <main>
      <DemoTab />
    </main>,
    { routes: answers },
  );
  const choose = (file = chart) =>
    userEvent.upload(screen.getByLabelText('Chart picture for the demo'), file, { applyAccept: false });
  return { ...view, sent, choose };
}

const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Analyze Chart' }));
/** Without the toasts, which say the same. */
const tab = () => within(screen.getByRole('main'));

async function analyzeOne(routes: FakeServer['routes'] = {}) {
  const demo = start(routes);
  await demo.choose();
  await press();
  return demo;
}

describe('a demo analysis', () => {
  it('[V-209] [V-162] sends the picture as it is and shows what was measured on it', async () => {
    const { mouse, choose, sent } = start();
    expect(await screen.findByText('3 of 3 free analyses left')).toBeVisible();
    await choose();
    await mouse.type(screen.getByLabelText(/Data Symbol/), ' DOT/USDT ');
    await press();
    expect(await screen.findByText('Analysis Complete')).toBeVisible();
    expect(sent).toEqual([{ image_data_url: 'data:image/png;base64,cGl4ZWxz', symbol: 'DOT/USDT' }]);
    expect(await screen.findByRole('img', { name: /Your chart of DOT\/USDT/ })).toBeVisible();
    for (const text of ['Trade plan', 'Confidence', 'Summary', 'Strategy'])
      expect(screen.getAllByText(text)[0]).toBeVisible();
    expect(screen.getAllByText(/^± /).length).toBeGreaterThan(5);
    expect(screen.getByText('2 of 3 free analyses left')).toBeVisible();
  });

  it('sends what a visitor corrects, and nothing while it is wrong', async () => {
    const problems = [{ field: 'timeframe', message: 'must be a time frame such as 15m, 4h or 1D' }];
    const putAway = FakePreviewWorker.putUp((_, hints) =>
      hints?.timeframe === 'soon' ? { ...readPreview, problems } : readPreview,
    );
    const { mouse, choose, sent } = start();
    await choose();
    const image = screen.getByRole('img', { name: 'Preview of chart.png' });
    Object.defineProperties(image, { naturalWidth: { value: 800 }, naturalHeight: { value: 600 } });
    fireEvent.load(image);
    await mouse.click(await screen.findByRole('button', { name: 'Correct kind and names' }));
    const field = screen.getByLabelText('Time frame');
    await mouse.type(field, 'soon');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Must be a time frame/));
    await press();
    expect(tab().getByText('Mend what you corrected, or remove it.')).toBeVisible();
    expect(sent).toEqual([]);
    await mouse.clear(field);
    await mouse.type(field, '4h');
    await waitFor(() => expect(field).toBeValid());
    await press();
    await screen.findByText('Analysis Complete');
    expect(sent[0]).toMatchObject({ hints: { timeframe: '4h' } });
    putAway();
  });

  it('sends Unknown when no symbol was named, and begins anew without picture and symbol', async () => {
    const { mouse, choose, sent } = start();
    await choose();
    await press();
    await mouse.click(await screen.findByRole('button', { name: 'New Analysis' }));
    expect(sent[0]?.['symbol']).toBe('Unknown');
    expect(screen.getByText('Drag & Drop Chart')).toBeVisible();
    await choose();
    expect(screen.getByLabelText(/Data Symbol/)).toHaveValue('');
    await mouse.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByText('Drag & Drop Chart')).toBeVisible();
  });

  it('[V-160] takes only the first of several dropped pictures', async () => {
    start();
    const other = new File(['more'], 'other.png', { type: 'image/png' });
    fireEvent.drop(screen.getByTestId('drop-area'), { dataTransfer: { files: [chart, other] } });
    expect(await screen.findByRole('img', { name: 'Preview of chart.png' })).toBeVisible();
  });

  it('[V-167] takes nothing but pictures', async () => {
    const { choose } = start();
    await choose(new File(['text'], 'notes.txt', { type: 'text/plain' }));
    expect(await tab().findByRole('alert')).toHaveTextContent('Please upload a valid image file');
    expect(toast.list()).toEqual([]);
  });
});

it('names what is being done and says that the bar is an estimate', async () => {
  const slow = later(done());
  await analyzeOne({ [ANALYZE]: slow.route });
  expect(await screen.findByText('The server measures the chart and computes the analysis')).toBeVisible();
  expect(screen.getByText(/The bar follows the clock, not the server/)).toBeVisible();
  slow.release();
  await screen.findByText('Analysis Complete');
});

describe('what can go wrong', () => {
  it.each([
    [3, 'You have used all 3 free demo analyses. Please purchase a package to get premium account..'],
    [5, 'You have used all 5 free demo analyses. Please purchase a package to get premium account..'],
  ])('[V-168] [W-351] nothing is sent when all %i are used', async (limit, text) => {
    const { choose, sent } = start({}, limit, limit);
    expect(await screen.findByText(text)).toBeVisible();
    await choose();
    await press();
    // Said once: the focus goes to where it stands.
    expect(screen.getByText(text).closest('[tabindex="-1"]')).toHaveFocus();
    expect(toast.list()).toEqual([]);
    expect(sent).toEqual([]);
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
  });

  it('[V-217] says that the limit is reached, and asks what is left', async () => {
    const { server } = await analyzeOne({
      [ANALYZE]: { status: 429, body: { error: 'No more.' } },
    });
    const text = 'Demo limit reached. Sign up to continue analyzing charts.';
    expect(await tab().findByText(text)).toBeVisible();
    expect(toast.list()).toEqual([]);
    await waitFor(() => expect(server.count('GET /demo/visit')).toBe(2));
    expect(screen.getByRole('button', { name: 'Analyze Chart' })).toBeVisible();
  });

  it.each([
    ['its message', { status: 500, body: { error: 'The disk is full.' } }, 'The disk is full.'],
    ['its plain text', { status: 502, body: 'Bad gateway' }, 'Bad gateway'],
    ['its status', { status: 500, body: '' }, 'HTTP 500'],
    [
      'its message when too many come at once',
      { status: 429, body: { code: 'accounts.throttled', error: 'Too many tries.' } },
      'Too many tries.',
    ],
  ])('[V-218] shows the failure of the server with %s', async (_, answer, text) => {
    await analyzeOne({ [ANALYZE]: answer });
    expect(await tab().findByRole('alert')).toHaveTextContent(`Failed to analyze chart: ${text}`);
    expect(toast.list()).toEqual([]);
  });

  it('says why a picture was refused and that it was free', async () => {
    const refusal = { code: 'not_a_chart', reason: 'No chart.', advice: 'Send one.', stage: 'kind' };
    await analyzeOne({
      [ANALYZE]: { status: 422, body: { error: 'No chart. Send one.', refusal } },
    });
    expect(await tab().findByRole('alert')).toHaveTextContent(
      'Failed to analyze chart: No chart. Send one.This chart did not use up a try.',
    );
  });

  it('[V-221] shows a lost network as unexpected', async () => {
    const lost = () => Promise.reject(new TypeError('No network'));
    await analyzeOne({ [ANALYZE]: lost });
    expect(await tab().findByRole('alert')).toHaveTextContent(
      'Unexpected error: The server could not be reached. Check your connection and try again.',
    );
  });

  it('[V-224] misses an analysis in the answer', async () => {
    await analyzeOne({ [ANALYZE]: { body: { meta: { limit: 3, demo_tries: 1 } } } });
    expect(await tab().findByRole('alert')).toHaveTextContent('Failed to load analysis result.');
  });

  it('lets the server decide when the count could not be asked', async () => {
    const { choose, sent } = start({ 'GET /demo/visit': { status: 500 } });
    await choose();
    await press();
    await screen.findByText('Analysis Complete');
    expect(sent).toHaveLength(1);
  });
});
