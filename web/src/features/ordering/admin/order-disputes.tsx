import { useState } from 'react';
import { useOrderActions, type AdminOrder, type SandboxEventEvent } from '../../../api/ordering-admin.ts';
import { usePaymentSettings } from '../../../api/payments.ts';
import { useMay } from '../../../entities/session/use-may.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { formatMoney } from '../../../lib/format-money.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { HStack, chakra } from '../../../ui/layout.ts';
import { toast } from '../../../ui/toast/toasts.ts';
import { reasonOf } from './order-text.ts';

/** What the card network warns of, with the refund that may prevent a dispute. */
export function FraudWarnings({ order, onRefund }: { order: AdminOrder; onRefund: () => void }) {
  const may = useMay();
  const warning = order.fraud_warnings.at(-1);
  if (!warning || order.disputes.length > 0 || order.refundable_minor === 0) return null;
  const now = (
    <Button size="sm" variant="outline" onClick={onRefund}>
      Refund now
    </Button>
  );
  return (
    <Alert
      tone="warning"
      title={`Early fraud warning, ${formatMoment(warning.at)}`}
      action={warning.actionable && may('refundOrder') ? now : undefined}
    >
      The card network says: {warning.reason.replaceAll('_', ' ')}.{' '}
      {warning.actionable && 'A refund now can prevent a dispute and its fee.'}
    </Alert>
  );
}

const states = {
  inquiry: { label: 'The bank asks', tone: 'warning' },
  open: { label: 'Open', tone: 'danger' },
  lost: { label: 'Lost', tone: 'danger' },
  won: { label: 'Won', tone: 'success' },
} as const;

/** The disputes of the payment, one a line. */
export function DisputeList({ order }: { order: AdminOrder }) {
  return (
    <chakra.ul textStyle="body" display="grid" gap="1.5">
      {order.disputes.map((dispute) => (
        <chakra.li key={dispute.reference} overflowWrap="anywhere">
          <chakra.span textStyle="price">
            {formatMoney({ minor: dispute.amount_minor, currency: dispute.currency })}
          </chakra.span>{' '}
          <Badge tone={states[dispute.status].tone}>{states[dispute.status].label}</Badge>{' '}
          {formatMoment(dispute.opened_at)}. Reason given: {dispute.reason.replaceAll('_', ' ')}.{' '}
          <chakra.span color="fg.muted">
            {dispute.fee &&
              `Fee ${formatMoney({ minor: dispute.fee.amount_minor, currency: dispute.fee.currency })}. `}
            {dispute.status === 'open' &&
              dispute.respond_by !== null &&
              `Answer at the payment provider by ${formatMoment(dispute.respond_by)}.`}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

const plays: readonly (readonly [SandboxEventEvent, string])[] = [
  ['fraud_warning', 'Play: fraud warning'],
  ['dispute_opened', 'Play: dispute opened'],
  ['dispute_won', 'Play: dispute won'],
  ['dispute_lost', 'Play: dispute lost'],
  ['refunded', 'Play: refunded in the provider’s console'],
];

/** Where the sandbox takes payments: lets it play what a bank may do. */
export function SandboxPlays({ order }: { order: AdminOrder }) {
  const { data: settings } = usePaymentSettings();
  const { play } = useOrderActions();
  const [busy, setBusy] = useState(false);
  if (settings?.provider !== 'sandbox' || order.card === null || order.paid_at === null) return null;
  const run = async (event: SandboxEventEvent) => {
    setBusy(true);
    try {
      await play(order.order_id, event);
    } catch (error) {
      toast.error(reasonOf(error, 'The sandbox did not play it.'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Alert tone="info" title="Sandbox: play what bank and provider may do">
      <HStack gap="2" flexWrap="wrap" mt="2">
        {plays.map(([event, label]) => (
          <Button key={event} size="sm" variant="outline" disabled={busy} onClick={() => void run(event)}>
            {label}
          </Button>
        ))}
      </HStack>
    </Alert>
  );
}
