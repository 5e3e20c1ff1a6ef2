import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from './badge.tsx';
import { DataTable } from './data-table.tsx';
import type { Column, Sort } from './data-table-column.ts';
import type { DataTableProps } from './data-table.tsx';
import { EmptyState } from './empty-state.tsx';
import { Button } from './button.tsx';

interface Order {
  id: string;
  customer: string;
  amount: string;
  status: 'Completed' | 'Pending';
  date: string;
}

const orders: Order[] = [
  { id: 'WW-1042', customer: 'ada@example.com', amount: '$129.00', status: 'Completed', date: '21 Nov 2026' },
  { id: 'WW-1041', customer: 'grace@example.com', amount: '$59.00', status: 'Pending', date: '20 Nov 2026' },
  {
    id: 'WW-1040',
    customer: 'katherine@example.com',
    amount: '$1,189.00',
    status: 'Completed',
    date: '18 Nov 2026',
  },
];

const columns: Column<Order>[] = [
  { id: 'id', header: 'Order ID', cell: ({ id }) => id, narrow: 'title' },
  { id: 'customer', header: 'Customer', cell: ({ customer }) => customer, sortable: true, wrap: true },
  { id: 'amount', header: 'Amount', cell: ({ amount }) => amount, sortable: true, align: 'end' },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={status === 'Completed' ? 'success' : 'warning'}>{status}</Badge>,
  },
  { id: 'date', header: 'Date', cell: ({ date }) => date, sortable: true },
  {
    id: 'actions',
    header: 'Actions',
    narrow: 'actions',
    cell: ({ id }) => (
      <Button variant="outline" size="sm" aria-label={`View ${id}`}>
        View
      </Button>
    ),
  },
];

function Sorted(props: DataTableProps<Order>) {
  const [sort, setSort] = useState<Sort>({ by: 'date', order: 'desc' });
  return <DataTable {...props} sort={sort} onSort={setSort} />;
}

const meta: Meta<typeof DataTable<Order>> = {
  title: 'Design system/Data table',
  component: DataTable<Order>,
  args: {
    caption: 'Orders',
    columns,
    rows: orders,
    rowKey: ({ id }: Order) => id,
    onRetry: fn(),
    empty: (
      <EmptyState icon={ReceiptText} title="No orders yet">
        What customers buy is listed here.
      </EmptyState>
    ),
  },
  render: (args) => <Sorted {...args} />,
};
export default meta;
type Story = StoryObj<typeof DataTable<Order>>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

export const Loading: Story = { args: { rows: undefined } };
export const Empty: Story = { args: { rows: [] } };
export const Failed: Story = { args: { rows: undefined, error: 'The server could not be reached.' } };
export const AnotherPageIsComing: Story = { args: { stale: true } };
export const LongText: Story = {
  args: {
    rows: [{ ...orders[0]!, customer: `${'a-very-long-name-without-any-space'.repeat(3)}@example.com` }],
  },
};
export const CardsOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const ScrollsOnAPhone: Story = {
  args: { narrow: 'scroll' },
  globals: { viewport: { value: 'phone' } },
};
