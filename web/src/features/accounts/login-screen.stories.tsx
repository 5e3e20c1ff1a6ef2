import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LoginScreen } from './login-screen.tsx';

const meta: Meta<typeof LoginScreen> = {
  title: 'Accounts/Log in',
  component: LoginScreen,
  parameters: { layout: 'fullscreen', route: '/login' },
};
export default meta;
type Story = StoryObj<typeof LoginScreen>;

const fill = async (element: HTMLElement): Promise<void> => {
  const canvas = within(element);
  await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'measured');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
};

export const Playground: Story = {};

export const NothingFilledIn: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign in' }));
    await expect(await within(canvasElement).findByText('Enter your email address.')).toBeVisible();
    await waitFor(() => expect(within(canvasElement).getByLabelText('Email')).toHaveFocus());
  },
};

export const SigningIn: Story = {
  parameters: { msw: [http.post('/api/auth/login', () => delay('infinite'))] },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await expect(await within(canvasElement).findByRole('button', { name: 'Signing in…' })).toBeVisible();
  },
};

export const WrongPassword: Story = {
  parameters: {
    msw: [
      http.post('/api/auth/login', () =>
        HttpResponse.json({ error: 'Email or password is not right.' }, { status: 401 }),
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Email or password is not right.',
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
