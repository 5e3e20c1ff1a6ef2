import type { Meta, StoryObj } from '@storybook/react-vite';
import { Keyboard } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { HStack } from './layout.ts';
import { Tooltip } from './tooltip.tsx';

const meta: Meta<typeof Tooltip> = {
  title: 'Design system/Tooltip',
  component: Tooltip,
  args: {
    content: 'The share of completed analyses whose confidence is above 70%.',
    children: <Button variant="outline">Accuracy Score</Button>,
  },
};
export default meta;
type Story = StoryObj<typeof Tooltip>;

/** The keyboard does not wait. */
export const Playground: Story = {
  play: async () => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toBeVisible());
  },
};

export const OnAnIcon: Story = {
  render: () => (
    <HStack p="10">
      <IconButton label="Keyboard shortcuts (?)" icon={Keyboard} />
    </HStack>
  ),
};
