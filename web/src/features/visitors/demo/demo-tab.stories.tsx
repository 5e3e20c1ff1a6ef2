import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import type { AnalysisRecord } from '../../../api/generated/model';
import { buildAnalysis, json, noTrade, picture } from '../../../entities/analysis/testing/sample-analysis.ts';
import { DemoTab } from './demo-tab.tsx';

const visit = (demo_tries: number) =>
  http.get('/api/demo/visit', () => HttpResponse.json({ limit: 3, demo_tries }));
const answer = (part: Partial<AnalysisRecord> = {}) =>
  http.post('/api/demo/analyze', () =>
    HttpResponse.json({
      analysis: buildAnalysis({ image_url: null, ...part }),
      meta: { limit: 3, demo_tries: 1 },
    }),
  );
const failure = (status: number, error: string, more: object = {}) =>
  http.post('/api/demo/analyze', () => HttpResponse.json({ error, ...more }, { status }));

const meta = {
  title: 'Visitors/Demo',
  component: DemoTab,
  parameters: {
    session: { status: 'signed-out', user: null, left: false, refresh: async () => undefined },
    msw: [visit(0), answer()],
  },
} satisfies Meta<typeof DemoTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Browses for the sample chart as a person would. */
async function choose(canvasElement: HTMLElement, name = 'DOTUSDT 4h.png') {
  const canvas = within(canvasElement);
  const blob = await (await fetch(picture)).blob();
  const file = new File([blob], name, { type: 'image/png' });
  await userEvent.upload(await canvas.findByLabelText('Chart picture for the demo'), file);
  await canvas.findByRole('button', { name: 'Analyze Chart' });
  return canvas;
}

async function analyze(canvasElement: HTMLElement) {
  const canvas = await choose(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Analyze Chart' }));
  return canvas;
}

export const Upload: Story = {};

/** The count of tries has not come yet. */
export const Loading: Story = {
  parameters: { msw: [http.get('/api/demo/visit', () => delay('infinite'))] },
};

export const Preview: Story = { play: async ({ canvasElement }) => void (await choose(canvasElement)) };

export const LongText: Story = {
  play: async ({ canvasElement }) => {
    const name = `${'a chart with a name that somebody took a long time to think about '.repeat(3)}.png`;
    const canvas = await choose(canvasElement, name.replaceAll(' ', '_'));
    await userEvent.type(canvas.getByLabelText(/Data Symbol/), 'X'.repeat(40));
  },
};

export const Running: Story = {
  parameters: { msw: [visit(0), http.post('/api/demo/analyze', () => delay('infinite'))] },
  play: async ({ canvasElement }) => {
    const canvas = await analyze(canvasElement);
    await canvas.findByText('The server measures the chart and computes the analysis');
  },
};

export const Result: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await analyze(canvasElement);
    // What shows the result is loaded with the first one.
    await canvas.findByRole('button', { name: 'New Analysis' }, { timeout: 15_000 });
  },
};

export const NoTrade: Story = {
  ...Result,
  parameters: { msw: [visit(0), answer({ analysis_json: noTrade })] },
};

export const LongResult: Story = {
  ...Result,
  parameters: {
    msw: [
      visit(0),
      answer({
        symbol: 'A-VERY-LONG-SYMBOL-WITHOUT-A-BREAK-IN-IT',
        analysis_json: { ...json, analysis_summary: `${json.analysis_summary} `.repeat(8) },
      }),
    ],
  },
};

export const Refused: Story = {
  parameters: {
    msw: [
      visit(0),
      failure(422, 'No column of price labels was found. Send the whole picture with its price axis.', {
        refusal: { code: 'no_price_axis', stage: 'labels', reason: '', advice: '' },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await analyze(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('did not use up a try');
  },
};

export const ServerFailure: Story = {
  parameters: { msw: [visit(0), failure(503, 'Many charts are being read right now. Please try again.')] },
  play: async ({ canvasElement }) => {
    await (await analyze(canvasElement)).findByText(/Failed to analyze chart/);
  },
};

export const AllUsed: Story = {
  parameters: { msw: [visit(3)] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/You have used all 3 free demo analyses/);
  },
};

export const Night: Story = { ...Result, globals: { theme: 'dark' } };
export const Phone: Story = { ...Result, globals: { viewport: { value: 'phone' } } };
