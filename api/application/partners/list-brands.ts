import type { Clock } from '../../ports/shared/clock.ts';
import type { BrandFilter, BrandStore } from '../../ports/partners/brand-store.ts';
import type { InvitationRecords } from '../../ports/partners/invitation-records.ts';
import { viewBrands, type ViewedBrand } from './view-brands.ts';

export interface BrandList {
  brands: ViewedBrand[];
  total: number;
  counts: { active: number; inactive: number };
}

interface Deps {
  brands: BrandStore;
  invitations: InvitationRecords;
  clock: Clock;
}

/** Partners as admins look at them: those that match, how many they are, and the counts of all partners. */
export class ListBrands {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(filter: BrandFilter): Promise<BrandList> {
    const { brands: store, invitations, clock } = this.deps;
    const [{ brands, total }, counts] = await Promise.all([store.list(filter), store.counts()]);
    return { brands: await viewBrands(invitations, brands, clock.now()), total, counts };
  }
}
