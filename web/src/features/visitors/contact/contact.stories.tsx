import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { Box } from '../../../ui/layout.ts';
import { ContactForm } from './contact-form.tsx';
import { NewsletterBox } from './newsletter-box.tsx';
import { NewsletterConfirmScreen, NewsletterUnsubscribeScreen } from './newsletter-link-screen.tsx';

const signedOut = { status: 'signed-out', user: null, left: false, refresh: async () => undefined };

const meta: Meta<typeof ContactForm> = {
  title: 'Visitors/Contact and newsletter',
  component: ContactForm,
  parameters: { session: signedOut },
  render: (args) => (
    <Box maxW="36rem">
      <ContactForm {...args} />
    </Box>
  ),
};
export default meta;
type Story = StoryObj<typeof ContactForm>;

export const Playground: Story = {};
export const LongText: Story = {
  args: {
    subject: 'A question from the support chat',
    message: 'Why is this level so far away? '.repeat(40),
  },
};

export const NothingFilledIn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByText('Enter your message.')).toBeVisible();
  },
};

const answering = (status: number, body: object | null = null) => ({
  session: signedOut,
  msw: {
    handlers: [
      http.post('/api/contact', () =>
        body === null ? new HttpResponse(null, { status }) : HttpResponse.json(body, { status }),
      ),
    ],
  },
});

async function send(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('Name'), 'Ada Lovelace');
  await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
  await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
}

export const Sent: Story = {
  args: { subject: 'Refund', message: 'How do I ask?' },
  parameters: answering(202),
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await expect(await within(canvasElement).findByText('Message sent')).toBeVisible();
  },
};

export const Refused: Story = {
  args: { subject: 'Refund', message: 'How do I ask?' },
  parameters: answering(429, { error: 'That was a lot at once. Please wait and try again.' }),
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

export const Newsletter: Story = {
  render: () => (
    <Box maxW="26rem">
      <NewsletterBox />
    </Box>
  ),
};

const fullscreen = { layout: 'fullscreen', session: signedOut };

export const ConfirmLink: Story = {
  parameters: { ...fullscreen, route: '/newsletter/confirm#token=from-the-email' },
  render: () => <NewsletterConfirmScreen />,
};

export const UnsubscribeLinkIsUsed: Story = {
  parameters: {
    ...fullscreen,
    route: '/newsletter/unsubscribe#token=used',
    msw: {
      handlers: [
        http.post('/api/newsletter/unsubscribe', () =>
          HttpResponse.json({ error: 'This link has been used or is too old.' }, { status: 422 }),
        ),
      ],
    },
  },
  render: () => <NewsletterUnsubscribeScreen />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const NoLink: Story = {
  parameters: { ...fullscreen, route: '/newsletter/confirm' },
  render: () => <NewsletterConfirmScreen />,
};
