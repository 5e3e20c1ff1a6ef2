import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildUser } from '../../features/analysis/fixtures/analyses.ts';
import { ConsoleScreen } from './console-screen.tsx';

const as = (role: 'admin' | 'brand') => ({
  status: 'signed-in',
  user: buildUser({ role, user_type: role }),
  left: false,
  refresh: async () => undefined,
});

const meta: Meta<typeof ConsoleScreen> = {
  title: 'App/Where operators and partners arrive',
  component: ConsoleScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof ConsoleScreen>;

export const Operator: Story = {
  args: { role: 'admin' },
  parameters: { route: '/admin-dashboard', session: as('admin') },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Switch to User Dashboard' }),
    ).toBeVisible();
  },
};

export const Partner: Story = {
  args: { role: 'brand' },
  parameters: { route: '/brand-dashboard', session: as('brand') },
};
