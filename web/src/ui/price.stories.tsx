import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from './layout.ts';
import { Price } from './price.tsx';

const meta: Meta<typeof Price> = {
  title: 'Design system/Price',
  component: Price,
  args: { value: 64210.5, band: 12.4, size: 'lg' },
  argTypes: { tone: { control: 'inline-radio', options: ['plain', 'rising', 'falling'] } },
};
export default meta;
type Story = StoryObj<typeof Price>;

export const Playground: Story = {};

/** What was not measured has no number. */
export const NotMeasured: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('N/A')).toBeVisible();
  },
};

/** Digits are as wide as each other: the points stand under each other. */
export const Column: Story = {
  render: () => (
    <Stack gap="1" align="flex-end" width="12rem">
      <Price value={64210.5} />
      <Price value={1111.11} />
      <Price value={0.01} decimals={2} />
      <Price value={-1204} />
      <Price value={0.000004512} decimals={8} />
    </Stack>
  ),
};
