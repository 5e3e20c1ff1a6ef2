import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, ChartCandlestick, Trash2, X } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, LinkButton } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { HStack, Stack } from './layout.ts';

const meta: Meta<typeof Button> = {
  title: 'Design system/Button',
  component: Button,
  args: {
    children: 'Analyze Chart',
    variant: 'solid',
    size: 'md',
    busy: false,
    disabled: false,
    onClick: fn(),
  },
  argTypes: {
    variant: { control: 'inline-radio', options: ['solid', 'outline', 'quiet', 'danger'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
  },
};
export default meta;
type Story = StoryObj<typeof Button>;

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Analyze Chart' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** A busy button shows its busy label, keeps its size and cannot be pressed twice. */
export const Busy: Story = {
  args: { busy: true, busyLabel: 'Signing in…', children: 'Sign in' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Signing in…' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Family: Story = {
  render: () => (
    <Stack gap="4" align="flex-start">
      <HStack gap="3" flexWrap="wrap">
        <Button icon={ChartCandlestick}>Analyze Chart</Button>
        <Button variant="outline">Reset</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger" icon={Trash2}>
          Delete analysis
        </Button>
        <Button disabled>Not yet</Button>
      </HStack>
      <HStack gap="3" flexWrap="wrap">
        <Button size="sm">Small</Button>
        <Button size="lg">Large</Button>
        <LinkButton href="/chart-analysis" variant="outline" iconEnd={ArrowRight}>
          View Chart
        </LinkButton>
        <IconButton label="Close" icon={X} />
      </HStack>
    </Stack>
  ),
};
