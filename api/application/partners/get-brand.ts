import type { BrandStore } from '../../ports/partners/brand-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { InvitationRecords } from '../../ports/partners/invitation-records.ts';
import { viewBrands, type ViewedBrand } from './view-brands.ts';

interface Deps {
  brands: BrandStore;
  invitations: InvitationRecords;
  clock: Clock;
}

/** A partner as admins look at it; null when there is none. */
export class GetBrand {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(id: string): Promise<ViewedBrand | null> {
    const { brands, invitations, clock } = this.deps;
    const brand = await brands.find(id);
    const viewed = brand && (await viewBrands(invitations, [brand], clock.now()));
    return viewed?.[0] ?? null;
  }
}
