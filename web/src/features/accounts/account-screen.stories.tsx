import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { buildUser, sessionOf } from '../../entities/session/testing/build-user.ts';
import { AccountScreen } from './account-screen.tsx';

const meta: Meta<typeof AccountScreen> = {
  title: 'Accounts/Account',
  component: AccountScreen,
  parameters: { layout: 'fullscreen', route: '/account' },
};
export default meta;
type Story = StoryObj<typeof AccountScreen>;

const notConfirmed = sessionOf(buildUser({ email_confirmed: false, credits_balance: 10 }));

export const Playground: Story = {};

export const AddressNotConfirmed: Story = {
  parameters: {
    session: notConfirmed,
    msw: [http.post('/api/auth/me/email-confirmation', () => new HttpResponse(null, { status: 202 }))],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link again' }));
    await expect(await canvas.findByText(/A link is on its way to you/)).toBeVisible();
  },
};

export const WrongPasswordToDelete: Story = {
  parameters: {
    msw: [
      http.delete('/api/auth/me', () =>
        HttpResponse.json({ error: 'The password is not right.' }, { status: 422 }),
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Delete my account' }));
    await userEvent.type(await screen.findByLabelText('Your password'), 'guess');
    await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
    await expect(await screen.findByText('The password is not right.')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
