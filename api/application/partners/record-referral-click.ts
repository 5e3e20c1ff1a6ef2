import type { Throttled } from '../../domain/accounts/errors.ts';
import type { ThrottleRule } from '../../domain/accounts/throttle-rules.ts';
import { referralExpiry } from '../../domain/partners/referral.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { BrandStore } from '../../ports/partners/brand-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { ReferralClicks } from '../../ports/partners/referral-clicks.ts';
import type { TryCounter } from '../accounts/try-counter.ts';
import type { ReferralCookie } from './referral-cookie.ts';
import type { Referral, StandingReferral } from './standing-referral.ts';

/** Clicks from one address: plenty for an office, too few to fill the database. */
const clicksByAddress: ThrottleRule = { name: 'referral-click-address', limit: 120, windowMs: 3_600_000 };

export interface RecordedClick {
  /** The partner that the visitor is attributed to after this click. */
  referral: Referral | null;
  /** Set when this click bound the visitor. */
  newCookie: string | null;
}

interface Deps {
  brands: BrandStore;
  clicks: ReferralClicks;
  standingReferral: StandingReferral;
  referralCookie: ReferralCookie;
  tryCounter: TryCounter;
  ids: IdSource;
  clock: Clock;
}

/** Writes down a visit through a partner's link, and binds the visitor when no earlier click stands. */
export class RecordReferralClick {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(input: {
    slug: string;
    cookieValue: string | undefined;
    /** Network address of the caller. */
    address: string;
  }): Promise<Result<RecordedClick, Throttled>> {
    const counted = await this.deps.tryCounter.count([{ rule: clicksByAddress, subject: input.address }]);
    if (!counted.ok) return counted;
    const standing = await this.deps.standingReferral.of(input.cookieValue);
    const brand = await this.deps.brands.findBySlug(input.slug.trim().toLowerCase());
    if (brand?.status !== 'active') return ok({ referral: standing, newCookie: null });

    const at = this.deps.clock.now();
    const click = { id: this.deps.ids.next(), brandId: brand.id, at, expiresAt: referralExpiry(at) };
    await this.deps.clicks.add({ ...click, bound: standing === null });
    return ok(
      standing
        ? { referral: standing, newCookie: null }
        : { referral: { click, brand }, newCookie: this.deps.referralCookie.write(click.id) },
    );
  }
}
