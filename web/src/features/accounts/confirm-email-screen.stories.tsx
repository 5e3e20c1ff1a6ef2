import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { ConfirmEmailScreen } from './confirm-email-screen.tsx';

const meta: Meta<typeof ConfirmEmailScreen> = {
  title: 'Accounts/Confirm email',
  component: ConfirmEmailScreen,
  parameters: {
    layout: 'fullscreen',
    route: '/confirm-email#token=from-the-email',
    msw: [http.post('/api/auth/email-confirmation', () => new HttpResponse(null, { status: 204 }))],
  },
};
export default meta;
type Story = StoryObj<typeof ConfirmEmailScreen>;

export const Playground: Story = {};

export const Confirmed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm address' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Your email address is confirmed' }),
    ).toBeVisible();
  },
};

export const SignedOut: Story = {
  parameters: { session: { status: 'signed-out', user: null, left: false, refresh: async () => undefined } },
};

export const WithoutALink: Story = { parameters: { route: '/confirm-email' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
