import type { Meta, StoryObj } from '@storybook/react-vite';
import { StageProgress } from './stage-progress.tsx';

const meta: Meta<typeof StageProgress> = {
  title: 'Design system/Stage progress',
  component: StageProgress,
  args: {
    label: 'Reading the chart',
    stages: [
      { id: 'plot', label: 'Find the plot area', state: 'done', elapsedMs: 41 },
      { id: 'axis', label: 'Read the price axis', state: 'done', note: '9 labels', elapsedMs: 118 },
      { id: 'series', label: 'Measure the candles', state: 'running' },
      { id: 'check', label: 'Check the reading', state: 'waiting' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof StageProgress>;

export const Playground: Story = {};

export const Failed: Story = {
  args: {
    stages: [
      { id: 'plot', label: 'Find the plot area', state: 'done', elapsedMs: 39 },
      { id: 'axis', label: 'Read the price axis', state: 'failed', note: 'no labels found', elapsedMs: 64 },
      { id: 'series', label: 'Measure the candles', state: 'waiting' },
    ],
  },
};
