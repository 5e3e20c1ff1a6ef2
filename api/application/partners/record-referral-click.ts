import type { Throttled } from '../../domain/accounts/errors.ts';
import type { ThrottleRule } from '../../domain/accounts/throttle-rules.ts';
import { referralExpiry } from '../../domain/partners/referral.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { BrandStore } from '../../ports/brand-store.ts';
import type { Clock } from '../../ports/clock.ts';
import type { IdSource } from '../../ports/id-source.ts';
import type { ReferralClicks } from '../../ports/referral-clicks.ts';
import type { TryCounter } from '../accounts/try-counter.ts';
import type { ReferralCookie } from './referral-cookie.ts';
import type { Referral, StandingReferral } from './standing-referral.ts';

/** Clicks from one address: plenty for an office, too few to fill the database. */
const clicksByAddress: ThrottleRule = { name: 'referral-click-address', limit: 120, windowMs: 3_600_000 };

export interface RecordedClick {
  /** Who stands for the visitor after this click. */
  referral: Referral | null;
  /** Set when this click bound the visitor. */
  newCookie: string | null;
}

/** Writes down a visit through a partner's link, and binds the visitor when no earlier click stands. */
export class RecordReferralClick {
  private readonly brands: BrandStore;
  private readonly clicks: ReferralClicks;
  private readonly standing: StandingReferral;
  private readonly cookie: ReferralCookie;
  private readonly tries: TryCounter;
  private readonly ids: IdSource;
  private readonly clock: Clock;

  constructor(deps: {
    brands: BrandStore;
    clicks: ReferralClicks;
    standing: StandingReferral;
    cookie: ReferralCookie;
    tries: TryCounter;
    ids: IdSource;
    clock: Clock;
  }) {
    this.brands = deps.brands;
    this.clicks = deps.clicks;
    this.standing = deps.standing;
    this.cookie = deps.cookie;
    this.tries = deps.tries;
    this.ids = deps.ids;
    this.clock = deps.clock;
  }

  async run(input: {
    slug: string;
    cookieValue: string | undefined;
    /** Network address of the caller. */
    address: string;
  }): Promise<Result<RecordedClick, Throttled>> {
    const counted = await this.tries.count([{ rule: clicksByAddress, subject: input.address }]);
    if (!counted.ok) return counted;
    const standing = await this.standing.of(input.cookieValue);
    const brand = await this.brands.findBySlug(input.slug.trim().toLowerCase());
    if (brand?.status !== 'active') return ok({ referral: standing, newCookie: null });

    const at = this.clock.now();
    const click = { id: this.ids.next(), brandId: brand.id, at, expiresAt: referralExpiry(at) };
    await this.clicks.add({ ...click, bound: standing === null });
    return ok(
      standing
        ? { referral: standing, newCookie: null }
        : { referral: { click, brand }, newCookie: this.cookie.write(click.id) },
    );
  }
}
