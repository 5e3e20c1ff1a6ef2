import type { Dispute, SeenWarning } from '../../domain/ordering/dispute.ts';
import type { Order } from '../../domain/ordering/order.ts';
import { dayText } from '../../domain/shared/day-text.ts';
import { decimalText, type Money } from '../../domain/shared-with-web/money.ts';
import type { Mail } from '../../ports/platform/mail-queue.ts';
import type { SiteDetails } from '../../ports/platform/site.ts';

const amountText = (amount: Money): string => `${decimalText(amount)} ${amount.currency}`;

const headlines: Readonly<Record<Dispute['status'], string>> = {
  inquiry: 'The bank asks about a payment',
  open: 'A payment is disputed',
  lost: 'A dispute is lost',
  won: 'A dispute is over, and the money is ours',
};

const consequences: Readonly<Record<Dispute['status'], string>> = {
  inquiry: 'No money has moved. Answer at the payment provider, or refund the order.',
  open: 'The credits of the order that are not used yet are frozen, and its commission is on hold. Answer at the payment provider.',
  lost: 'The order counts as refunded by this amount: credits, plan and commission were taken back, and used credits are owed.',
  won: 'Credits and commission of the order are free again.',
};

/** To the admin: how a dispute stands. */
export function disputeEmail(order: Order, dispute: Dispute, site: SiteDetails): Mail {
  const { amount, fee, reason, respondBy, status } = dispute;
  const text = [
    `${headlines[status]}: ${amountText(amount)} of order ${order.number} (${order.email}).`,
    `Reason given: ${reason}.`,
    ...(fee ? [`Fee of the payment provider: ${amountText(fee)}.`] : []),
    ...(respondBy && (status === 'open' || status === 'inquiry') ? [`Answer by ${dayText(respondBy)}.`] : []),
    '',
    consequences[status],
    '',
    `Order id: ${order.id}`,
    `Dispute: ${dispute.reference}`,
  ].join('\n');
  const subject = `${headlines[status]}: order ${order.number}`;
  return { to: site.adminEmail, subject, text, kind: `dispute-${status}` };
}

/**
 * To the customer: what a dispute does to their order. `inForce`: the order still gives something; `frozen`: another dispute of it
 * is open still.
 */
export function customerDisputeEmail(
  { number, email }: Order,
  { status, amount }: Dispute,
  { inForce, frozen }: { inForce: boolean; frozen: boolean },
  site: SiteDetails,
): Mail {
  const sum = amountText(amount);
  const opened = {
    subject: `Payment of order ${number} disputed`,
    lines: [
      `Your bank tells us that a payment of ${sum} for your order ${number} is disputed.`,
      'Until the bank decides, the unused credits of this order are frozen. Nothing else changes.',
      'If you did not mean to dispute it, please tell your bank.',
    ],
  };
  const lost = {
    subject: `Dispute of order ${number}: your bank gave you the money back`,
    lines: [
      `Your bank has decided for you: ${sum} of your order ${number} went back to you.`,
      inForce
        ? 'The credits of the order were taken back in proportion.'
        : 'Its credits and its plan were taken back.',
      'Credits that you had already used are owed: credits that you buy later settle them first.',
    ],
  };
  const won = {
    subject: `Dispute of order ${number} is over`,
    lines: [
      `The dispute over ${sum} of your order ${number} is over, and the payment stands.`,
      frozen
        ? 'Another dispute of the order is still open, so its credits stay frozen.'
        : 'What the order gave is yours again.',
    ],
  };
  const { subject, lines } = status === 'lost' ? lost : status === 'won' ? won : opened;
  const text = [...lines, '', `Questions? ${site.supportEmail}`].join('\n');
  return { to: email, subject, text, kind: `order-dispute-${status}` };
}

/** To the admin: the card network takes a payment for fraud, and nobody has disputed it yet. */
export function warningEmail(order: Order, warning: SeenWarning, site: SiteDetails): Mail {
  const text = [
    `The card network warns that the payment of order ${order.number} (${order.email}) may be fraud: ${warning.reason}.`,
    warning.actionable
      ? 'A refund now can prevent a dispute and its fee. The page of the order has a button for it.'
      : 'A refund can no longer prevent a dispute.',
    '',
    `Order id: ${order.id}`,
  ].join('\n');
  const subject = `Early fraud warning: order ${order.number}`;
  return { to: site.adminEmail, subject, text, kind: 'fraud-warning' };
}
