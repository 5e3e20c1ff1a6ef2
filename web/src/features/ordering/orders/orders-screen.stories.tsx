import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { expect, within } from 'storybook/test';
import { buildOrder } from '../testing/build-order.ts';
import { OrdersScreen } from './orders-screen.tsx';

type Order = ReturnType<typeof buildOrder>;

const answer = (orders: readonly Order[], total = orders.length) => [
  http.get('/api/orders', () => HttpResponse.json({ orders, meta: { total, limit: 20, offset: 0 } })),
];

const meta: Meta<typeof OrdersScreen> = {
  title: 'Ordering/Your orders',
  component: OrdersScreen,
  parameters: { layout: 'fullscreen', route: '/orders', msw: answer([buildOrder()], 45) },
};
export default meta;
type Story = StoryObj<typeof OrdersScreen>;

/** The first of three pages. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Page 1 of 3 — 45 total')).toBeVisible();
  },
};

export const Empty: Story = { parameters: { msw: answer([]) } };

export const Loading: Story = { parameters: { msw: [http.get('/api/orders', () => delay('infinite'))] } };

export const Failed: Story = {
  parameters: {
    msw: [
      http.get('/api/orders', () =>
        HttpResponse.json({ error: 'The database is restarting.' }, { status: 503 }),
      ),
    ],
  },
};

const long = buildOrder({
  total_amount: 1_234_567_890.12,
  total_minor: 123_456_789_012,
  items: [{ ...buildOrder().items[0]!, name: 'A package whose name goes on and on '.repeat(4).trim() }],
});

export const LongTexts: Story = { parameters: { msw: answer([long]) } };

export const LongTextsOnAPhone: Story = { ...LongTexts, globals: { viewport: { value: 'phone' } } };
