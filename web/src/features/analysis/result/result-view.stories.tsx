import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { buildAnalysis, json, noTrade } from '../fixtures/analyses.ts';
import { ResultView } from './result-view.tsx';

const meta = {
  title: 'Analysis/Result',
  component: ResultView,
  args: { record: buildAnalysis(), json },
} satisfies Meta<typeof ResultView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPlan: Story = {};
export const Night: Story = { globals: { theme: 'dark' } };
export const BlueAndOrange: Story = { globals: { candles: 'blue-orange' } };
export const NoTrade: Story = { args: { record: buildAnalysis({ analysis_json: noTrade }), json: noTrade } };
/** The store was out of service: the measurements stand alone. */
export const PictureNotStored: Story = { args: { record: buildAnalysis({ image_url: null }) } };

/** A number that has the focus lights its pixels. */
export const NumberLinkedToMark: Story = {
  play: async ({ canvasElement }) => {
    const plan = within(within(canvasElement).getByRole('table', { name: 'Trade plan' }));
    const [entry] = plan.getAllByRole('button');
    await userEvent.hover(entry!);
    await expect(canvasElement.querySelector('.ov-lit')).toBeInTheDocument();
  },
};

/** Arrow keys walk the bars. */
export const WalkedByKeys: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('slider', { name: 'Measured bars' }).focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(within(canvasElement).getByText(/^Bar 2 of/, { selector: 'span' })).toBeVisible();
  },
};
