import { useState } from 'react';
import { Plus, ShoppingBag } from 'lucide-react';
import { downloadOrders, useAdminOrders } from '../../../api/ordering-admin.ts';
import type { AdminOrder } from '../../../api/ordering-admin.ts';
import { ConsoleList } from '../../../entities/list/console-list.tsx';
import { useListAddress } from '../../../entities/list/use-list-address.ts';
import { useOpened } from '../../../entities/list/use-opened.ts';
import { useMay } from '../../../entities/session/use-may.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { CsvButton } from '../../../ui/csv-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { DeleteOrderDialog } from './delete-order-dialog.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderModal } from './order-modal.tsx';
import type { OrderModalState } from './order-modal.tsx';

/** Everything that was ordered: to find, look at, enter, change, refund and delete. */
export function AdminOrdersScreen() {
  const list = useListAddress({
    filters: {
      status: ['paid', 'pending', 'cancelled', 'partly_refunded', 'refunded'],
      package: ['starter', 'professional', 'expert'],
      user_id: 'any',
      refund_requested: ['true'],
      date: 'any',
      date_to: 'any',
    },
    sorts: ['created_at', 'total_amount', 'email'],
    sort: { by: 'created_at', order: 'desc' },
  });
  const { refund_requested: asked, ...query } = list.query;
  const filter = { ...query, ...(asked && { refund_requested: true }) };
  const orders = useAdminOrders({ ...filter, page: list.page });
  const opened = useOpened(`${paths.adminDashboard}/orders`);
  const [mode, setMode] = useState<'view' | 'edit' | 'refund' | 'create'>('view');
  const show = (next: 'view' | 'edit' | 'refund', id: string): void => {
    setMode(next);
    if (id !== opened.id) opened.open(id);
  };
  const modal: OrderModalState | null =
    mode === 'create' ? { mode } : opened.id === null ? null : { mode, id: opened.id };
  const setModal = (next: OrderModalState | null): void => {
    setMode(next?.mode ?? 'view');
    if (next === null && opened.id !== null) opened.close();
  };
  const [toDelete, setToDelete] = useState<AdminOrder | null>(null);
  const may = useMay();
  const columns = orderColumns({
    onView: ({ order_id: id }) => show('view', id),
    onEdit: may('updateAdminOrder') ? ({ order_id: id }) => show('edit', id) : undefined,
    onDelete: may('deleteAdminOrder') ? setToDelete : undefined,
  });
  return (
    <Page>
      <PageHeader
        title="Order Management"
        lead="Orders of every customer. Days count in UTC."
        actions={
          <>
            <CsvButton fetch={() => downloadOrders(filter)} fileName="wickwise-orders" />
            {may('createAdminOrder') && (
              <Button icon={Plus} onClick={() => setMode('create')}>
                Add Order
              </Button>
            )}
          </>
        }
      />
      <OrderFilters list={list} />
      <ConsoleList
        of="orders"
        list={list}
        answer={orders}
        rowsOf={(answer) => answer.orders}
        caption="Orders"
        columns={columns}
        rowKey={({ order_id: id }) => id}
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
      {modal && <OrderModal state={modal} onState={setModal} />}
      {toDelete && (
        <DeleteOrderDialog
          order={toDelete}
          onClosed={(answer) => {
            setToDelete(null);
            if (answer === 'refund') show('refund', toDelete.order_id);
          }}
        />
      )}
    </Page>
  );
}
