import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  FakePreviewWorker,
  readPreview,
  refusedPreview,
} from '../../../entities/analysis/testing/fake-preview-worker.ts';
import { ChartAnalysisScreen } from '../chart-analysis-screen.tsx';
import { buildAnalysis } from '../fixtures/analyses.ts';
import { startFakeServer } from '../testing/fake-server.ts';
import type { Answer } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const ANALYZE = 'POST /chart/analyze';
const picture = (name: string) => new File(['pixels'], name, { type: 'image/png' });
const files = ['first.png', 'text.png', 'second.png', 'third.png'].map(picture);
const done = (id: string): Answer => ({ body: { analysis: buildAnalysis({ id, symbol: id }) } });
let putAway: () => void;

beforeEach(() => {
  putAway = FakePreviewWorker.putUp((name) => (name === 'text.png' ? refusedPreview : readPreview));
});
afterEach(() => putAway());

/** Drops the pictures and waits until all were read on this device. */
async function dropAll(options: Parameters<typeof renderScreen>[1] = {}) {
  const rendered = renderScreen(<ChartAnalysisScreen />, options);
  fireEvent.drop(screen.getByTestId('drop-area'), { dataTransfer: { files } });
  await screen.findByText(/^3 charts to analyse\. 1 picture cannot be read\.$/);
  return rendered;
}

const line = (name: string) => within(screen.getByText(name).closest('li')!);
const startButton = () => screen.getByRole('button', { name: 'Start Analysis' });

/** Answers one after another, each when the test lets it. */
function oneByOne(...answers: Answer[]) {
  const waiting: (() => void)[] = [];
  let at = 0;
  const answer = async () => {
    const mine = answers[at++]!;
    await new Promise<void>((go) => waiting.push(go));
    return mine;
  };
  const next = async () => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    waiting.shift()!();
  };
  return { answer, next };
}

it('reads every picture on this device, one at a time, and marks what would be refused before anything is sent', async () => {
  const server = startFakeServer();
  await dropAll();
  expect(line('first.png').getByText('Readable')).toBeVisible();
  expect(line('text.png').getByText('Would be refused')).toBeVisible();
  expect(line('text.png').getByText(/No price labels were found/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Analyze first.png' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Analyze text.png' })).not.toBeChecked();
  expect(FakePreviewWorker.started).toHaveLength(1);
  await waitFor(() => expect(FakePreviewWorker.started[0]?.running).toBe(false));
  expect([server.of('POST /files'), server.of(ANALYZE)]).toEqual([[], []]);
});

it('analyses the readable ones one after another, and links each', async () => {
  const server = startFakeServer({
    [ANALYZE]: (() => {
      let count = 0;
      return () => done(`made-${++count}`);
    })(),
  });
  const { mouse } = await dropAll();
  await mouse.click(startButton());
  expect(await screen.findByText('3 analysed. 1 picture cannot be read.')).toBeVisible();
  expect(server.of(ANALYZE)).toHaveLength(3);
  expect(line('third.png').getByRole('link')).toHaveAttribute('href', expect.stringContaining('made-3'));
  expect(startButton()).toBeDisabled();
});

it('stopping finishes the one that runs, begins no other and loses nothing; starting again goes on', async () => {
  const gate = oneByOne(done('a'), done('b'), done('c'));
  const server = startFakeServer({ [ANALYZE]: gate.answer });
  const { mouse } = await dropAll();
  await mouse.click(startButton());
  await gate.next();
  await screen.findByText('1 analysed, 1 to go.');
  await mouse.click(screen.getByRole('button', { name: 'Stop' }));
  await gate.next();
  await screen.findByText(/^2 analysed\. 1 chart to analyse\./);
  expect(server.of(ANALYZE)).toHaveLength(2);
  await mouse.click(startButton());
  await gate.next();
  await screen.findByText(/^3 analysed\./);
});

it('goes on after a picture that the server refuses, and ends where the next would fail alike', async () => {
  const refusal = { code: 'no_series', reason: 'No bars.', advice: 'Zoom in.', stage: 'candles' };
  const answers: Answer[] = [
    { status: 422, body: { status: 422, code: 'analysis.refused', error: 'No bars. Zoom in.', refusal } },
    { status: 402, body: { status: 402, code: 'credits.insufficient', error: 'No credits are left.' } },
  ];
  const server = startFakeServer({ [ANALYZE]: () => answers.shift()! });
  const { mouse } = await dropAll();
  await mouse.click(startButton());
  expect(await line('first.png').findByText('Refused, free')).toBeVisible();
  expect(await line('second.png').findByText(/No credits are left/)).toBeVisible();
  expect(line('third.png').getByText('Readable')).toBeVisible();
  expect(server.of(ANALYZE)).toHaveLength(2);
  expect(startButton()).toBeEnabled();
});

it('a visitor sees what can be read, and is asked to log in', async () => {
  startFakeServer();
  await dropAll({ user: null });
  expect(screen.getByText('Please log in to analyze charts.')).toBeVisible();
  expect(startButton()).toBeDisabled();
});

it('leaving begins no other analysis', async () => {
  const gate = oneByOne(done('a'), done('b'));
  const server = startFakeServer({ [ANALYZE]: gate.answer });
  const { mouse, unmount, refresh } = await dropAll();
  await mouse.click(startButton());
  await waitFor(() => expect(server.of(ANALYZE)).toHaveLength(1));
  unmount();
  await gate.next();
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  await Promise.resolve();
  expect(server.of(ANALYZE)).toHaveLength(1);
});

it('a refused picture is corrected in its line, taken in once it is readable, and sent with what was given', async () => {
  const server = startFakeServer({ [ANALYZE]: () => done('new') });
  putAway();
  putAway = FakePreviewWorker.putUp((name, hints) =>
    name === 'text.png' && !hints ? refusedPreview : readPreview,
  );
  const { mouse } = await dropAll();
  await mouse.click(screen.getByRole('button', { name: 'Correct text.png' }));
  const image = screen.getByRole('img', { name: 'Preview of text.png' });
  Object.defineProperties(image, { naturalWidth: { value: 800 }, naturalHeight: { value: 600 } });
  fireEvent.load(image);
  await mouse.click(await screen.findByRole('button', { name: 'Correct kind and names' }));
  await mouse.selectOptions(screen.getByLabelText('What is drawn'), 'Line');
  await screen.findByText('4 charts to analyse.');
  expect(screen.getByRole('checkbox', { name: 'Analyze text.png' })).toBeChecked();
  await mouse.click(startButton());
  await screen.findByText('4 analysed.');
  expect(server.of(ANALYZE).map(({ body }) => (body as { hints?: unknown }).hints)).toEqual([
    undefined,
    { kind: 'line' },
    undefined,
    undefined,
  ]);
});
