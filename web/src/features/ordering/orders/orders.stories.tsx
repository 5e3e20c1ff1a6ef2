import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../../ui/layout.ts';
import { invoiced } from '../testing/build-invoice.ts';
import { buildOrder, pendingOrder } from '../testing/build-order.ts';
import { InvoiceList } from './invoice-list.tsx';
import { OrderBanner } from './order-banner.tsx';
import { OrdersTable } from './orders-table.tsx';
import { Receipt } from './receipt.tsx';

const meta: Meta = { title: 'Ordering/Orders' };
export default meta;
type Story = StoryObj;

const quiet = {
  claim: true,
  signedIn: false,
  checking: false,
  failure: null,
  bank: null,
  onCheck: () => undefined,
};

export const Confirmation: Story = {
  render: () => (
    <Stack gap="6" maxW="46rem">
      <OrderBanner {...quiet} order={buildOrder()} />
      <Receipt order={buildOrder()} />
    </Stack>
  ),
};

export const ReceiptWithTax: Story = { render: () => <Receipt order={buildOrder(invoiced)} /> };

export const Documents: Story = {
  render: () => <InvoiceList invoices={invoiced.invoices} pdfOf={async () => new Blob()} />,
};

export const Pending: Story = {
  render: () => <OrderBanner {...quiet} order={buildOrder(pendingOrder)} />,
};

export const WaitingForTheBank: Story = {
  render: () => <OrderBanner {...quiet} order={buildOrder(pendingOrder)} bank="/checkout/challenge/ch_1" />,
};

export const ReceiptWithRefund: Story = {
  render: () => (
    <Receipt
      order={buildOrder({
        payment_status: 'partly_refunded',
        refunds: [
          {
            id: '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d12',
            amount: 10,
            amount_minor: 1000,
            currency: 'EUR',
            status: 'succeeded',
            origin: 'own',
            failure: null,
            reason: 'Late',
            created_at: '2026-11-22T09:12:00Z',
          },
        ],
      })}
    />
  ),
};

export const List: Story = {
  render: () => (
    <OrdersTable
      orders={(['paid', 'pending', 'cancelled', 'partly_refunded', 'refunded'] as const).map(
        (payment_status, nth) =>
          buildOrder({ payment_status, order_id: `order-${nth}`, number: `WW-3F0A91C27${nth}` }),
      )}
    />
  ),
};
