import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { AccountScreen } from '../account-screen.tsx';
import { ConfirmNewEmailScreen } from './confirm-new-email-screen.tsx';
import { KeepEmailScreen } from './keep-email-screen.tsx';

const pending = {
  email: 'mia@keller.example',
  requested_at: '2026-11-01T10:00:00.000Z',
  expires_at: '2026-11-02T10:00:00.000Z',
};
const signedOut = { status: 'signed-out', user: null, left: false, refresh: async () => undefined };

const meta: Meta = {
  title: 'Accounts/Email change',
  component: AccountScreen,
  parameters: {
    layout: 'fullscreen',
    route: '/account',
    msw: [
      http.post('/api/auth/email-change/confirm', () => new HttpResponse(null, { status: 204 })),
      http.post('/api/auth/email-change/undo', () => HttpResponse.json({ moved_back: true })),
    ],
  },
};
export default meta;
type Story = StoryObj;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change email address' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByText(/Enter the new email address/)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { msw: [http.get('/api/auth/me/email-change', () => HttpResponse.json({ pending }))] },
};

export const Confirm: Story = {
  parameters: { route: '/confirm-new-email#token=from-the-email' },
  render: () => <ConfirmNewEmailScreen />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Use the new address' }));
    await expect(await canvas.findByRole('heading', { name: 'Your email address is changed' })).toBeVisible();
  },
};

export const ConfirmSignedOut: Story = {
  parameters: { route: '/confirm-new-email#token=from-the-email', session: signedOut },
  render: () => <ConfirmNewEmailScreen />,
};

export const Keep: Story = {
  parameters: { route: '/keep-email#token=from-the-email', session: signedOut },
  render: () => <KeepEmailScreen />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep this address' }));
    await expect(await canvas.findByRole('heading', { name: 'Your email address is kept' })).toBeVisible();
  },
};

export const Phone: Story = { ...Waiting, globals: { viewport: { value: 'phone' } } };
