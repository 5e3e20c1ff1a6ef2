import { ContainerModule } from 'inversify';
import type { BrandsDeskUseCases } from '../adapters/http/handlers/partners-admin.ts';
import type { PayoutsDeskUseCases } from '../adapters/http/handlers/payouts.ts';
import { PostgresInvitationRecords } from '../adapters/postgres/postgres-invitation-records.ts';
import { PostgresPartnerBalances } from '../adapters/postgres/postgres-partner-balances.ts';
import { PostgresSelfReferrals } from '../adapters/postgres/postgres-self-referrals.ts';
import { CreateBrand } from '../application/partners/create-brand.ts';
import { CreatePayout } from '../application/partners/create-payout.ts';
import { DeleteBrand } from '../application/partners/delete-brand.ts';
import { ListPartnerBalances } from '../application/partners/list-partner-balances.ts';
import { MovePayout } from '../application/partners/move-payout.ts';
import { ResendInvitation } from '../application/partners/resend-invitation.ts';
import { ReviewSelfReferral } from '../application/partners/review-self-referral.ts';
import { UpdateBrand } from '../application/partners/update-brand.ts';
import { ViewBrands } from '../application/partners/view-brands.ts';
import { partnersTokens } from './partners-module.ts';
import { token, tokens } from './tokens.ts';

export const brandsDeskUseCases = token<BrandsDeskUseCases>('brandsDeskUseCases');
export const payoutsDeskUseCases = token<PayoutsDeskUseCases>('payoutsDeskUseCases');

/** What admins do about partners and their money. */
export const partnersAdminModule = new ContainerModule(({ bind }) => {
  bind(brandsDeskUseCases).toDynamicValue((context) => {
    const brands = context.get(partnersTokens.brands);
    const invitations = new PostgresInvitationRecords(context.get(tokens.database));
    const audit = context.get(tokens.auditLog);
    const users = context.get(tokens.users);
    const accounts = context.get(tokens.unclaimedAccounts);
    const unitOfWork = context.get(tokens.unitOfWork);
    const ids = context.get(tokens.ids);
    const clock = context.get(tokens.clock);
    return {
      viewBrands: new ViewBrands(brands, invitations, clock),
      createBrand: new CreateBrand({ brands, accounts, users, audit, unitOfWork, ids, clock }),
      updateBrand: new UpdateBrand(brands, audit, unitOfWork, clock),
      deleteBrand: new DeleteBrand(brands, audit, unitOfWork, clock),
      resendInvitation: new ResendInvitation({ brands, invitations, accounts, audit, unitOfWork, clock }),
      publicUrl: context.get(tokens.environment).publicUrl,
    };
  });
  bind(payoutsDeskUseCases).toDynamicValue((context) => {
    const database = context.get(tokens.database);
    const payouts = context.get(partnersTokens.payouts);
    const selfReferrals = new PostgresSelfReferrals(database);
    const audit = context.get(tokens.auditLog);
    const unitOfWork = context.get(tokens.unitOfWork);
    const clock = context.get(tokens.clock);
    return {
      payouts,
      createPayout: new CreatePayout(payouts, audit, unitOfWork, context.get(tokens.ids), clock),
      movePayout: new MovePayout(payouts, audit, unitOfWork, clock),
      listPartnerBalances: new ListPartnerBalances(new PostgresPartnerBalances(database), clock),
      selfReferrals,
      reviewSelfReferral: new ReviewSelfReferral(selfReferrals, audit, unitOfWork, clock),
    };
  });
});
