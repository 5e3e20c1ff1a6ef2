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
import { TryCounter } from '../application/accounts/try-counter.ts';
import { ApprovePayout } from '../application/partners/approve-payout.ts';
import { CreateBrand } from '../application/partners/create-brand.ts';
import { CreatePayout } from '../application/partners/create-payout.ts';
import { DeleteBrand } from '../application/partners/delete-brand.ts';
import { ExplainCommission } from '../application/partners/explain-commission.ts';
import { ExplainOwnCommission } from '../application/partners/explain-own-commission.ts';
import { GetBrand } from '../application/partners/get-brand.ts';
import { GetOwnBrandAnalytics } from '../application/partners/get-own-brand-analytics.ts';
import { GetOwnBrandStats } from '../application/partners/get-own-brand-stats.ts';
import { GetStatement } from '../application/partners/get-statement.ts';
import { ListBrandOrders } from '../application/partners/list-brand-orders.ts';
import { ListBrands } from '../application/partners/list-brands.ts';
import { ListPartnerBalances } from '../application/partners/list-partner-balances.ts';
import { ListStatementKeys } from '../application/partners/list-statement-keys.ts';
import { ListStatements } from '../application/partners/list-statements.ts';
import { MarkPayoutPaid } from '../application/partners/mark-payout-paid.ts';
import { OrderCommission } from '../application/partners/order-commission.ts';
import { PartnerPersonalData } from '../application/partners/partner-personal-data.ts';
import { PartnerVouchedClicks } from '../application/partners/partner-vouched-clicks.ts';
import { RecordReferralClick } from '../application/partners/record-referral-click.ts';
import { ReferralCookie } from '../application/partners/referral-cookie.ts';
import { ResendInvitation } from '../application/partners/resend-invitation.ts';
import { ReviewSelfReferral } from '../application/partners/review-self-referral.ts';
import { StandingReferral } from '../application/partners/standing-referral.ts';
import { UpdateBrand } from '../application/partners/update-brand.ts';
import { UpdateOwnBrand } from '../application/partners/update-own-brand.ts';
import { statementKey } from '../adapters/local-keys/statement-key.ts';
import { ExportBrandOrders } from '../application/partners/export-brand-orders.ts';
import { tokens } from './tokens.ts';
import { call, fromSettings, setting, type Source, wire } from './wire.ts';

/** Partners, their links, commission, payouts and statements. */
export const partnersModule = new ContainerModule(({ bind }) => {
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
  bind(tokens.referrals).toService(StandingReferral);
  wire(bind, tokens.commissionEffects, OrderCommission, { ledger: tokens.commissionLedger });
  wire(bind, tokens.vouchedClicks, PartnerVouchedClicks);
  wire(bind, PartnerPersonalData, { ledger: tokens.commissionLedger });
  wire(bind, ReferralCookie);
  wire(bind, StandingReferral, { cookie: ReferralCookie });
  wire(bind, ApprovePayout);
  wire(bind, CreateBrand);
  wire(bind, CreatePayout);
  wire(bind, DeleteBrand);
  wire(bind, ExplainCommission, { ledger: tokens.commissionLedger });
  wire(bind, ExplainOwnCommission, { ledger: tokens.commissionLedger });
  wire(bind, GetBrand);
  wire(bind, GetOwnBrandAnalytics);
  wire(bind, GetOwnBrandStats);
  wire(bind, GetStatement, { issuer: setting('publicUrl') });
  wire(bind, ListBrandOrders);
  wire(bind, ExportBrandOrders);
  wire(bind, ListBrands);
  wire(bind, ListPartnerBalances);
  wire(bind, ListStatementKeys);
  wire(bind, ListStatements);
  wire(bind, MarkPayoutPaid);
  wire(bind, RecordReferralClick, { standing: StandingReferral, cookie: ReferralCookie, tries: TryCounter });
  wire(bind, ResendInvitation);
  wire(bind, ReviewSelfReferral);
  wire(bind, UpdateBrand);
  wire(bind, UpdateOwnBrand, { UpdateBrand });
  bind(tokens.personalDataSource).toService(PartnerPersonalData);
  bind(tokens.personalDataEraser).toService(PartnerPersonalData);
});

/** The operations of partners. */
export const partnersOperations = (from: Source) => ({
  ...call(from, partnersHandlers, {
    RecordReferralClick,
    StandingReferral,
    ExplainCommission,
    ExplainOwnCommission,
  }),
  ...call(from, partnerDashboardHandlers, {
    UpdateOwnBrand,
    GetOwnBrandStats,
    GetOwnBrandAnalytics,
    ListBrandOrders,
    ExportBrandOrders,
    ListStatements,
    GetStatement,
    ListStatementKeys,
    publicUrl: setting('publicUrl'),
  }),
  ...call(from, partnersAdminHandlers, {
    ListBrands,
    GetBrand,
    CreateBrand,
    UpdateBrand,
    DeleteBrand,
    ResendInvitation,
    publicUrl: setting('publicUrl'),
  }),
  ...call(from, payoutsHandlers, {
    CreatePayout,
    ApprovePayout,
    MarkPayoutPaid,
    ListPartnerBalances,
    ReviewSelfReferral,
  }),
});
