import type { Explanation } from '../../../application/partners/commission-explanation.ts';
import type { Referral } from '../../../application/partners/standing-referral.ts';
import { percentOf, type Brand } from '../../../domain/partners/brand.ts';
import { decimalNumber, money } from '../../../domain/shared-with-web/money.ts';
import type { PartnersError } from '../../../domain/partners/errors.ts';
import type { components } from '../generated/contract.ts';
import type { Failure } from '../problem.ts';

type Schemas = components['schemas'];

const FIELDS: Partial<Record<PartnersError['code'], { field: string; message: string }>> = {
  'partners.bad_rate': { field: 'commission_rate', message: 'must be between 0 and 100 in steps of 0.1' },
  'partners.slug_taken': { field: 'slug', message: 'is taken' },
  'partners.email_taken': { field: 'email', message: 'is taken' },
  'partners.email_fixed': { field: 'email', message: 'must be the one on record' },
  'partners.payout_too_early': { field: 'month', message: 'must have begun' },
};

/** An error of the partners domain as a failure with the field it is about. */
export function partnersFailure({ code }: PartnersError): { failure: Failure } {
  const field = FIELDS[code];
  return { failure: { code, ...(field ? { errors: [field] } : {}) } };
}

function look(brand: Brand) {
  return {
    name: brand.name,
    slug: brand.slug,
    logo_url: brand.logoUrl,
    website: brand.website,
    primary_color: brand.primaryColor,
    secondary_color: brand.secondaryColor,
    description: brand.description,
  };
}

/** What visitors see of the partner that stands for them. */
export function presentReferral(referral: Referral | null): Schemas['CurrentReferral'] {
  if (!referral) return { brand: null, expires_at: null };
  return { brand: look(referral.brand), expires_at: referral.click.expiresAt.toISOString() };
}

/** A partner as admins see it. `publicUrl`: where visitors reach us. */
export function presentBrand(brand: Brand, publicUrl: string): Schemas['Brand'] {
  return {
    ...look(brand),
    id: brand.id,
    email: brand.email,
    commission_rate: percentOf(brand.rateTenths),
    status: brand.status,
    referral_url: `${publicUrl.replace(/\/$/, '')}/pricing?ref=${brand.slug}`,
    created_at: brand.createdAt.toISOString(),
    updated_at: brand.updatedAt.toISOString(),
  };
}

/** Why an order earned commission or not. The customer's address is masked for everybody. */
export function presentExplanation(explained: Explanation): Schemas['CommissionExplanation'] {
  const { attribution, commission, brand, entries, amount } = explained;
  const { currency } = attribution.netPaid;
  const decimal = (minor: number): number => decimalNumber(money(minor, currency));
  return {
    order_id: attribution.orderId,
    earned: attribution.outcome === 'earned',
    reason: attribution.outcome,
    explanation: explained.explanation,
    flagged_for_review: attribution.flaggedForReview,
    brand,
    customer_email: attribution.emailMasked,
    currency,
    net_paid: decimalNumber(attribution.netPaid),
    refunded: commission && decimal(commission.refundedMinor),
    commission_rate: commission && percentOf(commission.rateTenths),
    commission_amount: decimalNumber(amount),
    commission_amount_minor: amount.minor,
    status: explained.status,
    paid_at: attribution.paidAt.toISOString(),
    payable_at: commission && commission.payableAt.toISOString(),
    entries: entries.map((entry) => ({
      kind: entry.kind,
      amount: decimal(entry.amountMinor),
      amount_minor: entry.amountMinor,
      at: entry.at.toISOString(),
      payout_id: entry.payoutId,
    })),
  };
}
