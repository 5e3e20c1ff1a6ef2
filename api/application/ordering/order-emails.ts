import { dayText } from '../../domain/shared/day-text.ts';
import { timesOf, decimalText, type Money } from '../../domain/shared-with-web/money.ts';
import { rateText } from '../../domain/shared-with-web/tax.ts';
import type { LateCharge, Order } from '../../domain/ordering/order.ts';
import { REFUND_WINDOW_DAYS } from '../../domain/ordering/refund.ts';
import type { Mail } from '../../ports/platform/mail-queue.ts';
import type { SiteDetails } from '../../ports/platform/site.ts';

const amountText = (amount: Money): string => `${decimalText(amount)} ${amount.currency}`;

/**
 * The receipt. `claimable`: an email with the link that opens the account follows. `customerName`: null when anybody may have
 * typed it. `orderUrl`: the order's page, where the invoice of this number is.
 */
export function confirmationEmail(
  order: Order,
  site: SiteDetails,
  {
    claimable,
    customerName,
    orderUrl,
    invoice,
  }: { claimable: boolean; customerName: string | null; orderUrl: string; invoice: string | null },
): Mail {
  const lines = order.lines.map(
    ({ name, quantity, price }) => `  ${quantity} × ${name}: ${amountText(timesOf(price, quantity))}`,
  );
  const card = order.card ? [`Paid by card (${order.card.brand} ending in ${order.card.last4}).`] : [];
  const next = claimable
    ? ['What you bought is waiting for you. A second email has the link that adds it to your account.']
    : ['What you bought is in your account.'];
  const text = [
    customerName === null ? 'Thank you for your order.' : `Thank you for your order, ${customerName}.`,
    '',
    order.paidAt ? `Order ${order.number}, paid on ${dayText(order.paidAt)}` : `Order ${order.number}`,
    ...lines,
    `  Total: ${amountText(order.total)}`,
    ...taxLines(order),
    '',
    ...card,
    ...next,
    '',
    invoice === null ? `Your order: ${orderUrl}` : `Your order, with invoice ${invoice} as PDF: ${orderUrl}`,
    `You can ask for your money back within ${REFUND_WINDOW_DAYS} days of paying. Questions? ${site.supportEmail}`,
  ].join('\n');
  const subject = `Your ${site.platformName} order ${order.number}`;
  return { to: order.email, subject, text, kind: 'order-confirmation' };
}

/** What a receipt says of the tax within the total. */
function taxLines({ tax }: Order): string[] {
  if (tax?.treatment === 'taxed')
    return [`  VAT ${rateText(tax.rate)}% within it: ${amountText(tax.amount)}`];
  return tax?.treatment === 'reverse_charge' ? ['  Reverse charge: you account for VAT.'] : [];
}

/** Money has gone back. `creditNote`: the number of its document, null without one. */
export function refundEmail(order: Order, amount: Money, creditNote: string | null, site: SiteDetails): Mail {
  const text = [
    order.card
      ? `We have refunded ${amountText(amount)} of your order ${order.number} to the card it was paid with.`
      : `We have refunded ${amountText(amount)} of your order ${order.number} the way it was paid.`,
    'Your bank may need a few days to show it. Unused credits of the order were taken back in proportion.',
    ...(creditNote ? [`Credit note ${creditNote} is on the page of your order, as PDF.`] : []),
    '',
    `Questions? ${site.supportEmail}`,
  ].join('\n');
  return { to: order.email, subject: `Refund of order ${order.number}`, text, kind: 'order-refund' };
}

/** To the admin: the gateway does not give the money of a refund back. */
export function refundFailedEmail(order: Order, amount: Money, reason: string, site: SiteDetails): Mail {
  const text = [
    `A refund of ${amountText(amount)} of order ${order.number} has failed. The payment gateway says:`,
    reason,
    '',
    'The customer has not got this money. Please refund it again, or give it back in another way.',
    '',
    `Order id: ${order.id}`,
  ].join('\n');
  return {
    to: site.adminEmail,
    subject: `Refund of order ${order.number} failed`,
    text,
    kind: 'refund-failed',
  };
}

/** To the customer: what we said had gone back did not arrive. */
export function refundUndoneEmail(order: Order, amount: Money, site: SiteDetails): Mail {
  const text = [
    `We told you that ${amountText(amount)} of your order ${order.number} had been refunded. Your bank did not accept it, so we still have the money.`,
    'What the refund had taken back, such as unused credits, is yours again. We will find another way to return the money.',
    '',
    `Questions? ${site.supportEmail}`,
  ].join('\n');
  const subject = `Refund of order ${order.number} did not arrive`;
  return { to: order.email, subject, text, kind: 'refund-undone' };
}

/** To the customer: a charge that came when the order was over has gone back in whole. */
export function lateChargeEmail(order: Order, late: LateCharge, site: SiteDetails): Mail {
  const text = [
    `Your bank approved a payment of ${amountText(late.amount)} for order ${order.number} after the order was closed.`,
    'We have refunded all of it to the card it came from. Your bank may need a few days to show it.',
    '',
    `Questions? ${site.supportEmail}`,
  ].join('\n');
  const subject = `Payment for order ${order.number} refunded`;
  return { to: order.email, subject, text, kind: 'late-charge-returned' };
}

/** To the admin: the gateway does not take a late charge back. */
export function lateChargeStuckEmail(
  order: Order,
  late: LateCharge,
  reason: string,
  site: SiteDetails,
): Mail {
  const text = [
    `Order ${order.number} was charged ${amountText(late.amount)} when it was over. The payment gateway refused to give it back:`,
    reason,
    '',
    `Charge: ${late.reference}`,
    'Please give the money back in another way.',
  ].join('\n');
  const subject = `Late payment of order ${order.number} could not be given back`;
  return { to: site.adminEmail, subject, text, kind: 'late-charge-stuck' };
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
