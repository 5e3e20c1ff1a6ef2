import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { Session } from '../../entities/session/session.tsx';
import { AccountScreen } from './account-screen.tsx';

const meta: Meta<typeof AccountScreen> = {
  title: 'Accounts/Account',
  component: AccountScreen,
  parameters: { layout: 'fullscreen', route: '/account' },
};
export default meta;
type Story = StoryObj<typeof AccountScreen>;

const notConfirmed: Session = {
  status: 'signed-in',
  user: {
    id: '6f9c2f2e-4a53-4a0b-9b1e-0d5f5f1d2a11',
    email: 'ada@example.com',
    email_confirmed: false,
    full_name: 'Ada Lovelace',
    plan: 'none',
    subscription_tier: 'none',
    role: 'user',
    user_type: 'user',
    credits_balance: 10,
    credits_unlimited: false,
    credits_expiring: null,
    created_at: '2026-11-01T10:00:00Z',
  },
  left: false,
  refresh: async () => undefined,
};

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
