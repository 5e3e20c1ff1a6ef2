import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SupportChat } from './support-chat.tsx';

const signedOut = { status: 'signed-out', user: null, left: false, refresh: async () => undefined };

const answering = (answer: () => Promise<Response> | Response) => ({
  layout: 'fullscreen',
  session: signedOut,
  msw: { handlers: [http.post('/api/support/ask', answer)] },
});

const meta: Meta<typeof SupportChat> = {
  title: 'Visitors/Support chat',
  component: SupportChat,
  parameters: { layout: 'fullscreen', session: signedOut },
};
export default meta;
type Story = StoryObj<typeof SupportChat>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Help' }));
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
};
const ask = async (canvasElement: HTMLElement, question: string) => {
  const chat = await open(canvasElement);
  await userEvent.type(await chat.findByLabelText('Your question'), `${question}{Enter}`);
  return chat;
};

export const Playground: Story = {};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const chat = await open(canvasElement);
    // A real browser moves the cursor to where the question is typed.
    const field = await chat.findByLabelText('Your question');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Waiting: Story = {
  parameters: answering(async () => {
    await delay('infinite');
    return new HttpResponse();
  }),
  play: async ({ canvasElement }) => {
    const chat = await ask(canvasElement, 'Can I get a refund?');
    await expect(await chat.findByText('Looking it up…')).toBeVisible();
  },
};

export const Answered: Story = {
  parameters: answering(() =>
    HttpResponse.json({
      answer:
        'Yes, within 30 days of the purchase. Credits that you have not used are paid back pro rata, to the card that paid.',
      sources: [{ kind: 'faq', title: 'Can I have my money back?', href: '/faq#refunds' }],
      handover: false,
    }),
  ),
  play: async ({ canvasElement }) => {
    const chat = await ask(canvasElement, 'Can I get a refund?');
    await expect(await chat.findByRole('link', { name: 'Can I have my money back?' })).toBeVisible();
  },
};

const unknown = answering(() =>
  HttpResponse.json({
    answer: 'Our questions and lessons have no answer to that. A person can help.',
    sources: [],
    handover: true,
  }),
);

export const HandsOver: Story = {
  parameters: unknown,
  play: async ({ canvasElement }) => {
    const chat = await ask(canvasElement, 'Do you sell hats with charts on them?');
    await userEvent.click(await chat.findByRole('button', { name: 'Send it to a person' }));
    await expect(await chat.findByLabelText('Message')).toHaveValue('Do you sell hats with charts on them?');
  },
};

export const Fails: Story = {
  parameters: answering(() =>
    HttpResponse.json({ error: 'Something went wrong on our side.' }, { status: 500 }),
  ),
  play: async ({ canvasElement }) => {
    const chat = await ask(canvasElement, 'Can I get a refund?');
    await expect(await chat.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Phone: Story = { ...HandsOver, globals: { viewport: { value: 'phone' } } };
