import type { ReceivedMessage, SubscriberList } from '../../../api/visitors-admin.ts';

const message = (id: number, part: Partial<ReceivedMessage>): ReceivedMessage => ({
  id: `0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d0${id}`,
  name: 'Grace Hopper',
  email: 'grace@example.com',
  subject: 'A question',
  message: 'How do I ask for a refund?',
  received_at: '2026-11-21T09:00:00Z',
  status: 'open',
  handled_at: null,
  handled_by: null,
  ...part,
});

export const sampleMessages: ReceivedMessage[] = [
  message(1, { subject: '', message: 'First line\nSecond line & more?' }),
  message(2, {
    name: 'Somebody with a name that is a good deal longer than names usually are',
    email: 'an-address-that-goes-on-and-on-without-anything-to-break-it@a-long-domain-name.example.com',
    message: 'I uploaded a chart. '.repeat(40),
  }),
  message(3, { status: 'handled', handled_at: '2026-11-20T10:00:00Z', handled_by: 'ada@example.com' }),
];

export const inboxPage = {
  messages: sampleMessages,
  meta: { page: 1, pages: 1, total: 3, total_is_exact: true, next_cursor: null },
  counts: { open: 2, handled: 1 },
};

export const newsletterPage: SubscriberList = {
  subscribers: [
    {
      id: '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d04',
      email: 'linus@example.com',
      status: 'waiting',
      requested_at: '2026-11-21T09:00:00Z',
      confirmed_at: null,
    },
    {
      id: '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d05',
      email: 'grace@example.com',
      status: 'confirmed',
      requested_at: '2026-11-20T09:00:00Z',
      confirmed_at: '2026-11-20T09:05:00Z',
    },
  ],
  meta: { page: 1, pages: 1, total: 2, total_is_exact: true, next_cursor: null },
  counts: { confirmed: 1, waiting: 1 },
};
