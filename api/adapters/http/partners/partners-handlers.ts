import type { ExplainOwnCommission } from '../../../application/partners/explain-own-commission.ts';
import type { ExplainCommission } from '../../../application/partners/explain-commission.ts';
import type { RecordReferralClick } from '../../../application/partners/record-referral-click.ts';
import { referralCookieName } from '../../../application/partners/referral-cookie.ts';
import type { StandingReferral } from '../../../application/partners/standing-referral.ts';
import { referralWindowDays } from '../../../domain/partners/referral.ts';
import { DAY_MS } from '../../../domain/shared-with-web/time.ts';
import { signedIn, type Handlers } from '../handler.ts';
import { accountsFailure } from '../accounts/accounts-failure.ts';
import { partnersFailure, presentExplanation, presentReferral } from './partners-presenters.ts';

export interface PartnersUseCases {
  recordReferralClick: RecordReferralClick;
  standingReferral: StandingReferral;
  explainCommission: ExplainCommission;
  explainOwnCommission: ExplainOwnCommission;
}

const COOKIE_SECONDS = (referralWindowDays * DAY_MS) / 1000;
/** Answers depend on the caller and must not be cached. */
const FRESH = { 'Cache-Control': 'no-store' };

/** Answers about who sent a visitor, and why an order earned commission. */
export function partnersHandlers(useCases: PartnersUseCases) {
  return {
    async recordReferralClick({ body, cookies, address }) {
      const cookieValue = cookies[referralCookieName];
      const result = await useCases.recordReferralClick.run({ slug: body.slug, cookieValue, address });
      if (!result.ok) return accountsFailure(result.error);
      const { referral, newCookie } = result.value;
      const cookie = { name: referralCookieName, value: newCookie, maxAgeSeconds: COOKIE_SECONDS };
      return {
        status: 200,
        body: { ...presentReferral(referral), bound: newCookie !== null },
        cookies: newCookie === null ? [] : [cookie],
        headers: FRESH,
      };
    },

    async getCurrentReferral({ cookies }) {
      const referral = await useCases.standingReferral.of(cookies[referralCookieName]);
      return { status: 200, body: presentReferral(referral), headers: FRESH };
    },

    async explainCommission({ path }) {
      const result = await useCases.explainCommission.run(path.order_id);
      if (!result.ok) return partnersFailure(result.error);
      return { status: 200, body: { commission: presentExplanation(result.value) } };
    },

    async explainOwnCommission(request) {
      const { user } = signedIn(request);
      const result = await useCases.explainOwnCommission.run(user.id, request.path.order_id);
      if (!result.ok) return partnersFailure(result.error);
      return { status: 200, body: { commission: presentExplanation(result.value) } };
    },
  } satisfies Partial<Handlers>;
}
