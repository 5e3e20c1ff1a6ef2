import { dayText } from '../../domain/shared/day-text.ts';
import type { SubscriptionTier } from '../../domain/shared/subscription-tier.ts';
import type { EndingPlan } from '../../ports/ordering/plans-held.ts';
import type { Mail } from '../../ports/platform/mail-queue.ts';
import type { SiteDetails } from '../../ports/platform/site.ts';

type Plan = Pick<EndingPlan, 'name' | 'endsAt'>;

/** To the owner, a week before: the plan ends. */
export function planEndsSoonEmail(to: string, { name, endsAt }: Plan, site: SiteDetails): Mail {
  const text = [
    `Your plan ${name} ends on ${dayText(endsAt)} (UTC).`,
    'Nothing renews by itself and nothing is charged. Your credits stay as they are.',
    '',
    `Plans: ${site.publicUrl}/pricing`,
    `Questions? ${site.supportEmail}`,
  ].join('\n');
  return {
    to,
    subject: `Your ${site.platformName} plan ends on ${dayText(endsAt)}`,
    text,
    kind: 'plan-ends-soon',
  };
}

/** To the owner, on the day: the plan has ended, and what is in force now. */
export function planEndedEmail(to: string, { name }: Plan, tier: SubscriptionTier, site: SiteDetails): Mail {
  const now =
    tier === 'none'
      ? 'Your account has no plan now.'
      : `Another plan of yours stays in force: ${TIERS[tier]}.`;
  const text = [
    `Your plan ${name} has ended. ${now}`,
    'Your credits stay as they are.',
    '',
    `Plans: ${site.publicUrl}/pricing`,
    `Questions? ${site.supportEmail}`,
  ].join('\n');
  return { to, subject: `Your ${site.platformName} plan has ended`, text, kind: 'plan-ended' };
}

const TIERS = { starter: 'Starter', pro: 'Professional', expert: 'Expert' } as const;
