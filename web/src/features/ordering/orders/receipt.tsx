import type { ReactNode } from 'react';
import type { Money } from '../../../../../api/domain/shared-with-web/money.ts';
import type { Order } from '../../../api/ordering.ts';
import { usePublicSettings } from '../../../api/platform.ts';
import { useFormatMoney } from '../../../entities/currency/currencies.ts';
import { statusLabels } from '../../../entities/order/order-status.ts';
import { formatDay, formatMoment } from '../../../lib/format-date.ts';
import { wireMoney } from '../../../lib/wire-money.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Flex, Grid, chakra } from '../../../ui/layout.ts';
import { Logo } from '../../../ui/logo.tsx';
import { cardText, lineText } from './order-text.ts';

const Cell = chakra('td', { base: { py: '3', verticalAlign: 'top', textStyle: 'body' } });
const Head = chakra('th', {
  base: { py: '2', textStyle: 'caption', color: 'fg.muted', fontWeight: '500', textAlign: 'start' },
});

/** A column that a phone has no room for; paper has. */
const wideOnly = { display: { base: 'none', sm: 'table-cell' }, _print: { display: 'table-cell' } } as const;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div minW="0">
      <chakra.dt textStyle="caption" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd textStyle="body" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}

function Facts({ order }: { order: Order }) {
  const { label, tone } = statusLabels[order.payment_status];
  return (
    <Grid
      as="dl"
      gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, minmax(0, auto))' }}
      gap="4"
      _print={{ gridTemplateColumns: 'repeat(4, minmax(0, auto))' }}
    >
      <Fact label="Billed to">{order.email}</Fact>
      <Fact label={order.paid_at ? 'Paid' : 'Ordered'}>
        {formatMoment(order.paid_at ?? order.created_at)}
      </Fact>
      <Fact label="Card">{order.card ? cardText(order.card) : 'Not known yet'}</Fact>
      <Fact label="Status">
        <Badge tone={tone}>{label}</Badge>
      </Fact>
    </Grid>
  );
}

function Lines({ order, format }: { order: Order; format: (amount: Money) => string }) {
  return (
    <chakra.tbody>
      {order.items.map((line) => (
        <chakra.tr key={`${line.type} ${line.id}`} borderTopWidth="1px">
          <Cell pe="4">
            {line.name}
            <chakra.span display="block" textStyle="caption" color="fg.muted">
              {lineText(line)}
            </chakra.span>
            {line.quantity > 1 && (
              <chakra.span
                display={{ base: 'block', sm: 'none' }}
                textStyle="caption"
                color="fg.muted"
                _print={{ display: 'none' }}
              >
                {`${line.quantity} × ${format(wireMoney(line.price, line.currency))}`}
              </chakra.span>
            )}
          </Cell>
          <Cell pe="4" textAlign="end" whiteSpace="nowrap" {...wideOnly}>
            {line.quantity} × {format(wireMoney(line.price, line.currency))}
          </Cell>
          <Cell textAlign="end">
            <chakra.span textStyle="price">{format(wireMoney(line.line_total, line.currency))}</chakra.span>
          </Cell>
        </chakra.tr>
      ))}
    </chakra.tbody>
  );
}

function Sum({ label, amount, strong = false }: { label: ReactNode; amount: string; strong?: boolean }) {
  return (
    <Flex justify="space-between" gap="4" align="baseline">
      <chakra.span textStyle={strong ? 'subtitle' : 'body'} color={strong ? 'fg' : 'fg.muted'}>
        {label}
      </chakra.span>
      <chakra.span textStyle={strong ? 'priceLarge' : 'price'} whiteSpace="nowrap">
        {amount}
      </chakra.span>
    </Flex>
  );
}

function Sums({ order, format }: { order: Order; format: (amount: Money) => string }) {
  const { refunds, currency } = order;
  const given = refunds.filter(({ status }) => status !== 'refused');
  const back = given.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  const remaining = { minor: order.total_minor - back, currency };
  return (
    <Flex direction="column" gap="2" borderTopWidth="1px" borderColor="border.strong" pt="4">
      <Sum
        label="Total"
        amount={format({ minor: order.total_minor, currency })}
        strong={given.length === 0}
      />
      {order.tax?.treatment === 'taxed' && (
        <Sum
          label={`VAT within it, ${order.tax.rate_percent}%`}
          amount={format({ minor: order.tax.amount_minor, currency })}
        />
      )}
      {given.map((refund) => (
        <Sum
          key={refund.id}
          label={`Refund of ${formatDay(refund.created_at)}${refund.status === 'pending' ? ', on its way' : ''}`}
          amount={format({ minor: -refund.amount_minor, currency })}
        />
      ))}
      {given.length > 0 && <Sum label="After refunds" amount={format(remaining)} strong />}
    </Flex>
  );
}

function Seller() {
  const { data } = usePublicSettings();
  if (!data) return null;
  const { company, support_email } = data;
  return (
    <chakra.p textStyle="caption" color="fg.muted">
      {company.name}, company number {company.number}, {company.address}. Questions: {support_email}
    </chakra.p>
  );
}

/** What was bought, for how much, from whom; made to be printed. Everything stands as it was at the purchase. */
export function Receipt({ order }: { order: Order }) {
  const format = useFormatMoney();
  return (
    <chakra.article
      aria-label={`Receipt ${order.number}`}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="control"
      p={{ base: '5', md: '8' }}
      display="flex"
      flexDirection="column"
      gap="6"
      _print={{ borderWidth: '0', p: '0' }}
    >
      <chakra.div display="none" _print={{ display: 'block' }} aria-hidden>
        <Logo size={22} />
      </chakra.div>
      <Flex justify="space-between" align="baseline" gap="4" flexWrap="wrap">
        <chakra.h2 textStyle="title">{order.paid_at ? 'Receipt' : 'Order'}</chakra.h2>
        <chakra.span textStyle="code" color="fg.muted">
          {order.number}
        </chakra.span>
      </Flex>
      <Facts order={order} />
      <chakra.table width="full" borderCollapse="collapse">
        <chakra.thead>
          <chakra.tr>
            <Head scope="col">Item</Head>
            <Head scope="col" textAlign="end" pe="4" {...wideOnly}>
              Quantity
            </Head>
            <Head scope="col" textAlign="end">
              Amount
            </Head>
          </chakra.tr>
        </chakra.thead>
        <Lines order={order} format={format} />
      </chakra.table>
      <Sums order={order} format={format} />
      <Seller />
    </chakra.article>
  );
}
