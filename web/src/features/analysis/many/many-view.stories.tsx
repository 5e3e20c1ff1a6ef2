import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import {
  FakePreviewWorker,
  readPreview,
  refusedPreview,
} from '../../../entities/analysis/testing/fake-preview-worker.ts';
import chart from '../../../entities/analysis/testing/chart.png';
import { buildAnalysis } from '../fixtures/analyses.ts';
import { neverAnalyzed, withHistory, withStats, withUpload } from '../testing/story-handlers.ts';
import { ManyView } from './many-view.tsx';

const NAMES = ['DOTUSDT 4h.png', 'without a scale.png', 'ETHUSDT 1h.png'];
const analysed = http.post('/api/chart/analyze', () =>
  HttpResponse.json({ analysis: buildAnalysis(), reused: false }),
);

const meta = {
  title: 'Analysis/Many pictures',
  component: ManyView,
  args: { files: [], signedOut: false, onReset: () => undefined },
  parameters: { route: '/chart-analysis', msw: [neverAnalyzed, withUpload, withHistory([]), withStats] },
  loaders: [
    async () => {
      const blob = await (await fetch(chart)).blob();
      return { files: NAMES.map((name) => new File([blob], name, { type: 'image/png' })) };
    },
  ],
  render: (args, { loaded }) => <ManyView {...args} files={(loaded as { files: File[] }).files} />,
  beforeEach: () => FakePreviewWorker.putUp((name) => (name === NAMES[1] ? refusedPreview : readPreview)),
} satisfies Meta<typeof ManyView>;

export default meta;
type Story = StoryObj<typeof meta>;

async function readAll(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await expect(await canvas.findByText('2 charts to analyse. 1 picture cannot be read.')).toBeVisible();
  return canvas;
}

export const Read: Story = { play: async ({ canvasElement }) => void (await readAll(canvasElement)) };

export const ReadAtNight: Story = { ...Read, globals: { theme: 'dark' } };

export const ReadOnAPhone: Story = { ...Read, globals: { viewport: { value: 'phone' } } };

export const Reading: Story = { beforeEach: () => FakePreviewWorker.putUp(() => undefined) };

export const Visitor: Story = { args: { signedOut: true } };

export const Correcting: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await readAll(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: `Correct ${NAMES[1]}` }));
    await expect(await canvas.findByLabelText('Price at height 1')).toBeVisible();
  },
};

export const CorrectingOnAPhone: Story = { ...Correcting, globals: { viewport: { value: 'phone' } } };

export const Analysing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await readAll(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Start Analysis' }));
    await expect(await canvas.findByRole('button', { name: 'Stop' })).toBeVisible();
  },
};

export const Analysed: Story = {
  parameters: { msw: [analysed, withUpload, withHistory([]), withStats] },
  play: async ({ canvasElement }) => {
    const canvas = await readAll(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Start Analysis' }));
    await expect(await canvas.findByText('2 analysed. 1 picture cannot be read.')).toBeVisible();
  },
};
