import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { RegisterScreen } from './register-screen.tsx';

const meta: Meta<typeof RegisterScreen> = {
  title: 'Accounts/Register',
  component: RegisterScreen,
  parameters: { layout: 'fullscreen', route: '/register' },
};
export default meta;
type Story = StoryObj<typeof RegisterScreen>;

export const Playground: Story = {};

const taken = {
  error: 'There is an account with this email address already.',
  errors: [{ field: 'email', message: 'Log in, or use another address.' }],
};

/** The server's message is shown under the form, those of fields at the fields. */
export const EmailTaken: Story = {
  parameters: { msw: [http.post('/api/auth/register', () => HttpResponse.json(taken, { status: 409 }))] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Full name'), 'Ada Lovelace');
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'measured');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByText('Log in, or use another address.')).toBeVisible();
  },
};
