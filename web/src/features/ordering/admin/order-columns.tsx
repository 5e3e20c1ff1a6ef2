import { Eye, Pencil, Trash2 } from 'lucide-react';
import type { AdminOrder } from '../../../api/ordering-admin.ts';
import { statusLabels } from '../../../entities/order/order-status.ts';
import { formatDay, formatMoment } from '../../../lib/format-date.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Column } from '../../../ui/data-table-column.ts';
import { HStack, Stack, chakra } from '../../../ui/layout.ts';
import { amountOf, itemNames } from './order-text.ts';

export interface OrderRowActions {
  onView: (order: AdminOrder) => void;
  /** Absent for those who may not. */
  onEdit?: (order: AdminOrder) => void;
  onDelete?: (order: AdminOrder) => void;
}

/** The columns of the orders; the names of those that sort are the server's. */
export function orderColumns({ onView, onEdit, onDelete }: OrderRowActions): readonly Column<AdminOrder>[] {
  return [
    {
      id: 'number',
      header: 'Order ID',
      narrow: 'title',
      cell: ({ number }) => (
        <chakra.span fontFamily="mono" textStyle="caption">
          {number}
        </chakra.span>
      ),
    },
    {
      id: 'email',
      header: 'Customer',
      sortable: true,
      wrap: true,
      cell: (order) => <Customer order={order} />,
    },
    {
      id: 'package',
      header: 'Package',
      wrap: true,
      cell: (order) => <chakra.div minW={{ md: '5.5rem' }}>{itemNames(order)}</chakra.div>,
    },
    {
      id: 'total_amount',
      header: 'Amount',
      sortable: true,
      align: 'end',
      cell: (order) => <Amount order={order} />,
    },
    {
      id: 'status',
      header: 'Status',
      cell: ({ payment_status: status, refund_request: wish }) => (
        <Stack gap="1" align="flex-start">
          <Badge tone={statusLabels[status].tone}>{statusLabels[status].label}</Badge>
          {wish?.status === 'requested' && <Badge tone="warning">Refund requested</Badge>}
        </Stack>
      ),
    },
    {
      id: 'created_at',
      header: 'Date',
      sortable: true,
      cell: ({ created_at: at }) => (
        <chakra.time dateTime={at} title={formatMoment(at)} fontVariantNumeric="tabular-nums">
          {formatDay(at)}
        </chakra.time>
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      narrow: 'actions',
      align: 'end',
      cell: (order) => (
        <HStack gap="0.5" justify="flex-end">
          <IconButton size="sm" label={`View ${order.number}`} icon={Eye} onClick={() => onView(order)} />
          {onEdit && (
            <IconButton
              size="sm"
              label={`Edit ${order.number}`}
              icon={Pencil}
              onClick={() => onEdit(order)}
            />
          )}
          {onDelete && (
            <IconButton
              size="sm"
              label={`Delete ${order.number}`}
              icon={Trash2}
              onClick={() => onDelete(order)}
            />
          )}
        </HStack>
      ),
    },
  ];
}

function Customer({ order }: { order: AdminOrder }) {
  return (
    <Stack gap="0" minW={{ base: '0', md: '10rem' }}>
      <chakra.span overflowWrap="anywhere">{order.email}</chakra.span>
      <chakra.span textStyle="caption" color="fg.muted" overflowWrap="anywhere">
        {order.customer_name}
      </chakra.span>
    </Stack>
  );
}

function Amount({ order }: { order: AdminOrder }) {
  return (
    <>
      <chakra.span textStyle="price">{amountOf(order, order.total_minor)}</chakra.span>
      {order.refunded_minor > 0 && (
        <chakra.span display="block" textStyle="caption" color="fg.muted">
          {amountOf(order, order.refunded_minor)} back
        </chakra.span>
      )}
    </>
  );
}
