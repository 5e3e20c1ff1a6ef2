import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SegmentedControl } from './segmented-control.tsx';

const options = [
  { value: 'all', label: 'All', count: 42 },
  { value: 'completed', label: 'Completed', count: 38 },
  { value: 'analyzing', label: 'Analyzing', count: 0 },
  { value: 'failed', label: 'Failed', count: 4 },
] as const;

function Controlled() {
  const [value, setValue] = useState<string>('all');
  return <SegmentedControl label="Status" options={options} value={value} onValue={setValue} />;
}

const meta: Meta<typeof SegmentedControl> = {
  title: 'Design system/Segmented control',
  component: SegmentedControl,
};
export default meta;
type Story = StoryObj<typeof SegmentedControl>;

export const Playground: Story = {
  render: () => <Controlled />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Failed'));
    await expect(within(canvasElement).getByRole('radio', { name: /Failed/ })).toBeChecked();
  },
};
