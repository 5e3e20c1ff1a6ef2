import type { ApprovePayout } from '../../../application/partners/approve-payout.ts';
import type { MarkPayoutPaid } from '../../../application/partners/mark-payout-paid.ts';
import type { CreatePayout } from '../../../application/partners/create-payout.ts';
import type { ListPartnerBalances } from '../../../application/partners/list-partner-balances.ts';
import type { ReviewSelfReferral } from '../../../application/partners/review-self-referral.ts';
import type { PayoutStore } from '../../../ports/partners/payout-store.ts';
import type { SelfReferrals } from '../../../ports/partners/self-referrals.ts';
import { signedIn, type Handlers } from '../handler.ts';
import { csvAnswer } from '../csv.ts';
import {
  BALANCE_COLUMNS,
  PAYOUT_COLUMNS,
  payoutRows,
  presentBalance,
  presentPayout,
  presentSelfReferral,
  SELF_REFERRAL_COLUMNS,
} from './partners-admin-presenters.ts';
import { readRows } from '../read-page.ts';
import { partnersFailure } from './partners-presenters.ts';

export interface PayoutsUseCases {
  payouts: PayoutStore;
  createPayout: CreatePayout;
  approvePayout: ApprovePayout;
  markPayoutPaid: MarkPayoutPaid;
  listPartnerBalances: ListPartnerBalances;
  selfReferrals: SelfReferrals;
  reviewSelfReferral: ReviewSelfReferral;
}

/** Answers with amounts, as JSON or CSV, must not be cached. */
const FRESH = { 'Cache-Control': 'no-store', Vary: 'Accept' };

/** Answers about payouts, what they will hold, and the orders that they leave out for a reason. */
export function payoutsHandlers(useCases: PayoutsUseCases) {
  return { ...payoutHandlers(useCases), ...reviewHandlers(useCases) };
}

function payoutHandlers(useCases: PayoutsUseCases) {
  const { payouts, createPayout } = useCases;
  return {
    async createPayout(request) {
      const { user } = signedIn(request);
      const key = request.header['idempotency-key'];
      const result = await createPayout.run(user.id, request.body.month, key);
      if (!result.ok) return partnersFailure(result.error);
      return { status: 201, body: { payout: presentPayout(result.value) } };
    },

    async listPayouts({ query, accept }) {
      const csv = accept === 'text/csv';
      const { found, meta } = await readRows(query, csv, (rows) => payouts.list(rows));
      if (csv) return csvAnswer('payouts.csv', PAYOUT_COLUMNS, payoutRows(found.payouts));
      const body = { payouts: found.payouts.map(presentPayout), meta };
      return { status: 200, body, headers: FRESH };
    },

    async getPayout({ path, accept }) {
      const payout = await payouts.find(path.payout_id);
      if (!payout) return partnersFailure({ code: 'partners.payout_not_found' });
      if (accept === 'text/csv')
        return csvAnswer(`payout-${payout.month}.csv`, PAYOUT_COLUMNS, payoutRows([payout]));
      return { status: 200, body: { payout: presentPayout(payout) }, headers: FRESH };
    },

    async approvePayout(request) {
      const result = await useCases.approvePayout.run(signedIn(request).user.id, request.path.payout_id);
      if (!result.ok) return partnersFailure(result.error);
      return { status: 200, body: { payout: presentPayout(result.value) } };
    },

    async markPayoutPaid(request) {
      const { user } = signedIn(request);
      const key = request.header['idempotency-key'];
      const result = await useCases.markPayoutPaid.run(user.id, request.path.payout_id, key);
      if (!result.ok) return partnersFailure(result.error);
      return { status: 200, body: { payout: presentPayout(result.value) } };
    },
  } satisfies Partial<Handlers>;
}

function reviewHandlers({ listPartnerBalances, selfReferrals, reviewSelfReferral }: PayoutsUseCases) {
  return {
    async listPartnerBalances({ query, accept }) {
      const { month, q } = query;
      const csv = accept === 'text/csv';
      const { found, meta } = await readRows(query, csv, (rows) =>
        listPartnerBalances.run({ month, q, ...rows }),
      );
      if (csv) return csvAnswer('partner-balances.csv', BALANCE_COLUMNS, found.balances);
      const body = { balances: found.balances.map(presentBalance), meta };
      return { status: 200, body, headers: FRESH };
    },

    async listSelfReferrals({ query, accept }) {
      const { review, q } = query;
      const csv = accept === 'text/csv';
      const { found, meta } = await readRows(query, csv, (rows) =>
        selfReferrals.list({ review, q, ...rows }),
      );
      const { orders, open } = found;
      if (csv) return csvAnswer('self-referrals.csv', SELF_REFERRAL_COLUMNS, orders);
      const body = { self_referrals: orders.map(presentSelfReferral), meta, open };
      return { status: 200, body, headers: FRESH };
    },

    async reviewSelfReferral(request) {
      const { finding, note = '' } = request.body;
      const { user } = signedIn(request);
      const result = await reviewSelfReferral.run(user.id, request.path.order_id, { finding, note });
      if (!result.ok) return partnersFailure(result.error);
      return { status: 200, body: { self_referral: presentSelfReferral(result.value) } };
    },
  } satisfies Partial<Handlers>;
}
