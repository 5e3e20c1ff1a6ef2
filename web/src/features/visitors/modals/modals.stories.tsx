import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { ContactModal } from './contact-modal.tsx';
import { DemoModal } from './demo-modal.tsx';
import { LoginModal } from './login-modal.tsx';
import { PaymentModal } from './payment-modal.tsx';

const nothing = (): void => undefined;
const signedOut = { status: 'signed-out', user: null, left: false, refresh: async () => undefined };

const meta: Meta = {
  title: 'Visitors/Modals',
  parameters: { layout: 'fullscreen', session: signedOut },
};
export default meta;
type Story = StoryObj;

const dialogOf = async (canvas: HTMLElement) =>
  within(await within(canvas.ownerDocument.body).findByRole('dialog'));

export const LogIn: Story = { render: () => <LoginModal open onClose={nothing} /> };
export const Register: Story = { render: () => <LoginModal open onClose={nothing} way="register" /> };

export const NothingTyped: Story = {
  ...LogIn,
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Please enter email and password');
  },
};

export const Demo: Story = { render: () => <DemoModal open onClose={nothing} onTry={nothing} /> };

export const Payment: Story = {
  render: () => <PaymentModal open onClose={nothing} plan={{ name: 'Professional', code: 'pro' }} />,
};

async function buy(canvasElement: HTMLElement): Promise<void> {
  const dialog = await dialogOf(canvasElement);
  await userEvent.type(dialog.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(dialog.getByLabelText('First name'), 'Ada');
  await userEvent.type(dialog.getByLabelText('Last name'), 'Lovelace');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
}

export const AccountIsWaiting: Story = {
  ...Payment,
  parameters: {
    msw: {
      handlers: [
        http.post('/api/users', () =>
          HttpResponse.json(
            { user: { email: 'ada@example.com', full_name: 'Ada Lovelace' } },
            { status: 201 },
          ),
        ),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await buy(canvasElement);
    const dialog = await dialogOf(canvasElement);
    await expect(await dialog.findByRole('link', { name: 'Choose a plan' })).toBeVisible();
  },
};

export const PurchaseFails: Story = {
  ...Payment,
  parameters: {
    msw: {
      handlers: [
        http.post('/api/users', () => HttpResponse.json({ error: 'Too many tries.' }, { status: 429 })),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await buy(canvasElement);
    const dialog = await dialogOf(canvasElement);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to complete purchase');
  },
};

export const Contact: Story = { render: () => <ContactModal open onClose={nothing} /> };
export const LogInOnAPhone: Story = { ...LogIn, globals: { viewport: { value: 'phone' } } };
export const ContactOnAPhone: Story = { ...Contact, globals: { viewport: { value: 'phone' } } };
