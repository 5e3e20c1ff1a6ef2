import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import type { PartnersUseCases } from '../adapters/http/handlers/partners.ts';
import { PostgresAuditLog } from '../adapters/postgres/postgres-audit-log.ts';
import { PostgresBrandStore } from '../adapters/postgres/postgres-brand-store.ts';
import { PostgresCommissionLedger } from '../adapters/postgres/postgres-commission-ledger.ts';
import { PostgresPayoutStore } from '../adapters/postgres/postgres-payout-store.ts';
import { PostgresReferralClicks } from '../adapters/postgres/postgres-referral-clicks.ts';
import { TryCounter } from '../application/accounts/try-counter.ts';
import { ExplainCommission } from '../application/partners/explain-commission.ts';
import { OrderCommission } from '../application/partners/order-commission.ts';
import { PartnerPersonalData } from '../application/partners/partner-personal-data.ts';
import { RecordReferralClick } from '../application/partners/record-referral-click.ts';
import { ReferralCookie } from '../application/partners/referral-cookie.ts';
import { StandingReferral } from '../application/partners/standing-referral.ts';
import type { BrandStore } from '../ports/brand-store.ts';
import type { CommissionLedger } from '../ports/commission-ledger.ts';
import type { PayoutStore } from '../ports/payout-store.ts';
import type { ReferralClicks } from '../ports/referral-clicks.ts';
import { token, tokens } from './tokens.ts';

export const partnersUseCases = token<PartnersUseCases>('partnersUseCases');

export const partnersTokens = {
  brands: token<BrandStore>('brands'),
  clicks: token<ReferralClicks>('referralClicks'),
  ledger: token<CommissionLedger>('commissionLedger'),
  payouts: token<PayoutStore>('payouts'),
  cookie: token<ReferralCookie>('referralCookie'),
  personalData: token<PartnerPersonalData>('partnerPersonalData'),
  standing: token<StandingReferral>('standingReferral'),
};

/** Partners, their links, commission and payouts; and the audit log. */
export const partnersModule = new ContainerModule(({ bind }) => {
  bindStores(bind);
  bind(partnersTokens.cookie).toResolvedValue((keys) => new ReferralCookie(keys), [tokens.keyedHash]);
  bind(partnersTokens.standing).toResolvedValue(
    (cookie, clicks, clock) => new StandingReferral(cookie, clicks, clock),
    [partnersTokens.cookie, partnersTokens.clicks, tokens.clock],
  );
  bind(tokens.referralLookup).toResolvedValue((standing) => standing, [partnersTokens.standing]);
  bind(tokens.commissionEffects).toResolvedValue(
    (ledger, clicks, keys, ids) => new OrderCommission(ledger, clicks, keys, ids),
    [partnersTokens.ledger, partnersTokens.clicks, tokens.keyedHash, tokens.ids],
  );
  bind(partnersTokens.personalData).toResolvedValue(
    (ledger, brands) => new PartnerPersonalData(ledger, brands),
    [partnersTokens.ledger, partnersTokens.brands],
  );
  bind(tokens.personalDataSource).toResolvedValue((data) => data, [partnersTokens.personalData]);
  bind(tokens.personalDataEraser).toResolvedValue((data) => data, [partnersTokens.personalData]);
  bind(partnersUseCases).toDynamicValue((context) => {
    const brands = context.get(partnersTokens.brands);
    const clicks = context.get(partnersTokens.clicks);
    const standing = context.get(partnersTokens.standing);
    const cookie = context.get(partnersTokens.cookie);
    const ids = context.get(tokens.ids);
    const clock = context.get(tokens.clock);
    const tries = new TryCounter(context.get(tokens.throttles), context.get(tokens.keyedHash), clock);
    return {
      recordReferralClick: new RecordReferralClick({ brands, clicks, standing, cookie, tries, ids, clock }),
      standingReferral: standing,
      explainCommission: new ExplainCommission(context.get(partnersTokens.ledger), brands, clock),
    };
  });
});

function bindStores(bind: ContainerModuleLoadOptions['bind']): void {
  bind(tokens.auditLog).toResolvedValue((database) => new PostgresAuditLog(database), [tokens.database]);
  bind(partnersTokens.brands).toResolvedValue(
    (database) => new PostgresBrandStore(database),
    [tokens.database],
  );
  bind(partnersTokens.clicks).toResolvedValue(
    (database) => new PostgresReferralClicks(database),
    [tokens.database],
  );
  bind(partnersTokens.ledger).toResolvedValue(
    (database) => new PostgresCommissionLedger(database),
    [tokens.database],
  );
  bind(partnersTokens.payouts).toResolvedValue(
    (database) => new PostgresPayoutStore(database),
    [tokens.database],
  );
}
