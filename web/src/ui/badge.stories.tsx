import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CircleX } from 'lucide-react';
import { Badge, TrendBadge } from './badge.tsx';
import { HStack } from './layout.ts';

const meta: Meta<typeof Badge> = {
  title: 'Design system/Badge',
  component: Badge,
  args: { children: 'Completed', tone: 'success' },
  argTypes: {
    tone: { control: 'select', options: ['plain', 'accent', 'success', 'warning', 'danger', 'info'] },
  },
};
export default meta;
type Story = StoryObj<typeof Badge>;

export const Playground: Story = {};

export const Tones: Story = {
  render: () => (
    <HStack gap="2" flexWrap="wrap">
      <Badge>Pro</Badge>
      <Badge tone="accent">Projected</Badge>
      <Badge tone="success" icon={CircleCheck}>
        Completed
      </Badge>
      <Badge tone="warning">Fair</Badge>
      <Badge tone="danger" icon={CircleX}>
        Failed
      </Badge>
      <Badge tone="info">Analyzing</Badge>
    </HStack>
  ),
};

/** Arrow and label carry the meaning; the colour repeats it. */
export const Trends: Story = {
  render: () => (
    <HStack gap="2">
      <TrendBadge trend="rising">Bullish</TrendBadge>
      <TrendBadge trend="falling">Bearish</TrendBadge>
      <TrendBadge trend="neutral">Sideways</TrendBadge>
    </HStack>
  ),
};
