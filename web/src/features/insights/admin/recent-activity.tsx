import { ReceiptText } from 'lucide-react';
import type { RecentOrder } from '../../../api/insights-admin.ts';
import { useFormatMoney } from '../../../entities/currency/currencies.ts';
import { statusLabels } from '../../../entities/order/order-status.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { paths } from '../../../lib/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/data-table-column.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';

const ORDERS = `${paths.adminDashboard}/orders`;
/** How many orders are shown. */
const SHOWN = 5;

const itemsOf = ({ items }: RecentOrder): string =>
  items.length === 0
    ? 'No items'
    : items.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ');

interface Props {
  orders: readonly RecentOrder[] | undefined;
  error: string | null;
  onRetry: () => void;
  retrying: boolean;
}

/** The orders placed last, newest first. */
export function RecentActivity({ orders, ...state }: Props) {
  const format = useFormatMoney();
  const columns: Column<RecentOrder>[] = [
    {
      id: 'number',
      header: 'Order ID',
      narrow: 'title',
      cell: ({ number }) => <TextLink href={`${ORDERS}?q=${encodeURIComponent(number)}`}>{number}</TextLink>,
    },
    { id: 'customer', header: 'Customer', wrap: true, cell: ({ email }) => email },
    { id: 'items', header: 'Package', wrap: true, cell: itemsOf },
    {
      id: 'amount',
      header: 'Amount',
      align: 'end',
      cell: ({ total_minor: minor, currency }) => (
        <chakra.span textStyle="price">{format({ minor, currency })}</chakra.span>
      ),
    },
    {
      id: 'status',
      header: 'Status',
      cell: ({ payment_status: status }) => (
        <Badge tone={statusLabels[status].tone}>{statusLabels[status].label}</Badge>
      ),
    },
    { id: 'date', header: 'Date', cell: ({ created_at: at }) => formatMoment(at) },
  ];
  return (
    <Panel title="Recent Activity" flush aside={<TextLink href={ORDERS}>All orders</TextLink>}>
      <DataTable
        bare
        caption="Recent activity"
        columns={columns}
        rows={orders?.slice(0, SHOWN)}
        rowKey={({ order_id: id }) => id}
        expect={SHOWN}
        empty={
          <EmptyState icon={ReceiptText} title="No orders yet">
            The orders placed last are listed here.
          </EmptyState>
        }
        {...state}
      />
    </Panel>
  );
}
