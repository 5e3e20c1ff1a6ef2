import type { Brand } from '../../domain/partners/brand.ts';
import { clickStands, type ReferralClick } from '../../domain/partners/referral.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { ReferralClicks } from '../../ports/partners/referral-clicks.ts';
import type { ReferralLookup } from '../../ports/partners/referral-lookup.ts';
import type { ReferralCookie } from './referral-cookie.ts';

export interface Referral {
  click: ReferralClick;
  brand: Brand;
}

interface Deps {
  referralCookie: ReferralCookie;
  clicks: ReferralClicks;
  clock: Clock;
}

/** Finds the click that a visitor is attributed to. The cookie holds only its id; the stored click decides. */
export class StandingReferral implements ReferralLookup {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async of(cookieValue: string | undefined): Promise<Referral | null> {
    const clickId = this.deps.referralCookie.read(cookieValue);
    const found = clickId === null ? null : await this.deps.clicks.find(clickId);
    return found && clickStands(found.click, found.brand.status === 'active', this.deps.clock.now())
      ? found
      : null;
  }

  async clickIdOf(cookieValue: string | undefined): Promise<string | null> {
    return (await this.of(cookieValue))?.click.id ?? null;
  }
}
