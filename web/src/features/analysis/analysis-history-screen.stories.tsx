import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnalysisHistoryScreen } from './analysis-history-screen.tsx';
import { buildAnalysis, buildHistory, json } from './fixtures/analyses.ts';
import { listBroken, neverListed, withHistory, withNoStats, withStats } from './testing/story-handlers.ts';

const meta = {
  title: 'Analysis/Analysis History',
  component: AnalysisHistoryScreen,
  parameters: { layout: 'fullscreen', route: '/history', msw: [withHistory(buildHistory()), withStats] },
} satisfies Meta<typeof AnalysisHistoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Night: Story = { globals: { theme: 'dark' } };
export const ManyPages: Story = { parameters: { msw: [withHistory(buildHistory(), 230), withStats] } };
/** The plan shows the last thirty days; older ones are stored but hidden. */
export const SomeHidden: Story = { parameters: { msw: [withHistory(buildHistory(), 5, 12), withStats] } };
export const AllHidden: Story = { parameters: { msw: [withHistory([], 0, 3), withStats] } };
export const Loading: Story = { parameters: { msw: [neverListed, withStats] } };
export const NoneYet: Story = { parameters: { msw: [withHistory([]), withNoStats] } };
export const OnlyRefused: Story = { parameters: { msw: [withHistory([]), withStats] } };
export const NoResults: Story = {
  parameters: { route: '/history?q=zzz', msw: [withHistory([]), withStats] },
};
export const Broken: Story = { parameters: { msw: [listBroken, withStats] } };

const long = 'The series climbed, paused, fell back to where it began and climbed once more. '.repeat(8);

export const LongTexts: Story = {
  parameters: {
    msw: [
      withHistory([
        buildAnalysis({
          symbol: 'A-SYMBOL-LONGER-THAN-ANY-EXCHANGE-WOULD',
          analysis_json: {
            ...json,
            analysis_summary: long,
            entry_price: 1234567.891234,
            stop_loss: 0.00000123,
          },
        }),
      ]),
      withStats,
    ],
  },
};
