/** A person sets the price scale of a picture on which none could be read. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { PreviewOutcome } from '../../entities/analysis/preview/preview-messages.ts';
import {
  FakePreviewWorker,
  readPreview,
  refusedPreview,
} from '../../entities/analysis/testing/fake-preview-worker.ts';
import { AnalysisDetailScreen } from './analysis-detail-screen.tsx';
import { ChartAnalysisScreen } from './chart-analysis-screen.tsx';
import { buildAnalysis } from './fixtures/analyses.ts';
import { startFakeServer } from './testing/fake-server.ts';
import type { Answer } from './testing/fake-server.ts';
import { renderScreen } from './testing/render-screen.tsx';

const ANALYZE = 'POST /chart/analyze';
const done: Answer = { body: { analysis: buildAnalysis({ id: 'new', symbol: 'BTCUSDT' }) } };
const chart = new File(['pixels'], 'chart.png', { type: 'image/png' });
const hints = {
  axis: {
    scale: 'linear',
    points: [
      { y_px: 149.5, price: 110 },
      { y_px: 460, price: 100 },
    ],
  },
};
let putAway: (() => void) | undefined;

afterEach(() => {
  putAway?.();
  putAway = undefined;
});

/** The screen with a picture of 800 x 600 pixels; `answer` is what the worker says to whole hints. */
async function preview(
  {
    answer = readPreview,
    unhinted = refusedPreview,
  }: { answer?: PreviewOutcome; unhinted?: PreviewOutcome } = {},
  answers: Parameters<typeof startFakeServer>[0] = { [ANALYZE]: done },
) {
  putAway = FakePreviewWorker.putUp((_, given) => (given ? answer : unhinted));
  const server = startFakeServer(answers);
  const { mouse } = renderScreen(<ChartAnalysisScreen />, {
    at: '/chart-analysis',
    others: { '/history/:id': <AnalysisDetailScreen /> },
  });
  fireEvent.drop(screen.getByTestId('drop-area'), { dataTransfer: { files: [chart] } });
  const image = await screen.findByRole('img', { name: 'Preview of chart.png' });
  Object.defineProperties(image, { naturalWidth: { value: 800 }, naturalHeight: { value: 600 } });
  fireEvent.load(image);
  return { server, mouse };
}

type Mouse = Awaited<ReturnType<typeof preview>>['mouse'];
const price = (index: number) => screen.findByLabelText(`Price at height ${index}`);
const handle = (index: number) => screen.getByRole('slider', { name: `Height ${index} of the scale` });
const analyze = async (mouse: Mouse) =>
  mouse.click(await screen.findByRole('button', { name: 'Analyze Chart' }));

/** Sets both heights by keys, and types two prices. */
async function setScale(mouse: Mouse, first = '110', second = '100') {
  await mouse.type(await price(1), first);
  await mouse.type(await price(2), second);
  fireEvent.keyDown(handle(1), { key: 'ArrowUp' });
  fireEvent.keyDown(handle(2), { key: 'ArrowDown', shiftKey: true });
}

const lastHints = () => FakePreviewWorker.started.at(-1)?.asked.at(-1)?.hints;

it('is asked for the scale where none was read; the picture is read with it at once and analysed with it', async () => {
  const { server, mouse } = await preview();
  await setScale(mouse);
  expect(await screen.findByText(/^Readable, /)).toBeVisible();
  expect(lastHints()).toEqual(hints);
  await analyze(mouse);
  await screen.findByText('Analysis Complete');
  expect(server.of(ANALYZE)[0]?.body).toMatchObject({ hints });
});

it('may set the scale of a picture that was read, and take it away again', async () => {
  const { server, mouse } = await preview({ unhinted: readPreview });
  await screen.findByText(/^Readable, /);
  expect(screen.queryByLabelText('Price at height 1')).toBeNull();
  await mouse.click(screen.getByRole('button', { name: 'Set the scale yourself' }));
  await setScale(mouse);
  await waitFor(() => expect(lastHints()).toEqual(hints));
  await mouse.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(lastHints()).toBeNull());
  await analyze(mouse);
  await screen.findByText('Analysis Complete');
  expect(server.of(ANALYZE)[0]?.body).not.toHaveProperty('hints');
});

it('says at the field what is missing, and nothing is sent', async () => {
  const { server, mouse } = await preview();
  await mouse.type(await price(1), '110');
  await analyze(mouse);
  expect(screen.getByText('Finish the scale you set, or remove it.')).toBeVisible();
  expect(await price(2)).toHaveAccessibleDescription('Type the price at this height.');
  expect(screen.getByText('Height 1: Press this height on the picture.')).toBeVisible();
  await mouse.type(await price(2), '100');
  expect(screen.queryByText('Finish the scale you set, or remove it.')).toBeNull();
  expect(server.of('POST /files')).toEqual([]);
});

it('says at the field what the reader could not use, and nothing is sent', async () => {
  const problems = [{ field: 'axis.points.1.price', message: 'must differ from the other prices' }];
  const { server, mouse } = await preview({ answer: { ...refusedPreview, problems } });
  await setScale(mouse, '100', '100');
  await waitFor(async () =>
    expect(await price(2)).toHaveAccessibleDescription('Must differ from the other prices.'),
  );
  await analyze(mouse);
  expect(screen.getByText('Finish the scale you set, or remove it.')).toBeVisible();
  expect(server.of('POST /files')).toEqual([]);
});

it('is shown what on the picture contradicts the scale, and by which label', async () => {
  const reason = 'The label “104.00” stands at row 120, where the prices that were given put 1040.';
  const refusal = { ...refusedPreview.refusal, code: 'hints_contradicted' as const, reason };
  const { mouse } = await preview({ answer: { ...refusedPreview, refusal } });
  await setScale(mouse);
  expect(await screen.findByText('The picture shows otherwise')).toBeVisible();
  expect(screen.getByText(new RegExp(reason))).toBeVisible();
  expect(await price(1)).toHaveValue('110');
});

it('finds at the field what the server says of it, until the scale is changed', async () => {
  const errors = [{ field: 'hints.axis.points.0.price', message: 'must be a price' }];
  const { mouse } = await preview(
    {},
    {
      [ANALYZE]: { status: 400, body: { error: 'The hints are wrong.', code: 'request.invalid', errors } },
    },
  );
  await setScale(mouse);
  await screen.findByText(/^Readable, /);
  await analyze(mouse);
  expect(await screen.findByText(/The hints are wrong/)).toBeVisible();
  const image = await screen.findByRole('img', { name: 'Preview of chart.png' });
  Object.defineProperties(image, { naturalWidth: { value: 800 }, naturalHeight: { value: 600 } });
  fireEvent.load(image);
  expect(await price(1)).toHaveAccessibleDescription('Must be a price.');
  expect(await price(1)).toHaveValue('110');
  await mouse.type(await price(1), '5');
  expect(await price(1)).toBeValid();
});

it('is not analysed on a smaller copy, whose pixels are others', async () => {
  const { server, mouse } = await preview({}, { 'POST /files': { status: 503, body: {} }, [ANALYZE]: done });
  await setScale(mouse);
  await screen.findByText(/^Readable, /);
  await analyze(mouse);
  expect(await screen.findByText(/could not be stored in its full size/)).toBeVisible();
  expect(server.of(ANALYZE)).toEqual([]);
});
