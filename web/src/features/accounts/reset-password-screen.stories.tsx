import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const meta: Meta<typeof ResetPasswordScreen> = {
  title: 'Accounts/Reset password',
  component: ResetPasswordScreen,
  parameters: {
    layout: 'fullscreen',
    route: '/reset-password',
    msw: [http.post('/api/auth/password-reset', () => new HttpResponse(null, { status: 202 }))],
  },
};
export default meta;
type Story = StoryObj<typeof ResetPasswordScreen>;

export const Playground: Story = {};

export const LinkSent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a link' }));
    await expect(await canvas.findByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  },
};

export const WithALink: Story = { parameters: { route: '/reset-password#token=from-the-email' } };

export const DeadLink: Story = {
  parameters: {
    route: '/reset-password#token=used',
    msw: [
      http.post('/api/auth/password-reset/confirm', () =>
        HttpResponse.json({ error: 'This link has been used or is too old.' }, { status: 422 }),
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('New password'), 'measure twice');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('too old');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
