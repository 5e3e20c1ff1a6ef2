import { referralExpiry } from '../../domain/partners/referral.ts';
import type { BrandStore } from '../../ports/partners/brand-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { ReferralClicks } from '../../ports/partners/referral-clicks.ts';
import type { VouchedClicks } from '../../ports/partners/vouched-clicks.ts';

interface Deps {
  brands: BrandStore;
  clicks: ReferralClicks;
  ids: IdSource;
  clock: Clock;
}

/** Counts an order for a partner on an admin's word, by a click like any other: the rules of self-referral still hold. */
export class PartnerVouchedClicks implements VouchedClicks {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async make(slug: string): Promise<string | null> {
    const brand = await this.deps.brands.findBySlug(slug.trim().toLowerCase());
    if (brand?.status !== 'active') return null;
    const at = this.deps.clock.now();
    const click = { id: this.deps.ids.next(), brandId: brand.id, at, expiresAt: referralExpiry(at) };
    await this.deps.clicks.add({ ...click, bound: true });
    return click.id;
  }
}
