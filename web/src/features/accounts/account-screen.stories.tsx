import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AccountScreen } from './account-screen.tsx';

const meta: Meta<typeof AccountScreen> = {
  title: 'Accounts/Account',
  component: AccountScreen,
  parameters: { layout: 'fullscreen', route: '/account' },
};
export default meta;
type Story = StoryObj<typeof AccountScreen>;

export const Playground: Story = {};

export const WrongPasswordToDelete: Story = {
  parameters: {
    msw: [
      http.delete('/api/auth/me', () =>
        HttpResponse.json({ error: 'This is not your password.' }, { status: 422 }),
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Delete my account' }));
    await userEvent.type(await screen.findByLabelText('Your password'), 'guess');
    await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
    await expect(await screen.findByText('This is not your password.')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
