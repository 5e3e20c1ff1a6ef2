import type { ReactNode } from 'react';
import { Pencil, Undo2 } from 'lucide-react';
import type { AdminOrder } from '../../../api/ordering-admin.ts';
import { useCommission } from '../../../api/partners-admin.ts';
import { adminInvoicePdf, type OrderTax } from '../../../api/taxes.ts';
import { CommissionStory } from '../../../entities/commission/commission-story.tsx';
import { useMay } from '../../../entities/session/use-may.ts';
import { ResendOrderEmail } from '../../../entities/order/resend-order-email.tsx';
import { statusLabels } from '../../../entities/order/order-status.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Flex, Grid, Stack, chakra } from '../../../ui/layout.ts';
import { InvoiceList } from '../orders/invoice-list.tsx';
import { cardText } from '../orders/order-text.ts';
import { FrameActions } from './order-frame.tsx';
import { DisputeList, FraudWarnings, SandboxPlays } from './order-disputes.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderTrail } from './order-trail.tsx';
import { amountOf } from './order-text.ts';

export interface OrderDetailsProps {
  order: AdminOrder;
  onClose: () => void;
  onEdit: () => void;
  onRefund: () => void;
}

/** Everything that is known of an order; nothing can be changed here. */
export function OrderDetails({ order, onClose, onEdit, onRefund }: OrderDetailsProps) {
  const may = useMay();
  return (
    <Stack gap="5">
      <RefundWish order={order} onRefund={onRefund} />
      <FraudWarnings order={order} onRefund={onRefund} />
      <Facts order={order} />
      <Section title="Items">
        <OrderItems
          items={order.items}
          amount={(minor) => amountOf(order, minor)}
          total={order.total_minor}
        />
      </Section>
      <Refunds order={order} />
      {order.invoices.length > 0 && (
        <Section title="Invoices">
          <InvoiceList
            invoices={order.invoices}
            pdfOf={(invoice) => adminInvoicePdf(order.order_id, invoice)}
          />
        </Section>
      )}
      <Emails order={order} />
      {order.disputes.length > 0 && (
        <Section title="Disputes">
          <DisputeList order={order} />
        </Section>
      )}
      <Commission order={order} />
      <Section title="What was done">
        <OrderTrail orderId={order.order_id} />
      </Section>
      {may('playSandboxEvent') && <SandboxPlays order={order} />}
      <FrameActions>
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
        {order.refundable_minor > 0 && may('refundOrder') && (
          <Button variant="outline" icon={Undo2} onClick={onRefund}>
            Refund
          </Button>
        )}
        {may('updateAdminOrder') && (
          <Button icon={Pencil} onClick={onEdit}>
            Edit
          </Button>
        )}
      </FrameActions>
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section>
      <chakra.h3 textStyle="label" mb="2">
        {title}
      </chakra.h3>
      {children}
    </chakra.section>
  );
}

/** What can be sent again: the receipt of what was paid, and the email about the last refund. */
function Emails({ order }: { order: AdminOrder }) {
  const may = useMay();
  if (order.paid_at === null || !may('resendOrderEmail')) return null;
  const { order_id: orderId, number } = order;
  return (
    <Section title="Emails">
      <Flex gap="2" wrap="wrap">
        <ResendOrderEmail orderId={orderId} number={number} kind="receipt" />
        {order.refunded_minor > 0 && <ResendOrderEmail orderId={orderId} number={number} kind="refund" />}
      </Flex>
    </Section>
  );
}

function RefundWish({ order, onRefund }: Pick<OrderDetailsProps, 'order' | 'onRefund'>) {
  const { refund_request: wish } = order;
  const may = useMay();
  if (wish?.status !== 'requested') return null;
  const answer = (
    <Button size="sm" variant="outline" onClick={onRefund}>
      Refund
    </Button>
  );
  return (
    <Alert
      tone="warning"
      title={`The customer asked for a refund, ${formatMoment(wish.created_at)}`}
      action={order.refundable_minor > 0 && may('refundOrder') ? answer : undefined}
    >
      {wish.reason}
    </Alert>
  );
}

const orderedBy = { guest: 'as a guest', account: 'from an account', admin: 'entered by an admin' } as const;

function Facts({ order }: { order: AdminOrder }) {
  const { label, tone } = statusLabels[order.payment_status];
  const moment = (at: string | null) => (at === null ? '—' : formatMoment(at));
  return (
    <Grid as="dl" gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(3, minmax(0, 1fr))' }} gap="4">
      <Fact label="Customer">{`${order.customer_name}, ${order.email}`}</Fact>
      <Fact label="Status">
        <Badge tone={tone}>{label}</Badge>
      </Fact>
      <Fact label="Amount">
        <chakra.span textStyle="price">{amountOf(order, order.total_minor)}</chakra.span>
        {order.refunded_minor > 0 && ` (${amountOf(order, order.refunded_minor)} refunded)`}
      </Fact>
      <Fact label="Ordered">{`${moment(order.created_at)}, ${orderedBy[order.placed_by]}`}</Fact>
      <Fact label={order.cancelled_at ? 'Cancelled' : 'Paid'}>
        {moment(order.cancelled_at ?? order.paid_at)}
      </Fact>
      <Fact label="Paid with">
        {order.card ? cardText(order.card) : order.paid_at ? 'Another way than by card' : '—'}
      </Fact>
      {order.tax && order.tax.treatment !== 'unregistered' && (
        <Fact label="Tax">{taxOf(order, order.tax)}</Fact>
      )}
      {order.tax?.vat_number && (
        <Fact label="Business">
          {[order.tax.company, order.tax.address, order.tax.vat_number].filter(Boolean).join(', ')}
        </Fact>
      )}
      {order.exchange_rate !== '1' && (
        <Fact label="Rate at purchase">{`${order.exchange_rate} ${order.currency} per unit of the base`}</Fact>
      )}
    </Grid>
  );
}

const countries = new Intl.DisplayNames(['en'], { type: 'region' });

/** How the order is taxed, and for which country. */
function taxOf(order: AdminOrder, { treatment, rate_percent, amount_minor, country }: OrderTax): string {
  const where = country === null ? '' : `, ${countries.of(country) ?? country}`;
  if (treatment === 'taxed')
    return `${amountOf(order, amount_minor)} VAT within it, ${rate_percent}%${where}`;
  return treatment === 'reverse_charge' ? `Reverse charge${where}` : `No VAT${where}`;
}

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

const refundStates = {
  pending: 'on its way',
  succeeded: 'refunded',
  refused: 'refused by the gateway',
} as const;

function Refunds({ order }: { order: AdminOrder }) {
  if (order.refunds.length === 0) return null;
  return (
    <Section title="Refunds">
      <chakra.ul textStyle="body" display="grid" gap="1.5">
        {order.refunds.map((refund) => (
          <chakra.li key={refund.id} overflowWrap="anywhere">
            <chakra.span textStyle="price">{amountOf(order, refund.amount_minor)}</chakra.span>{' '}
            {refundStates[refund.status]}, {formatMoment(refund.created_at)}.{' '}
            <chakra.span color="fg.muted">
              {refund.reason}
              {refund.failure && ` The gateway says: ${refund.failure}`}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  );
}

/** For which partner the order counts; orders that nobody paid have no such story. */
function Commission({ order }: { order: AdminOrder }) {
  const may = useMay();
  const { data } = useCommission(order.paid_at && may('explainCommission') ? order.order_id : null);
  if (!data) return null;
  return (
    <Section title="Commission">
      <CommissionStory commission={data.commission} />
    </Section>
  );
}
