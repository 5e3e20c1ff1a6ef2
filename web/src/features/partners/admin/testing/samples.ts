import type {
  Brand,
  CommissionExplanation,
  PartnerBalance,
  Payout,
  SelfReferral,
} from '../../../../api/partners-admin.ts';
import { sampleBrand } from '../../dashboard/testing/samples.ts';

const idOf = (nth: number): string => `0198d8a4-5b1e-4c8e-9a55-3f1f0a6f${String(5000 + nth)}`;

/** A partner as admins see it. */
export const buildBrand = (changes: Partial<Brand> = {}): Brand => ({
  ...sampleBrand,
  invitation: { state: 'waiting', sent_at: '2026-11-20T15:30:00Z', expires_at: '2026-11-27T15:30:00Z' },
  ...changes,
});

export const brandList = (brands: Brand[], total = brands.length) => ({
  brands,
  meta: { page: 1, pages: Math.max(1, Math.ceil(total / 20)), total },
  counts: { total: 27, active: 22, inactive: 5 },
});

/** A page of partners of every kind. */
export const someBrands: Brand[] = [
  buildBrand(),
  buildBrand({
    id: '7709ede3-4219-4cf9-88f1-47589a4cd351',
    name: 'Institute of Applied Technical Analysis, Chart Reading and the Patience that Goes With It',
    website: 'https://institute-of-applied-technical-analysis.example/partners',
    status: 'inactive',
    invitation: { state: 'expired', sent_at: '2026-09-01T09:00:00Z', expires_at: '2026-09-08T09:00:00Z' },
  }),
  buildBrand({
    id: '8809ede3-4219-4cf9-88f1-47589a4cd352',
    name: 'Sunlit Markets',
    website: null,
    invitation: { state: 'accepted', sent_at: null, expires_at: null },
  }),
];

const line = {
  brand_id: sampleBrand.id,
  brand_name: sampleBrand.name,
  brand_email: sampleBrand.email,
  currency: 'USD',
  orders: 2,
  earned: 35.8,
  taken_back: 0,
  amount: 35.8,
  amount_minor: 3580,
  carried_over: false,
};

const carriedLine = {
  ...line,
  brand_id: idOf(1),
  brand_name: 'Sunlit Markets',
  brand_email: 'team@sunlit.example',
  orders: 1,
  earned: 0,
  taken_back: -12.5,
  amount: -12.5,
  amount_minor: -1250,
  carried_over: true,
};

export const someBalances: PartnerBalance[] = [
  { ...line, pending: 17.9, in_payout: 0, paid: 129 },
  { ...carriedLine, pending: 0, in_payout: 0, paid: 22.38 },
  {
    ...line,
    currency: 'JPY',
    orders: 1,
    earned: 890,
    amount: 890,
    amount_minor: 890,
    pending: 0,
    in_payout: 0,
    paid: 0,
  },
];

export const balanceList = (balances: PartnerBalance[]) => ({
  balances,
  meta: { page: 1, pages: 1, total: balances.length },
});

export const buildPayout = (changes: Partial<Payout> = {}): Payout => ({
  id: idOf(2),
  month: '2026-10',
  status: 'draft',
  created_at: '2026-11-01T09:00:00Z',
  approved_at: null,
  paid_at: null,
  lines: [line, carriedLine],
  ...changes,
});

export const somePayouts: Payout[] = [
  buildPayout(),
  buildPayout({ id: idOf(3), month: '2026-09', status: 'approved', approved_at: '2026-10-02T09:00:00Z' }),
  buildPayout({
    id: idOf(4),
    month: '2026-08',
    status: 'paid',
    approved_at: '2026-09-02T09:00:00Z',
    paid_at: '2026-09-03T09:00:00Z',
    lines: [line],
  }),
];

export const payoutList = (payouts: Payout[]) => ({
  payouts,
  meta: { page: 1, pages: 1, total: payouts.length },
});

export const buildSelfReferral = (changes: Partial<SelfReferral> = {}): SelfReferral => ({
  order_id: idOf(5),
  brand: { id: sampleBrand.id, name: sampleBrand.name, slug: sampleBrand.slug, status: 'active' },
  reason: 'self_payment',
  customer_email: 'h***@northgate.example',
  currency: 'USD',
  net_paid: 179,
  net_paid_minor: 17_900,
  paid_at: '2026-11-10T09:00:00Z',
  review: null,
  ...changes,
});

export const selfReferralList = (orders: SelfReferral[]) => ({
  self_referrals: orders,
  meta: { page: 1, pages: 1, total: orders.length },
  open: orders.filter(({ review }) => review === null).length,
});

/** An order that earned commission, was paid out, and was refunded in part since. */
export const sampleCommission: CommissionExplanation = {
  order_id: idOf(5),
  earned: true,
  reason: 'earned',
  explanation: '12.5% of 179.00 USD paid less 100.00 USD refunded is 9.88 USD. It was paid out.',
  flagged_for_review: false,
  brand: { id: sampleBrand.id, name: sampleBrand.name, slug: sampleBrand.slug },
  customer_email: 'o***@example.org',
  currency: 'USD',
  net_paid: 179,
  refunded: 100,
  commission_rate: 12.5,
  commission_amount: 9.88,
  commission_amount_minor: 988,
  status: 'paid',
  paid_at: '2026-08-03T09:00:00Z',
  payable_at: '2026-09-02T09:00:00Z',
  entries: [
    { kind: 'earned', amount: 22.38, amount_minor: 2238, at: '2026-08-03T09:00:00Z', payout_id: idOf(4) },
    { kind: 'reversed', amount: -12.5, amount_minor: -1250, at: '2026-11-05T09:00:00Z', payout_id: null },
  ],
};

/** One that the partner paid with its own card. */
export const selfCommission: CommissionExplanation = {
  ...sampleCommission,
  earned: false,
  reason: 'self_payment',
  explanation:
    'The order was paid with a card that the partner has used, so it earned no commission and is flagged for review.',
  flagged_for_review: true,
  refunded: null,
  commission_rate: null,
  commission_amount: 0,
  commission_amount_minor: 0,
  status: null,
  payable_at: null,
  entries: [],
};
