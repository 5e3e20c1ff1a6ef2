import { ContainerModule } from 'inversify';
import { partnerDashboardHandlers } from '../adapters/http/partners/partner-dashboard-handlers.ts';
import { partnersAdminHandlers } from '../adapters/http/partners/partners-admin-handlers.ts';
import { partnersHandlers } from '../adapters/http/partners/partners-handlers.ts';
import { payoutsHandlers } from '../adapters/http/partners/payouts-handlers.ts';
import { PostgresBrandSales } from '../adapters/postgres/partners/postgres-brand-sales.ts';
import { PostgresBrandStore } from '../adapters/postgres/partners/postgres-brand-store.ts';
import { PostgresCommissionLedger } from '../adapters/postgres/partners/postgres-commission-ledger.ts';
import { PostgresInvitationRecords } from '../adapters/postgres/partners/postgres-invitation-records.ts';
import { PostgresPartnerBalances } from '../adapters/postgres/partners/postgres-partner-balances.ts';
import { PostgresPayoutStore } from '../adapters/postgres/partners/postgres-payout-store.ts';
import { PostgresReferralClicks } from '../adapters/postgres/partners/postgres-referral-clicks.ts';
import { PostgresSelfReferrals } from '../adapters/postgres/partners/postgres-self-referrals.ts';
import { PostgresStatementStore } from '../adapters/postgres/partners/postgres-statement-store.ts';
import { Ed25519Signer } from '../adapters/signing/ed25519-signer.ts';
import { statementKey } from '../adapters/local-keys/statement-key.ts';
import * as partners from '../application/partners/index.ts';
import { tokens } from './tokens.ts';
import { call, fromSettings, setting, type Source, wire, wireAll } from './wire.ts';

/** Partners, their links, commission, payouts and statements. */
export const partnersModule = new ContainerModule(({ bind }) => {
  wireAll(bind, partners, {
    GetStatement: { issuer: setting('publicUrl') },
  });
  wire(bind, tokens.brands, PostgresBrandStore);
  wire(bind, tokens.sales, PostgresBrandSales);
  wire(bind, tokens.clicks, PostgresReferralClicks);
  wire(bind, tokens.commissionLedger, PostgresCommissionLedger);
  wire(bind, tokens.payouts, PostgresPayoutStore);
  wire(bind, tokens.balances, PostgresPartnerBalances);
  wire(bind, tokens.invitations, PostgresInvitationRecords);
  wire(bind, tokens.selfReferrals, PostgresSelfReferrals);
  wire(bind, tokens.statements, PostgresStatementStore);
  wire(bind, tokens.signer, Ed25519Signer, {
    privateKey: fromSettings((environment) => statementKey(environment.statementKey, environment.dataDir)),
  });
  bind(tokens.referrals).toService(partners.StandingReferral);
  bind(tokens.commissionEffects).toService(partners.OrderCommission);
  bind(tokens.vouchedClicks).toService(partners.PartnerVouchedClicks);
  bind(tokens.personalDataSource).toService(partners.PartnerPersonalData);
  bind(tokens.personalDataEraser).toService(partners.PartnerPersonalData);
});

/** The operations of partners. */
export const partnersOperations = (from: Source) => ({
  ...call(from, partnersHandlers),
  ...call(from, partnerDashboardHandlers, { publicUrl: setting('publicUrl') }),
  ...call(from, partnersAdminHandlers, { publicUrl: setting('publicUrl') }),
  ...call(from, payoutsHandlers),
});
