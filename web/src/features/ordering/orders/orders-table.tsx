import type { Order } from '../../../api/ordering.ts';
import { invoicePdf } from '../../../api/taxes.ts';
import { useFormatMoney } from '../../../entities/currency/currencies.ts';
import { statusLabels } from '../../../entities/order/order-status.ts';
import { formatDay } from '../../../lib/format-date.ts';
import { Badge } from '../../../ui/badge.tsx';
import { chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { orderPath } from './order-path.ts';

const Cell = chakra('td', { base: { px: { base: '3', md: '5' }, height: '12', py: '2', textStyle: 'body' } });
const Head = chakra('th', {
  base: {
    px: { base: '3', md: '5' },
    height: '10',
    textStyle: 'caption',
    color: 'fg.muted',
    fontWeight: '500',
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
});

const wide = { base: 'none', md: 'table-cell' } as const;

const itemsOf = ({ items }: Order): string =>
  items.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ');

/** Orders in rows; on a phone the items and the number stand in one cell. */
export function OrdersTable({ orders }: { orders: readonly Order[] }) {
  const format = useFormatMoney();
  return (
    <chakra.table width="full" borderCollapse="collapse">
      <chakra.thead>
        <chakra.tr>
          <Head scope="col">Order</Head>
          <Head scope="col" display={wide}>
            Date
          </Head>
          <Head scope="col" display={wide}>
            Items
          </Head>
          <Head scope="col" textAlign="end">
            Amount
          </Head>
          <Head scope="col">Status</Head>
          <Head scope="col" display={wide}>
            Documents
          </Head>
        </chakra.tr>
      </chakra.thead>
      <chakra.tbody>
        {orders.map((order) => {
          const { label, tone } = statusLabels[order.payment_status];
          return (
            <chakra.tr key={order.order_id} borderTopWidth="1px">
              <Cell>
                <chakra.span whiteSpace="nowrap">
                  <TextLink href={orderPath(order.order_id)}>{order.number}</TextLink>
                </chakra.span>
                <chakra.span
                  display={{ base: 'block', md: 'none' }}
                  textStyle="caption"
                  color="fg.muted"
                  overflowWrap="anywhere"
                >
                  {formatDay(order.created_at)}, {itemsOf(order)}
                </chakra.span>
              </Cell>
              <Cell display={wide} whiteSpace="nowrap" color="fg.muted">
                {formatDay(order.created_at)}
              </Cell>
              <Cell display={wide}>{itemsOf(order)}</Cell>
              <Cell textAlign="end" whiteSpace="nowrap">
                <chakra.span textStyle="price">
                  {format({ minor: order.total_minor, currency: order.currency })}
                </chakra.span>
              </Cell>
              <Cell>
                <Badge tone={tone}>{label}</Badge>
              </Cell>
              <Cell display={wide}>
                <InvoiceList
                  invoices={order.invoices}
                  pdfOf={(invoice) => invoicePdf(order.order_id, invoice, null)}
                />
              </Cell>
            </chakra.tr>
          );
        })}
      </chakra.tbody>
    </chakra.table>
  );
}
