import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ChartAnalysisScreen } from './chart-analysis-screen.tsx';
import { buildHistory, buildRefused } from './fixtures/analyses.ts';
import picture from '../../entities/analysis/testing/chart.png';
import { neverAnalyzed, withHistory, withRefusal, withStats, withUpload } from './testing/story-handlers.ts';

const meta = {
  title: 'Analysis/Chart Analysis',
  component: ChartAnalysisScreen,
  parameters: { layout: 'fullscreen', route: '/chart-analysis', msw: [withHistory([]), withStats] },
} satisfies Meta<typeof ChartAnalysisScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Browses for the sample chart as a person would. */
async function browseForChart(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const blob = await (await fetch(picture)).blob();
  const file = new File([blob], 'DOTUSDT 4h.png', { type: 'image/png' });
  await userEvent.upload(await canvas.findByLabelText('Chart picture'), file);
  // What shows a picture is fetched once there is one.
  await canvas.findByRole('button', { name: 'Analyze Chart' });
  return canvas;
}

export const Upload: Story = {};

export const UploadWithHistory: Story = { parameters: { msw: [withHistory(buildHistory()), withStats] } };

export const Visitor: Story = {
  parameters: { session: { status: 'signed-out', user: null, left: false, refresh: async () => undefined } },
  play: async ({ canvasElement }) => {
    const canvas = await browseForChart(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Analyze Chart' })).toBeDisabled();
  },
};

export const Preview: Story = {
  play: async ({ canvasElement }) => void (await browseForChart(canvasElement)),
};

export const Analyzing: Story = {
  parameters: { msw: [neverAnalyzed, withUpload, withHistory([]), withStats] },
  play: async ({ canvasElement }) => {
    const canvas = await browseForChart(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Chart' }));
    await canvas.findByText('Analyzing Your Chart');
  },
};

export const Refused: Story = {
  parameters: { msw: [withRefusal(buildRefused()), withUpload, withHistory([]), withStats] },
  play: async ({ canvasElement }) => {
    const canvas = await browseForChart(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Chart' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing was charged');
  },
};

export const Night: Story = { ...Preview, globals: { theme: 'dark' } };
