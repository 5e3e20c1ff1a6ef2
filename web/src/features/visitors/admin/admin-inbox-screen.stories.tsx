import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { expect, fireEvent, within } from 'storybook/test';
import { inboxPage, newsletterPage } from '../testing/inbox-samples.ts';
import { AdminInboxScreen } from './admin-inbox-screen.tsx';

const messages = http.get('/api/admin/contact-messages', () => HttpResponse.json(inboxPage));
const newsletter = http.get('/api/admin/newsletter', () => HttpResponse.json(newsletterPage));

const meta: Meta<typeof AdminInboxScreen> = {
  title: 'Visitors/Inbox',
  component: AdminInboxScreen,
  parameters: { layout: 'fullscreen', msw: [messages, newsletter] },
};
export default meta;
type Story = StoryObj<typeof AdminInboxScreen>;

/** One without a subject, one with long names and text, one that is handled. */
export const Messages: Story = {};
export const Night: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Read: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.click(await canvas.findByRole('button', { name: /Read the message of Somebody/ }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('link', { name: 'Reply by email' })).toBeVisible();
  },
};

export const Newsletter: Story = { parameters: { route: '/?view=newsletter' } };

export const Empty: Story = {
  parameters: {
    msw: [
      http.get('/api/admin/contact-messages', () =>
        HttpResponse.json({
          messages: [],
          meta: { page: 1, pages: 1, total: 0 },
          counts: { open: 0, handled: 0 },
        }),
      ),
    ],
  },
};

export const Loading: Story = {
  parameters: { msw: [http.get('/api/admin/contact-messages', () => delay('infinite'))] },
};

export const Failed: Story = {
  parameters: {
    msw: [
      http.get('/api/admin/contact-messages', () =>
        HttpResponse.json({ error: 'The database is restarting.' }, { status: 503 }),
      ),
    ],
  },
};
