import { useState } from 'react';
import { SearchX } from 'lucide-react';
import { downloadBrandOrders, useBrandOrders } from '../../../api/brand.ts';
import type { BrandOrder } from '../../../api/brand.ts';
import { errorWords } from '../../../api/errors.ts';
import { useListAddress } from '../../../entities/list/use-list-address.ts';
import { CsvButton } from '../../../ui/csv-button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/data-table-column.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Box, Flex } from '../../../ui/layout.ts';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Button } from '../../../ui/plain-button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { commissionStatusColumn, orderColumns } from './order-columns.tsx';
import { useLoggedError } from './use-logged-error.ts';
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
  const { data, error, refetch, isFetching, isPlaceholderData } = useBrandOrders({
    ...filter,
    page: list.page,
    pageSize: PAGE_SIZE,
  });
  useLoggedError(error, 'Orders');
  return (
    <Page>
      <PageHeader
        title="My Orders"
        lead="Orders placed through your referral link. Customers' addresses are masked."
        actions={<CsvButton fetch={() => downloadBrandOrders(filter)} fileName="wickwise-partner-orders" />}
      />
      <Flex gap="3" wrap="wrap" align="flex-end">
        <SearchField
          label="Search by order ID or whole customer email"
          value={list.q}
          onValue={list.setQ}
          maxLength={254}
        />
        <Box minW="9rem">
          <SelectField
            label="Status"
            hideLabel
            options={statuses}
            value={list.filters.status}
            onValue={(status) => list.setFilter('status', status)}
          />
        </Box>
      </Flex>
      <DataTable
        caption="My Orders"
        columns={columnsWith(setAsked)}
        rows={data?.orders}
        rowKey={({ order_id: id }) => id}
        sort={list.sort}
        onSort={list.setSort}
        error={error && errorWords(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
        stale={isPlaceholderData}
        empty={<NoOrders filtered={list.isFiltered} onClear={list.clear} />}
      />
      {data && data.meta.total > 0 && (
        <Pager {...data.meta} onPage={list.setPage} previous="Previous" of="orders" />
      )}
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
