import { useState } from 'react';
import { SearchX } from 'lucide-react';
import { downloadBrandOrders, useBrandOrders } from '../../../api/brand.ts';
import type { BrandOrder } from '../../../api/brand.ts';
import { ConsoleList } from '../../../entities/list/console-list.tsx';
import { useListAddress } from '../../../entities/list/use-list-address.ts';
import { CsvButton } from '../../../ui/csv-button.tsx';
import type { Column } from '../../../ui/data-table-column.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Box } from '../../../ui/layout.ts';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { commissionStatusColumn, orderColumns } from './order-columns.tsx';
import { WhyDialog } from './why-dialog.tsx';

const PAGE_SIZE = 20;

const statuses = [
  { value: '', label: 'All' },
  { value: 'paid', label: 'Paid' },
  { value: 'pending', label: 'Pending' },
  { value: 'cancelled', label: 'Cancelled' },
] as const;

const kinds = {
  filters: { status: ['paid', 'pending', 'cancelled'] },
  sorts: ['created_at'],
  sort: { by: 'created_at', order: 'desc' },
} as const;

const columnsWith = (ask: (order: BrandOrder) => void): readonly Column<BrandOrder>[] => [
  orderColumns.id,
  orderColumns.customer,
  orderColumns.package,
  orderColumns.amount,
  orderColumns.commission,
  orderColumns.payment,
  commissionStatusColumn(ask),
  { ...orderColumns.date, sortable: true },
];

/** Every order through the own link. */
export function OrdersScreen() {
  const list = useListAddress(kinds);
  const [asked, setAsked] = useState<BrandOrder | null>(null);
  const filter = { ...list.query, sort: undefined };
  const orders = useBrandOrders({
    ...filter,
    page: list.page,
    pageSize: PAGE_SIZE,
  });
  return (
    <Page>
      <PageHeader
        title="My Orders"
        lead="Orders placed through your referral link. Customers' addresses are masked; the label below tells one customer from another."
        actions={<CsvButton fetch={() => downloadBrandOrders(filter)} fileName="wickwise-partner-orders" />}
      />
      <ConsoleList
        of="orders"
        list={list}
        answer={orders}
        rowsOf={(answer) => answer.orders}
        previous="Previous"
        search="Search by order ID or whole customer email"
        maxSearchLength={254}
        filters={
          <Box minW="9rem">
            <SelectField
              label="Status"
              hideLabel
              options={statuses}
              value={list.filters.status}
              onValue={(status) => list.setFilter('status', status)}
            />
          </Box>
        }
        caption="My Orders"
        columns={columnsWith(setAsked)}
        rowKey={({ order_id: id }) => id}
        empty={<NoOrders filtered={list.isFiltered} onClear={list.clear} />}
      />
      <WhyDialog order={asked} onClose={() => setAsked(null)} />
    </Page>
  );
}

function NoOrders({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const action = filtered && (
    <Button variant="outline" onClick={onClear}>
      Show all orders
    </Button>
  );
  return (
    <EmptyState icon={SearchX} title="No orders found" action={action}>
      {filtered
        ? 'Nothing matches. A customer is found by the whole email address, an order by how its ID begins.'
        : 'Orders placed through your referral link appear here.'}
    </EmptyState>
  );
}
