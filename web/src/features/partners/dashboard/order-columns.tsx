import type { BrandOrder } from '../../../api/brand.ts';
import { COMMISSION_STATUS } from '../../../entities/commission/commission-words.ts';
import { MoneyText } from '../../../entities/currency/money-text.tsx';
import { statusWords } from '../../../entities/order/order-status.ts';
import { formatDay } from '../../../lib/format-date.ts';
import { wireMoney } from '../../../lib/wire-money.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { chakra } from '../../../ui/layout.ts';
import { noCommissionWords, packageWords } from './order-words.ts';

/** The columns that tables of the own orders are made of. */
export const orderColumns = {
  id: {
    id: 'order_id',
    header: 'Order ID',
    narrow: 'title',
    cell: (order) => (
      <chakra.span fontFamily="mono" textStyle="price" title={order.order_id}>
        {order.order_number}
      </chakra.span>
    ),
  },
  customer: { id: 'email', header: 'Customer', cell: ({ email }) => email },
  package: { id: 'package', header: 'Package', wrap: true, cell: packageWords },
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
      <Badge tone={statusWords[status].tone}>{statusWords[status].label}</Badge>
    ),
  },
  commissionStatus: {
    id: 'commission_status',
    header: 'Commission status',
    cell: (order) => <CommissionState order={order} />,
  },
  date: { id: 'created_at', header: 'Date', cell: ({ created_at: date }) => formatDay(date) },
} as const satisfies Record<string, Column<BrandOrder>>;

function CommissionState({ order }: { order: BrandOrder }) {
  const { commission_status: status } = order;
  if (!status) return <chakra.span color="fg.muted">{noCommissionWords(order)}</chakra.span>;
  return <Badge tone={COMMISSION_STATUS[status].tone}>{COMMISSION_STATUS[status].label}</Badge>;
}
