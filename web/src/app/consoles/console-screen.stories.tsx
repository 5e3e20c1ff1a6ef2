import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { buildUser, sessionOf } from '../../entities/session/testing/build-user.ts';
import { ConsoleScreen } from './console-screen.tsx';

const as = (role: 'admin' | 'brand') => sessionOf(buildUser({ role, user_type: role }));

const meta: Meta<typeof ConsoleScreen> = {
  title: 'App/Consoles',
  component: ConsoleScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof ConsoleScreen>;

export const Operator: Story = {
  args: { role: 'admin' },
  parameters: { route: '/admin-dashboard', session: as('admin') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('navigation', { name: 'Sections' })).toBeVisible();
  },
};

/** The menu is a sheet that opens and closes. */
export const OperatorOnAPhone: Story = {
  ...Operator,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).queryByRole('button', { name: 'Open the menu' });
    // The viewport follows the global only where a browser draws it.
    if (!toggle) return;
    await userEvent.click(toggle);
    const sheet = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(sheet).toBeVisible());
  },
};

export const Partner: Story = {
  args: { role: 'brand' },
  parameters: { route: '/brand-dashboard', session: as('brand') },
};
