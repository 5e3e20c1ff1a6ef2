import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from './badge.tsx';
import { PartNav } from './part-nav.tsx';

const parts = [
  { href: '#payable', label: 'Payable' },
  { href: '#batches', label: 'Monthly payouts' },
  { href: '#explain', label: 'Explain an order', badge: <Badge>2</Badge> },
];

const meta: Meta<typeof PartNav> = {
  title: 'Design system/Part navigation',
  component: PartNav,
  args: { label: 'Payouts', parts, current: '#batches' },
};
export default meta;
type Story = StoryObj<typeof PartNav>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Payouts' }));
    await expect(nav.getByRole('link', { name: 'Monthly payouts' })).toHaveAttribute('aria-current', 'page');
    await expect(nav.getByRole('link', { name: 'Payable' })).not.toHaveAttribute('aria-current');
  },
};
