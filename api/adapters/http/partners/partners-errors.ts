/** Status, title and text of the failures of the partners context, for the error table. */
export const partnersErrors = {
  'partners.bad_rate': {
    status: 400,
    title: 'Bad commission rate',
    text: 'The commission rate is between 0 and 100 percent, in steps of 0.1.',
  },
  'partners.slug_taken': {
    status: 409,
    title: 'Slug taken',
    text: 'Another partner has this slug.',
  },
  'partners.email_taken': {
    status: 409,
    title: 'Email taken',
    text: 'There is already an account with this email address. A partner needs an address of its own.',
  },
  'partners.email_fixed': {
    status: 422,
    title: 'Email cannot change',
    text: 'The email address of a partner cannot be changed.',
  },
  'partners.brand_not_found': { status: 404, title: 'No such partner', text: 'There is no such partner.' },
  'partners.brand_has_orders': {
    status: 409,
    title: 'Partner has orders',
    text: 'Orders are counted for this partner, so it cannot be deleted. Make it inactive instead.',
  },
  'partners.commission_not_found': {
    status: 404,
    title: 'No such order',
    text: 'There is no such paid order.',
  },
  'partners.payout_not_found': { status: 404, title: 'No such payout', text: 'There is no such payout.' },
  'partners.payout_exists': {
    status: 409,
    title: 'Payout exists',
    text: 'The payout of this month has already been made.',
  },
  'partners.payout_too_early': {
    status: 422,
    title: 'Month not begun',
    text: 'This month has not begun yet.',
  },
  'partners.payout_not_draft': {
    status: 409,
    title: 'Approved already',
    text: 'This payout has already been approved.',
  },
  'partners.payout_not_approved': {
    status: 409,
    title: 'Not waiting for payment',
    text: 'Only an approved payout that is not paid yet can be marked as paid.',
  },
  'partners.key_reused': {
    status: 409,
    title: 'Idempotency key used before',
    text: 'This Idempotency-Key was used for another request.',
  },
  'partners.invitation_accepted': {
    status: 409,
    title: 'Invitation accepted already',
    text: 'This partner has already set a password, so no invitation is needed.',
  },
  'partners.self_referral_not_found': {
    status: 404,
    title: 'No such order',
    text: 'There is no such order to review.',
  },
} as const;
