import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import type { AdminOrder } from '../../../api/ordering-admin.ts';
import {
  buildAdminList,
  buildAdminOrder,
  buildOrders,
  pendingByHand,
  sampleTrail,
} from '../testing/build-admin-order.ts';
import { AdminOrdersScreen } from './admin-orders-screen.tsx';
import { OrderModal } from './order-modal.tsx';
import { adminSession } from '../../../entities/session/testing/build-user.ts';

const LIST = '/api/admin/orders';
const quiet = () => undefined;
const list = (orders: AdminOrder[]) =>
  http.get(LIST, () => HttpResponse.json(buildAdminList(orders, { pages: 9, total: 173 })));
const one = (order: AdminOrder) => [
  http.get(`${LIST}/:id`, () => HttpResponse.json({ order })),
  http.get(`${LIST}/:id/audit`, () => HttpResponse.json({ entries: sampleTrail })),
  http.get(`${LIST}/:id/commission`, () => HttpResponse.json({ error: 'None.' }, { status: 404 })),
];

const meta: Meta = { title: 'Admin/Orders', parameters: { layout: 'fullscreen', session: adminSession } };
export default meta;
type Story = StoryObj;

const screen = (...handlers: ReturnType<typeof list>[]): Story => ({
  render: () => <AdminOrdersScreen />,
  parameters: { msw: { handlers } },
});
const modal = (mode: 'view' | 'edit' | 'refund', order: AdminOrder): Story => ({
  render: () => <OrderModal state={{ mode, id: order.order_id }} onState={quiet} />,
  parameters: { msw: { handlers: one(order) } },
});

export const Full: Story = screen(list(buildOrders()));
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } };
export const Loading: Story = screen(http.get(LIST, () => delay('infinite')));
export const Empty: Story = screen(http.get(LIST, () => HttpResponse.json(buildAdminList([]))));
export const Failed: Story = screen(
  http.get(LIST, () => HttpResponse.json({ error: 'The database is away.' }, { status: 503 })),
);
export const LongText: Story = screen(
  list([
    buildAdminOrder({
      email: `${'a-very-long-mailbox-without-any-space'.repeat(2)}@example.com`,
      customer_name: 'Somebody With Quite A Few Names Who Types All Of Them Every Time',
      items: buildAdminOrder().items.map((item) => ({
        ...item,
        name: `${item.name} `.repeat(8),
        quantity: 12,
      })),
      total_minor: 123_456_789_00,
    }),
  ]),
);

export const View: Story = modal(
  'view',
  buildAdminOrder({
    refund_request: { status: 'requested', reason: 'Not for me.', created_at: '2026-11-22T08:00:00Z' },
  }),
);
export const ViewOnAPhone: Story = { ...View, globals: { viewport: { value: 'phone' } } };
export const Disputed: Story = modal(
  'view',
  buildAdminOrder({
    payment_status: 'disputed',
    refundable_minor: 0,
    disputes: [
      {
        reference: 'dp_1',
        status: 'open',
        amount: 210.68,
        amount_minor: 21_068,
        currency: 'EUR',
        reason: 'product_not_received',
        fee: { amount: 15, amount_minor: 1500, currency: 'EUR' },
        opened_at: '2026-11-22T08:00:00Z',
        respond_by: '2026-11-29T08:00:00Z',
        closed_at: null,
      },
    ],
  }),
);
export const FraudWarning: Story = modal(
  'view',
  buildAdminOrder({
    fraud_warnings: [
      { reference: 'w_1', reason: 'made_with_stolen_card', actionable: true, at: '2026-11-22T08:00:00Z' },
    ],
  }),
);
export const Edit: Story = modal('edit', buildAdminOrder(pendingByHand));
export const EditPaid: Story = modal('edit', buildAdminOrder());
export const Refund: Story = modal('refund', buildAdminOrder());
export const Create: Story = {
  render: () => <OrderModal state={{ mode: 'create' }} onState={quiet} />,
};
