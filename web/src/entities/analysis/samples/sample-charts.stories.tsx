import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleCharts } from './sample-charts.tsx';

const meta = {
  title: 'Analysis/Sample charts',
  component: SampleCharts,
  args: { children: 'It costs no credit.', onSample: () => undefined },
} satisfies Meta<typeof SampleCharts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
