import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareBar } from './share-bar.tsx';

const meta: Meta<typeof ShareBar> = {
  title: 'Design system/Share bar',
  component: ShareBar,
  args: {
    label: 'Trends of your completed analyses',
    parts: [
      { label: 'Bullish', value: 20, tone: 'rising' },
      { label: 'Bearish', value: 11, tone: 'falling' },
      { label: 'Sideways', value: 7, tone: 'neutral' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof ShareBar>;

export const Playground: Story = {};
export const Nothing: Story = { args: { parts: [{ label: 'Bullish', value: 0, tone: 'rising' }] } };
