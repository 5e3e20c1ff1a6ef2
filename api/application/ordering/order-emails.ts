import { dayText } from '../../domain/shared/day-text.ts';
import { timesOf, decimalText, type Money } from '../../domain/shared-with-web/money.ts';
import type { Order } from '../../domain/ordering/order.ts';
import type { Mail } from '../../ports/platform/mail-queue.ts';
import type { SiteDetails } from '../../ports/platform/site.ts';

const amountText = (amount: Money): string => `${decimalText(amount)} ${amount.currency}`;

/** The receipt. `claimable`: an email with the link that opens the account follows. `orderUrl`: the order's page. */
export function confirmationEmail(
  order: Order,
  site: SiteDetails,
  { claimable, orderUrl }: { claimable: boolean; orderUrl: string },
): Mail {
  const lines = order.lines.map(
    ({ name, quantity, price }) => `  ${quantity} × ${name}: ${amountText(timesOf(price, quantity))}`,
  );
  const card = order.card ? [`Paid by card (${order.card.brand} ending in ${order.card.last4}).`] : [];
  const next = claimable
    ? ['What you bought waits in an account of its own. A second letter brings the link to set its password.']
    : ['What you bought is in your account.'];
  const text = [
    `Thank you for your order, ${order.customerName}.`,
    '',
    `Order ${order.number}`,
    ...lines,
    `  Total: ${amountText(order.total)}`,
    '',
    ...card,
    ...next,
    '',
    `Your order: ${orderUrl}`,
    `You can ask for your money back within 30 days. Questions? ${site.supportEmail}`,
  ].join('\n');
  const subject = `Your ${site.platformName} order ${order.number}`;
  return { to: order.email, subject, text, kind: 'order-confirmation' };
}

/** Money has gone back. */
export function refundEmail(order: Order, amount: Money, site: SiteDetails): Mail {
  const text = [
    order.card
      ? `We have given ${amountText(amount)} of your order ${order.number} back to the card it was paid with.`
      : `We have given ${amountText(amount)} of your order ${order.number} back the way it was paid.`,
    'Your bank may need a few days to show it. Unused credits of the order went with it, in the same share.',
    '',
    `Questions? ${site.supportEmail}`,
  ].join('\n');
  return { to: order.email, subject: `Refund of order ${order.number}`, text, kind: 'order-refund' };
}

/** To the customer: the request has arrived. */
export function requestReceivedEmail(order: Order, site: SiteDetails): Mail {
  const text = [
    `You have asked for a refund of order ${order.number} (${amountText(order.total)}).`,
    'We will look at it and write to you as soon as it is settled.',
    '',
    `Questions? ${site.supportEmail}`,
  ].join('\n');
  const subject = `Your refund request for order ${order.number}`;
  return { to: order.email, subject, text, kind: 'refund-requested' };
}

/** To the admin: somebody wants their money back. */
export function requestForAdminEmail(order: Order, reason: string, site: SiteDetails): Mail {
  const text = [
    `${order.email} asks for a refund of order ${order.number} (${amountText(order.total)}), paid on ` +
      `${order.paidAt ? dayText(order.paidAt) : 'no day'}.`,
    '',
    'Reason:',
    reason,
    '',
    `Order id: ${order.id}`,
  ].join('\n');
  return {
    to: site.adminEmail,
    subject: `Refund requested: order ${order.number}`,
    text,
    kind: 'refund-requested-admin',
  };
}
