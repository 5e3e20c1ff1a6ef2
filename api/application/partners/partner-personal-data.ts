import { percentOf } from '../../domain/partners/brand.ts';
import type { BrandStore } from '../../ports/partners/brand-store.ts';
import type { CommissionLedger } from '../../ports/partners/commission-ledger.ts';
import type {
  PersonalDataEraser,
  PersonalDataSource,
  Pseudonym,
} from '../../ports/accounts/personal-data.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';

interface Deps {
  commissionLedger: CommissionLedger;
  brands: BrandStore;
}

/**
 * What is known of a user here: for which partner the own orders count, and, for a partner, the partner itself. Erasing
 * takes the masked address and the keys off the orders; their commission stays, since it is the partner's.
 */
export class PartnerPersonalData implements PersonalDataSource, PersonalDataEraser {
  readonly name = 'partners';
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async read(userId: string): Promise<Record<string, unknown>[]> {
    const [orders, brand] = await Promise.all([
      this.deps.commissionLedger.referredOrdersOf(userId),
      this.deps.brands.findByUser(userId),
    ]);
    const referred = orders.map(({ orderId, brandName, paidAt }) => ({
      order_id: orderId,
      sent_by: brandName,
      paid_at: paidAt.toISOString(),
    }));
    if (!brand) return referred;
    const { name, email, slug, website, description, status, createdAt } = brand;
    const own = {
      name,
      email,
      slug,
      website,
      description,
      status,
      commission_rate: percentOf(brand.rateTenths),
    };
    return [{ ...own, created_at: createdAt.toISOString() }, ...referred];
  }

  async erase(userId: string, _pseudonym: Pseudonym, tx: Transaction): Promise<void> {
    await this.deps.commissionLedger.forgetCustomer(tx, userId);
  }
}
