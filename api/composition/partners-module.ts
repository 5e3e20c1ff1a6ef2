import { ContainerModule } from 'inversify';
import { partnerDeskHandlers } from '../adapters/http/handlers/partner-desk.ts';
import { brandsDeskHandlers } from '../adapters/http/handlers/partners-admin.ts';
import { partnersHandlers } from '../adapters/http/handlers/partners.ts';
import { payoutsDeskHandlers } from '../adapters/http/handlers/payouts.ts';
import { PostgresBrandSales } from '../adapters/postgres/postgres-brand-sales.ts';
import { PostgresBrandStore } from '../adapters/postgres/postgres-brand-store.ts';
import { PostgresCommissionLedger } from '../adapters/postgres/postgres-commission-ledger.ts';
import { PostgresInvitationRecords } from '../adapters/postgres/postgres-invitation-records.ts';
import { PostgresPartnerBalances } from '../adapters/postgres/postgres-partner-balances.ts';
import { PostgresPayoutStore } from '../adapters/postgres/postgres-payout-store.ts';
import { PostgresReferralClicks } from '../adapters/postgres/postgres-referral-clicks.ts';
import { PostgresSelfReferrals } from '../adapters/postgres/postgres-self-referrals.ts';
import { PostgresStatementStore } from '../adapters/postgres/postgres-statement-store.ts';
import { Ed25519Signer } from '../adapters/signing/ed25519-signer.ts';
import { TryCounter } from '../application/accounts/try-counter.ts';
import { CreateBrand } from '../application/partners/create-brand.ts';
import { CreatePayout } from '../application/partners/create-payout.ts';
import { DeleteBrand } from '../application/partners/delete-brand.ts';
import { ExplainCommission } from '../application/partners/explain-commission.ts';
import { IssueStatement } from '../application/partners/issue-statement.ts';
import { ListBrandOrders } from '../application/partners/list-brand-orders.ts';
import { ListPartnerBalances } from '../application/partners/list-partner-balances.ts';
import { MovePayout } from '../application/partners/move-payout.ts';
import { OrderCommission } from '../application/partners/order-commission.ts';
import { PartnerPersonalData } from '../application/partners/partner-personal-data.ts';
import { ReadBrandFigures } from '../application/partners/read-brand-figures.ts';
import { RecordReferralClick } from '../application/partners/record-referral-click.ts';
import { ReferralCookie } from '../application/partners/referral-cookie.ts';
import { ResendInvitation } from '../application/partners/resend-invitation.ts';
import { ReviewSelfReferral } from '../application/partners/review-self-referral.ts';
import { StandingReferral } from '../application/partners/standing-referral.ts';
import { UpdateBrand } from '../application/partners/update-brand.ts';
import { UpdateOwnBrand } from '../application/partners/update-own-brand.ts';
import { ViewBrands } from '../application/partners/view-brands.ts';
import { VouchForOrder } from '../application/partners/vouch-for-order.ts';
import { statementKey } from './statement-key.ts';
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
  wire(bind, tokens.vouchedClicks, VouchForOrder);
  wire(bind, MovePayout);
  wire(bind, PartnerPersonalData, { ledger: tokens.commissionLedger });
  wire(bind, ReadBrandFigures);
  wire(bind, ReferralCookie);
  wire(bind, StandingReferral, { cookie: ReferralCookie });
  wire(bind, ViewBrands);
  wire(bind, CreateBrand);
  wire(bind, CreatePayout);
  wire(bind, DeleteBrand);
  wire(bind, ExplainCommission, { ledger: tokens.commissionLedger });
  wire(bind, IssueStatement, { issuer: setting('publicUrl') });
  wire(bind, ListBrandOrders);
  wire(bind, ListPartnerBalances);
  wire(bind, RecordReferralClick, { standing: StandingReferral, cookie: ReferralCookie, tries: TryCounter });
  wire(bind, ResendInvitation);
  wire(bind, ReviewSelfReferral);
  wire(bind, UpdateBrand);
  wire(bind, UpdateOwnBrand, { updateBrand: UpdateBrand });
  bind(tokens.personalDataSource).toService(PartnerPersonalData);
  bind(tokens.personalDataEraser).toService(PartnerPersonalData);
});

/** The operations of partners. */
export const partnersOperations = (from: Source) => ({
  ...call(from, partnersHandlers, {
    recordReferralClick: RecordReferralClick,
    standingReferral: StandingReferral,
    explainCommission: ExplainCommission,
  }),
  ...call(from, partnerDeskHandlers, {
    updateOwnBrand: UpdateOwnBrand,
    figures: ReadBrandFigures,
    listBrandOrders: ListBrandOrders,
    statements: IssueStatement,
    publicUrl: setting('publicUrl'),
  }),
  ...call(from, brandsDeskHandlers, {
    viewBrands: ViewBrands,
    createBrand: CreateBrand,
    updateBrand: UpdateBrand,
    deleteBrand: DeleteBrand,
    resendInvitation: ResendInvitation,
    publicUrl: setting('publicUrl'),
  }),
  ...call(from, payoutsDeskHandlers, {
    createPayout: CreatePayout,
    movePayout: MovePayout,
    listPartnerBalances: ListPartnerBalances,
    reviewSelfReferral: ReviewSelfReferral,
  }),
});
