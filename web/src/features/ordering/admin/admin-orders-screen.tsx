import { useEffect, useState } from 'react';
import { Plus, ShoppingBag } from 'lucide-react';
import { errorWords } from '../../../api/errors.ts';
import { downloadOrders, useAdminOrders } from '../../../api/ordering-admin.ts';
import type { AdminOrder } from '../../../api/ordering-admin.ts';
import { useListAddress } from '../../../entities/list/use-list-address.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { CsvButton } from '../../../ui/csv-button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { DeleteOrderDialog } from './delete-order-dialog.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderModal } from './order-modal.tsx';
import type { OrderModalState } from './order-modal.tsx';

/** How long a question takes to go (milliseconds). */
const QUESTION_LEAVES_MS = 200;

/** Everything that was ordered: to find, look at, enter, change, refund and delete. */
export function AdminOrdersScreen() {
  const list = useListAddress({
    filters: {
      status: ['paid', 'pending', 'cancelled', 'partly_refunded', 'refunded'],
      package: ['starter', 'professional', 'expert'],
      date: 'any',
      date_to: 'any',
    },
    sorts: ['created_at', 'total_amount', 'email'],
    sort: { by: 'created_at', order: 'desc' },
  });
  const { data, error, refetch, isFetching, isPlaceholderData } = useAdminOrders({
    ...list.query,
    page: list.page,
  });
  useEffect(() => {
    if (error) console.error('The orders could not be loaded', error);
  }, [error]);
  const [modal, setModal] = useState<OrderModalState | null>(null);
  const [doomed, setDoomed] = useState<AdminOrder | null>(null);
  const columns = orderColumns({
    onView: ({ order_id: id }) => setModal({ mode: 'view', id }),
    onEdit: ({ order_id: id }) => setModal({ mode: 'edit', id }),
    onDelete: setDoomed,
  });
  return (
    <Page>
      <PageHeader
        title="Order Management"
        lead="Orders of every customer. Days count in UTC."
        actions={
          <>
            <CsvButton fetch={() => downloadOrders(list.query)} fileName="wickwise-orders" />
            <Button icon={Plus} onClick={() => setModal({ mode: 'create' })}>
              Add Order
            </Button>
          </>
        }
      />
      <OrderFilters list={list} />
      {error && data && <Alert tone="warning">{errorWords(error)} These rows may be out of date.</Alert>}
      <DataTable
        caption="Orders"
        columns={columns}
        rows={data?.orders}
        rowKey={({ order_id: id }) => id}
        sort={list.sort}
        onSort={list.setSort}
        error={error ? errorWords(error) : null}
        onRetry={() => void refetch()}
        retrying={isFetching}
        stale={isPlaceholderData}
        empty={
          <EmptyState
            icon={ShoppingBag}
            title={list.isFiltered ? 'No order matches' : 'No orders yet'}
            action={list.isFiltered ? <Button onClick={list.clear}>Clear the filters</Button> : undefined}
          >
            {list.isFiltered
              ? 'Nothing was found with this search and these filters.'
              : 'Purchases show up here; an order that was paid in another way can be added by hand.'}
          </EmptyState>
        }
      />
      {data && data.meta.total > 0 && <Pager {...data.meta} onPage={list.setPage} of="orders" />}
      {modal && <OrderModal state={modal} onState={setModal} />}
      {doomed && (
        <DeleteOrderDialog
          order={doomed}
          onClose={() => setDoomed(null)}
          // The question gives the focus back first; a modal that is there by then would take that for leaving it.
          onRefund={() =>
            setTimeout(() => setModal({ mode: 'refund', id: doomed.order_id }), QUESTION_LEAVES_MS)
          }
        />
      )}
    </Page>
  );
}
