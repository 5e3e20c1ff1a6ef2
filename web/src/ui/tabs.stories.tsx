import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Tabs } from './tabs.tsx';

const meta: Meta<typeof Tabs> = {
  title: 'Design system/Tabs',
  component: Tabs,
  args: {
    label: 'Parts of the analysis',
    tabs: [
      { id: 'plan', label: 'Plan', content: 'Entry, stop and targets.' },
      { id: 'levels', label: 'Key levels', count: 6, content: 'Support and resistance by touches.' },
      { id: 'indicators', label: 'Indicators', count: 17, content: 'Computed from the measured closes.' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof Tabs>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: /Plan/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('Support and resistance by touches.')).toBeVisible();
  },
};
