import { parseRate, type BadRate, type Brand } from '../../domain/partners/brand.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { BrandStore } from '../../ports/partners/brand-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { BrandDraft } from './create-brand.ts';

type Refusal =
  | BadRate
  | { code: 'partners.brand_not_found' }
  | { code: 'partners.email_fixed' }
  | { code: 'partners.slug_taken' };

interface Deps {
  brands: BrandStore;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Changes a partner. A new rate counts for orders to come; the email address cannot change. */
export class UpdateBrand {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(actorId: string, id: string, change: Partial<BrandDraft>): Promise<Result<Brand, Refusal>> {
    const rate = change.ratePercent === undefined ? ok(undefined) : parseRate(change.ratePercent);
    if (!rate.ok) return rate;
    return this.deps.unitOfWork.run(async (tx): Promise<Result<Brand, Refusal>> => {
      const before = await this.deps.brands.lock(id, tx);
      if (!before) return err({ code: 'partners.brand_not_found' });
      if (change.email !== undefined && change.email.trim().toLowerCase() !== before.email) {
        return err({ code: 'partners.email_fixed' });
      }
      const after = {
        ...merged(before, change),
        rateTenths: rate.value ?? before.rateTenths,
        updatedAt: this.deps.clock.now(),
      };
      if ((await this.deps.brands.update(after, tx)) === 'slug_taken')
        return err({ code: 'partners.slug_taken' });
      await this.record(tx, actorId, before, after);
      return ok(after);
    });
  }

  private record(tx: Transaction, actorId: string, before: Brand, after: Brand): Promise<void> {
    return this.deps.audit.record(tx, {
      actorId,
      action: 'partners.brand_changed',
      subject: `brand:${after.id}`,
      details: {
        name: after.name,
        changed: changedFields(before, after).join(', '),
        slug: after.slug,
        slug_before: before.slug,
        rate_tenths: after.rateTenths,
        rate_tenths_before: before.rateTenths,
        status: after.status,
        status_before: before.status,
      },
      at: after.updatedAt,
    });
  }
}

/** The changed fields, by their names in the contract. */
function changedFields(before: Brand, after: Brand): string[] {
  return editable.filter(([field]) => before[field] !== after[field]).map(([, name]) => name);
}

const editable = [
  ['name', 'name'],
  ['slug', 'slug'],
  ['rateTenths', 'commission_rate'],
  ['logoUrl', 'logo_url'],
  ['website', 'website'],
  ['primaryColor', 'primary_color'],
  ['secondaryColor', 'secondary_color'],
  ['description', 'description'],
  ['status', 'status'],
] as const;

function merged(brand: Brand, change: Partial<BrandDraft>): Brand {
  return {
    ...brand,
    name: change.name ?? brand.name,
    slug: change.slug ?? brand.slug,
    logoUrl: change.logoUrl === undefined ? brand.logoUrl : change.logoUrl,
    website: change.website === undefined ? brand.website : change.website,
    primaryColor: change.primaryColor ?? brand.primaryColor,
    secondaryColor: change.secondaryColor ?? brand.secondaryColor,
    description: change.description ?? brand.description,
    status: change.status ?? brand.status,
  };
}
