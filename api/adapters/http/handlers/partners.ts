import type { CreateBrand, BrandDraft } from '../../../application/partners/create-brand.ts';
import type { CreatePayout } from '../../../application/partners/create-payout.ts';
import type { DeleteBrand } from '../../../application/partners/delete-brand.ts';
import type { ExplainCommission } from '../../../application/partners/explain-commission.ts';
import type { MovePayout } from '../../../application/partners/move-payout.ts';
import type { RecordReferralClick } from '../../../application/partners/record-referral-click.ts';
import { referralCookieName } from '../../../application/partners/referral-cookie.ts';
import type { StandingReferral } from '../../../application/partners/standing-referral.ts';
import type { UpdateBrand } from '../../../application/partners/update-brand.ts';
import { referralWindowDays } from '../../../domain/partners/referral.ts';
import type { BrandStore } from '../../../ports/brand-store.ts';
import type { PayoutStore } from '../../../ports/payout-store.ts';
import type { components } from '../generated/contract.ts';
import { signedIn, type Handlers } from '../handler.ts';
import { accountsFailure } from '../presenters/accounts-failure.ts';
import {
  partnersFailure,
  payoutCsv,
  presentBrand,
  presentExplanation,
  presentPage,
  presentPayout,
  presentReferral,
} from '../presenters/partners.ts';

export interface PartnersUseCases {
  recordReferralClick: RecordReferralClick;
  standingReferral: StandingReferral;
  brands: BrandStore;
  createBrand: CreateBrand;
  updateBrand: UpdateBrand;
  deleteBrand: DeleteBrand;
  explainCommission: ExplainCommission;
  payouts: PayoutStore;
  createPayout: CreatePayout;
  movePayout: MovePayout;
  /** Where visitors reach us. */
  publicUrl: string;
}

const COOKIE_SECONDS = referralWindowDays * 86_400;
/** Answers that depend on who asks: nobody keeps them. */
const FRESH = { 'Cache-Control': 'no-store' };

/** Answers of the partners operations. */
export function partnersHandlers(useCases: PartnersUseCases) {
  return { ...referralHandlers(useCases), ...brandHandlers(useCases), ...payoutHandlers(useCases) };
}

function referralHandlers(useCases: PartnersUseCases) {
  return {
    async recordReferralClick({ body, cookies, address }) {
      const cookieValue = cookies[referralCookieName];
      const result = await useCases.recordReferralClick.run({ slug: body.slug, cookieValue, address });
      if (!result.ok) return accountsFailure(result.error);
      const { referral, newCookie } = result.value;
      const cookie = { name: referralCookieName, value: newCookie, maxAgeSeconds: COOKIE_SECONDS };
      return {
        status: 200,
        body: { ...presentReferral(referral), bound: newCookie !== null },
        cookies: newCookie === null ? [] : [cookie],
        headers: FRESH,
      };
    },

    async getCurrentReferral({ cookies }) {
      const referral = await useCases.standingReferral.of(cookies[referralCookieName]);
      return { status: 200, body: presentReferral(referral), headers: FRESH };
    },

    async explainCommission({ path }) {
      const result = await useCases.explainCommission.run(path.order_id);
      if (!result.ok) return partnersFailure(result.error);
      return { status: 200, body: { commission: presentExplanation(result.value) } };
    },

    async explainOwnCommission(request) {
      const { user } = signedIn(request);
      const result = await useCases.explainCommission.runFor(user.id, request.path.order_id);
      if (!result.ok) return partnersFailure(result.error);
      return { status: 200, body: { commission: presentExplanation(result.value) } };
    },
  } satisfies Partial<Handlers>;
}

function brandHandlers(useCases: PartnersUseCases) {
  const { brands, publicUrl } = useCases;
  return {
    async listBrands({ query }) {
      const { page = 1, pageSize = 20, q, status } = query;
      const [{ brands: found, total }, counts] = await Promise.all([
        brands.list({ q, status, offset: (page - 1) * pageSize, limit: pageSize }),
        brands.counts(),
      ]);
      return {
        status: 200,
        body: {
          brands: found.map((brand) => presentBrand(brand, publicUrl)),
          meta: presentPage(page, pageSize, total),
          counts: { total: counts.active + counts.inactive, ...counts },
        },
      };
    },

    async getBrand({ path }) {
      const brand = await brands.find(path.brand_id);
      if (!brand) return partnersFailure({ code: 'partners.brand_not_found' });
      return { status: 200, body: { brand: presentBrand(brand, publicUrl) } };
    },

    async createBrand(request) {
      const { body } = request;
      const { name, email, slug, commission_rate: ratePercent } = body;
      const draft = { ...toChange(body), name, email, slug, ratePercent };
      const result = await useCases.createBrand.run(signedIn(request).user.id, draft);
      if (!result.ok) return partnersFailure(result.error);
      return { status: 201, body: { brand: presentBrand(result.value, publicUrl) } };
    },

    async updateBrand(request) {
      const change = toChange(request.body);
      const result = await useCases.updateBrand.run(signedIn(request).user.id, request.path.brand_id, change);
      if (!result.ok) return partnersFailure(result.error);
      return { status: 200, body: { brand: presentBrand(result.value, publicUrl) } };
    },

    async deleteBrand(request) {
      const result = await useCases.deleteBrand.run(signedIn(request).user.id, request.path.brand_id);
      return result.ok ? { status: 204 } : partnersFailure(result.error);
    },
  } satisfies Partial<Handlers>;
}

function payoutHandlers(useCases: PartnersUseCases) {
  return {
    async createPayout(request) {
      const { user } = signedIn(request);
      const key = request.header['idempotency-key'];
      const result = await useCases.createPayout.run(user.id, request.body.month, key);
      if (!result.ok) return partnersFailure(result.error);
      return { status: 201, body: { payout: presentPayout(result.value) } };
    },

    async listPayouts({ query }) {
      const { page = 1, pageSize = 20 } = query;
      const { payouts, total } = await useCases.payouts.list({
        offset: (page - 1) * pageSize,
        limit: pageSize,
      });
      return {
        status: 200,
        body: { payouts: payouts.map(presentPayout), meta: presentPage(page, pageSize, total) },
      };
    },

    async getPayout({ path, accept }) {
      const payout = await useCases.payouts.find(path.payout_id);
      if (!payout) return partnersFailure({ code: 'partners.payout_not_found' });
      const headers = { ...FRESH, Vary: 'Accept' };
      if (accept !== 'text/csv') return { status: 200, body: { payout: presentPayout(payout) }, headers };
      const name = `payout-${payout.month}.csv`;
      return {
        status: 200,
        stream: payoutCsv(payout),
        contentType: 'text/csv',
        headers: { ...headers, 'Content-Disposition': `attachment; filename="${name}"` },
      };
    },

    async approvePayout(request) {
      const result = await useCases.movePayout.approve(signedIn(request).user.id, request.path.payout_id);
      if (!result.ok) return partnersFailure(result.error);
      return { status: 200, body: { payout: presentPayout(result.value) } };
    },

    async markPayoutPaid(request) {
      const { user } = signedIn(request);
      const key = request.header['idempotency-key'];
      const result = await useCases.movePayout.markPaid(user.id, request.path.payout_id, key);
      if (!result.ok) return partnersFailure(result.error);
      return { status: 200, body: { payout: presentPayout(result.value) } };
    },
  } satisfies Partial<Handlers>;
}

type Change = components['schemas']['BrandChange'];

/** The fields that were sent; an empty address is none. */
function toChange(body: Change): Partial<BrandDraft> {
  return {
    name: body.name,
    email: body.email,
    slug: body.slug,
    ratePercent: body.commission_rate,
    logoUrl: body.logo_url === '' ? null : body.logo_url,
    website: body.website === '' ? null : body.website,
    primaryColor: body.primary_color,
    secondaryColor: body.secondary_color,
    description: body.description,
    status: body.status,
  };
}
