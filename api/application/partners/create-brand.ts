import {
  defaultPrimaryColor,
  defaultSecondaryColor,
  parseRate,
  type BadRate,
  type Brand,
  type BrandLook,
  type BrandStatus,
} from '../../domain/partners/brand.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { BrandStore } from '../../ports/partners/brand-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { UnclaimedAccounts } from '../../ports/accounts/unclaimed-accounts.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';

/** What a partner is made of; what is left out is by default. */
export type BrandDraft = { name: string; email: string; slug: string } & {
  [K in Exclude<keyof BrandLook, 'name'>]?: BrandLook[K] | undefined;
} & { ratePercent: number; status?: BrandStatus | undefined };

type Taken = { code: 'partners.slug_taken' } | { code: 'partners.email_taken' };

/** Undoes the transaction: the account of the partner must not stay without it. */
class TakenMeanwhile extends Error {
  readonly failure: Taken;

  constructor(failure: Taken) {
    super(failure.code);
    this.failure = failure;
  }
}

interface Deps {
  brands: BrandStore;
  unclaimed: UnclaimedAccounts;
  users: UserStore;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  ids: IdSource;
  clock: Clock;
}

/** Takes on a partner: makes its account of role `brand`, and posts an invitation to set a password. */
export class CreateBrand {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(actorId: string, draft: BrandDraft): Promise<Result<Brand, BadRate | Taken>> {
    const rate = parseRate(draft.ratePercent);
    if (!rate.ok) return rate;
    try {
      return ok(await this.deps.unitOfWork.run((tx) => this.create(tx, actorId, draft, rate.value)));
    } catch (error) {
      if (error instanceof TakenMeanwhile) return err(error.failure);
      throw error;
    }
  }

  private async create(
    tx: Transaction,
    actorId: string,
    draft: BrandDraft,
    rateTenths: number,
  ): Promise<Brand> {
    const { userId } = await this.deps.unclaimed.findOrMake(tx, draft.email, draft.name, 'brand');
    const user = await this.deps.users.find(userId, tx);
    // An account of another role keeps it: a customer does not lose the shop by becoming a partner under one address.
    if (user?.role !== 'brand') throw new TakenMeanwhile({ code: 'partners.email_taken' });
    const at = this.deps.clock.now();
    const brand: Brand = {
      id: this.deps.ids.next(),
      userId,
      email: user.email,
      name: draft.name,
      slug: draft.slug,
      rateTenths,
      logoUrl: draft.logoUrl ?? null,
      website: draft.website ?? null,
      primaryColor: draft.primaryColor ?? defaultPrimaryColor,
      secondaryColor: draft.secondaryColor ?? defaultSecondaryColor,
      description: draft.description ?? '',
      status: draft.status ?? 'active',
      createdAt: at,
      updatedAt: at,
    };
    const added = await this.deps.brands.add(brand, tx);
    if (added !== 'added') throw new TakenMeanwhile({ code: `partners.${added}` });
    await this.deps.unclaimed.postClaimLink(tx, userId, 'invitation');
    await this.deps.audit.record(tx, {
      actorId,
      action: 'partners.brand_created',
      subject: `brand:${brand.id}`,
      details: { name: brand.name, slug: brand.slug, rate_tenths: brand.rateTenths, status: brand.status },
      at,
    });
    return brand;
  }
}
