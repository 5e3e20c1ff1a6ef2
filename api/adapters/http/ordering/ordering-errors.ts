/** Status, title and text of the failures of the ordering context, for the error table. */
export const orderingErrors = {
  'ordering.invalid_checkout': {
    status: 422,
    title: 'Checkout not valid',
    text: 'Some of what was sent is not valid.',
  },
  'ordering.credits_required': {
    status: 422,
    title: 'Credit Package Required',
    text: 'Please add a credit package to continue with your purchase.',
  },
  'ordering.total_changed': {
    status: 409,
    title: 'Total changed',
    text: 'Prices have changed. Please look at the new total and confirm it.',
  },
  'ordering.declined': {
    status: 402,
    title: 'Payment declined',
    text: 'Your payment was declined. Please use another card.',
  },
  'ordering.key_reused': {
    status: 409,
    title: 'Idempotency key reused',
    text: 'This Idempotency-Key was used for another request. Please use a new one.',
  },
  'ordering.in_progress': {
    status: 409,
    title: 'Still in progress',
    text: 'This purchase or refund is still in progress. Please ask again in a moment.',
  },
  'ordering.throttled': {
    status: 429,
    title: 'Too many tries',
    text: 'Too many attempts. Please wait and try again.',
  },
  'ordering.not_found': { status: 404, title: 'No such order', text: 'There is no such order.' },
  'ordering.not_refundable': {
    status: 409,
    title: 'Nothing to refund',
    text: 'Nothing of this order can be refunded: it is not paid, its payment is disputed, or it has been refunded in full.',
  },
  'ordering.invalid_refund': {
    status: 422,
    title: 'Refund not valid',
    text: 'Some of what was sent is not valid.',
  },
  'ordering.refund_too_large': {
    status: 422,
    title: 'Refund too large',
    text: 'That is more than is left of what was paid.',
  },
  'ordering.refund_refused': {
    status: 422,
    title: 'Refund refused',
    text: 'The payment gateway refused the refund. Nothing was changed.',
  },
  'ordering.refund_window_over': {
    status: 422,
    title: 'Too late',
    text: 'The 30 days for asking for a refund are over.',
  },
  'ordering.refund_already_requested': {
    status: 409,
    title: 'Already requested',
    text: 'A refund of this order has already been requested. We will write to you.',
  },
  'ordering.invalid_order': {
    status: 422,
    title: 'Order not valid',
    text: 'Some of what was sent is not valid.',
  },
  'ordering.wrong_transition': {
    status: 409,
    title: 'No way to that status',
    text: 'An order goes from pending to paid or cancelled, and from paid to refunded; never back.',
  },
  'ordering.items_fixed': {
    status: 409,
    title: 'Items are fixed',
    text: 'Items and total can change only while an order is pending and was entered by hand. Refund or cancel it, and enter a new one.',
  },
  'ordering.email_not_due': {
    status: 409,
    title: 'No such email to send',
    text: 'There is no such email about this order: it was not paid, nothing of it was refunded, or its account was deleted.',
  },
  'ordering.account_deleted': {
    status: 409,
    title: 'Account deleted',
    text: 'The account that this order belongs to was deleted, so it cannot be paid. Cancel it instead.',
  },
  'ordering.not_deletable': {
    status: 409,
    title: 'A paid order stays',
    text: 'A paid order cannot be deleted. Refund it instead; only pending and cancelled orders can be deleted.',
  },
  'ordering.money_went_through': {
    status: 409,
    title: 'Money went through it',
    text: 'This order was charged and refunded, so it stays in the books.',
  },
} as const;
