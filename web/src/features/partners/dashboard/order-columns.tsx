import type { BrandOrder } from '../../../api/brand.ts';
import { COMMISSION_STATUS } from '../../../entities/commission/commission-labels.ts';
import { MoneyText } from '../../../entities/currency/money-text.tsx';
import { statusLabels } from '../../../entities/order/order-status.ts';
import { formatDay } from '../../../lib/format-date.ts';
import { wireMoney } from '../../../lib/wire-money.ts';
import { Badge } from '../../../ui/badge.tsx';
import { TextButton } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-table-column.ts';
import { chakra } from '../../../ui/layout.ts';
import { noCommissionText, packageText } from './order-text.ts';

/** A customer by the masked address, and by the label that tells two of the same address apart. */
export function Customer({ email, customer_label: label }: Pick<BrandOrder, 'email' | 'customer_label'>) {
  const at = email.indexOf('@');
  return (
    <chakra.span display="block" maxW={{ md: '7.5rem', '2xl': 'none' }} overflowWrap="break-word">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
      {label && (
        <chakra.span display="block" textStyle="price" fontSize="12px" color="fg.muted" title="Customer">
          {label}
        </chakra.span>
      )}
    </chakra.span>
  );
}

/** The columns that tables of the own orders are made of. */
export const orderColumns = {
  id: {
    id: 'order_id',
    header: 'Order ID',
    narrow: 'title',
    cell: (order) => (
      <chakra.span textStyle="price" fontSize="12px" title={order.order_id}>
        {order.order_number}
      </chakra.span>
    ),
  },
  customer: {
    id: 'email',
    header: 'Customer',
    wrap: true,
    // Eight columns fit beside the menu at 1280 px only when addresses may break, and first before the @.
    cell: (order) => <Customer {...order} />,
  },
  package: {
    id: 'package',
    header: 'Package',
    wrap: true,
    cell: (order) => (
      <chakra.span display="block" minW={{ md: '6rem' }}>
        {packageText(order)}
      </chakra.span>
    ),
  },
  amount: {
    id: 'total_amount',
    header: 'Amount',
    align: 'end',
    cell: ({ total_amount: amount, currency }) => <MoneyText amount={wireMoney(amount, currency)} />,
  },
  commission: {
    id: 'commission_amount',
    header: 'Commission',
    align: 'end',
    cell: ({ commission_amount: amount, currency }) => <MoneyText amount={wireMoney(amount, currency)} />,
  },
  payment: {
    id: 'payment_status',
    header: 'Payment status',
    cell: ({ payment_status: status }) => (
      <Badge tone={statusLabels[status].tone}>{statusLabels[status].label}</Badge>
    ),
  },
  date: { id: 'created_at', header: 'Date', cell: ({ created_at: date }) => formatDay(date) },
} as const satisfies Record<string, Column<BrandOrder>>;

/**
 * How the commission of an order stands, with a question for the reason; only for orders that were paid.
 * @param ask opens the explanation
 */
export const commissionStatusColumn = (ask: (order: BrandOrder) => void): Column<BrandOrder> => ({
  id: 'commission_status',
  header: 'Commission status',
  cell: (order) => (
    <chakra.span
      display="inline-flex"
      flexDirection="column"
      alignItems={{ base: 'flex-end', md: 'flex-start' }}
    >
      <CommissionState order={order} />
      {order.earned !== null && (
        <TextButton
          textStyle="caption"
          color="fg.muted"
          aria-label={`${order.earned ? 'Why' : 'Why not'}: order ${order.order_number}`}
          onClick={() => ask(order)}
        >
          {order.earned ? 'Why?' : 'Why not?'}
        </TextButton>
      )}
    </chakra.span>
  ),
});

function CommissionState({ order }: { order: BrandOrder }) {
  const { commission_status: status } = order;
  if (!status) return <chakra.span color="fg.muted">{noCommissionText(order)}</chakra.span>;
  return <Badge tone={COMMISSION_STATUS[status].tone}>{COMMISSION_STATUS[status].label}</Badge>;
}
