import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { LitProvider } from '../../../entities/analysis/picture/lit.tsx';
import { json, reading } from '../fixtures/analyses.ts';
import { curves } from '../testing/story-handlers.ts';
import { SeriesPanel } from './series-panel.tsx';

const meta: Meta<typeof SeriesPanel> = {
  title: 'Analysis/Recovered series',
  component: SeriesPanel,
  args: { analysisId: 'a1', json, reading, decimals: 3 },
  parameters: { msw: [curves] },
  decorators: [
    (Story) => (
      <LitProvider>
        <Story />
      </LitProvider>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof SeriesPanel>;

async function choose(canvas: HTMLElement, ...names: string[]): Promise<void> {
  await userEvent.click(within(canvas).getByText(/to choose from/));
  for (const name of names) await userEvent.click(await within(canvas).findByRole('button', { name }));
}

export const Playground: Story = {};

/** An average over the prices, an index in a pane of its own, and the error of every price. */
export const WithIndicators: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'SMA (20)', 'RSI (14)');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Error bars' }));
    await expect(within(canvasElement).getByText('2 shown')).toBeVisible();
  },
};

export const Night: Story = { ...WithIndicators, globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A bar of the table is pointed at: the assistant is asked about that one. */
export const AskingAboutABar: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(/Table of all/));
    // The chart is laid out by a table, too.
    const bars = within(await canvas.findByRole('table', { name: 'Measured bars, left to right' }));
    const [, row] = bars.getAllByRole('row');
    if (row) await userEvent.hover(row);
    await expect(await canvas.findByRole('link', { name: 'Ask about bar 1' })).toHaveAttribute(
      'href',
      '/ai-tutor?analysis=a1&bar=1',
    );
  },
};

/** The indicators could not be computed. */
export const Broken: Story = {
  parameters: {
    msw: [
      http.get('/api/chart/analyses/:id/indicators', () =>
        HttpResponse.json({ error: 'The database is restarting.' }, { status: 503 }),
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'SMA (20)');
    await expect(await within(canvasElement).findByText('The database is restarting.')).toBeVisible();
  },
};
