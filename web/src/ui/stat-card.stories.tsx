import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatCard, StatRow } from './stat-card.tsx';

const meta: Meta<typeof StatCard> = {
  title: 'Design system/Stat card',
  component: StatCard,
  args: { label: 'Total Analyses', value: 42, note: '3 of 50 used today' },
  render: (args) => (
    <StatRow>
      <StatCard {...args} />
    </StatRow>
  ),
};
export default meta;
type Story = StoryObj<typeof StatCard>;

export const Playground: Story = {};
export const Loading: Story = { args: { loading: true, note: undefined } };

export const Row: Story = {
  render: () => (
    <StatRow>
      <StatCard label="Total Analyses" value="1,204" />
      <StatCard label="Bullish Signals" value="611" />
      <StatCard label="Bearish Signals" value="402" />
      <StatCard label="Completed" value="1,120" />
      <StatCard label="Success Rate" value="93%" hint="Completed of all." />
    </StatRow>
  ),
};
