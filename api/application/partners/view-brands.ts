import type { Brand } from '../../domain/partners/brand.ts';
import {
  invitationState,
  type InvitationRecord,
  type InvitationState,
} from '../../domain/partners/invitation.ts';
import type { BrandFilter, BrandStore } from '../../ports/brand-store.ts';
import type { Clock } from '../../ports/clock.ts';
import type { InvitationRecords } from '../../ports/invitation-records.ts';

/** A partner and how the invitation of its user stands; null when the account is gone. */
export interface ViewedBrand {
  brand: Brand;
  invitation: (Omit<InvitationRecord, 'claimed'> & { state: InvitationState }) | null;
}

interface Deps {
  brands: BrandStore;
  invitations: InvitationRecords;
  clock: Clock;
}

/** Partners as admins look at them. */
export class ViewBrands {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Those that match; `total` is how many there are of them. */
  async list(filter: BrandFilter): Promise<{ brands: ViewedBrand[]; total: number }> {
    const { brands, total } = await this.deps.brands.list(filter);
    return { brands: await this.view(brands), total };
  }

  /** Of all partners. */
  counts(): Promise<{ active: number; inactive: number }> {
    return this.deps.brands.counts();
  }

  async find(id: string): Promise<ViewedBrand | null> {
    const brand = await this.deps.brands.find(id);
    return brand && this.one(brand);
  }

  /** A partner that was just read or written. */
  async one(brand: Brand): Promise<ViewedBrand> {
    const [viewed] = await this.view([brand]);
    return viewed ?? { brand, invitation: null };
  }

  private async view(brands: Brand[]): Promise<ViewedBrand[]> {
    const now = this.deps.clock.now();
    const records = await this.deps.invitations.of(brands.map(({ userId }) => userId));
    return brands.map((brand) => {
      const record = records.get(brand.userId);
      if (!record) return { brand, invitation: null };
      const { sentAt, expiresAt } = record;
      return { brand, invitation: { state: invitationState(record, now), sentAt, expiresAt } };
    });
  }
}
