import { ArrowRight, Coins } from 'lucide-react';
import type { User } from '../../api/accounts.ts';
import { tierLabel } from '../../entities/session/account-labels.ts';
import { creditsExpiry } from '../../entities/session/credits-left.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Flex, chakra } from '../../ui/layout.ts';
import { TextLink } from '../../ui/link.tsx';
import { Panel } from '../../ui/panel.tsx';

/** What is left of the account's credits, and the ways to more. */
export function CreditsCard({ user }: { user: User }) {
  const expiry = creditsExpiry(user);
  const { credits_unlimited: unlimited, credits_balance: left } = user;
  return (
    <Panel title="Credits" aside={<TextLink href={paths.credits}>Statement</TextLink>}>
      <Flex align="flex-end" justify="space-between" gap="4" flexWrap="wrap">
        <chakra.p>
          <chakra.span display="block" textStyle="priceLarge">
            {unlimited ? 'Unlimited' : left}
          </chakra.span>
          <chakra.span textStyle="caption" color="fg.muted">
            {unlimited ? '' : 'remaining · '}
            {tierLabel(user)}
          </chakra.span>
          {expiry && (
            <chakra.span display="block" textStyle="caption" color="fg.muted">
              {expiry}
            </chakra.span>
          )}
        </chakra.p>
        <LinkButton
          href={paths.buyCredits}
          variant={!unlimited && left === 0 ? 'solid' : 'outline'}
          size="sm"
          icon={Coins}
        >
          Buy credits
        </LinkButton>
      </Flex>
      <chakra.p mt="3" textStyle="caption" color="fg.muted">
        An analysis costs one credit. A chart that cannot be read is free.
      </chakra.p>
    </Panel>
  );
}

/** The way to the assistant, and what it is for. */
export function AssistantCard() {
  return (
    <Panel title="AI Education Assistant">
      <chakra.p textStyle="body" color="fg.muted">
        Lessons with worked examples, calculators, quizzes from your own charts, and answers that name their
        lesson.
      </chakra.p>
      <chakra.div mt="3">
        <LinkButton href={paths.aiTutor} variant="outline" size="sm" iconEnd={ArrowRight}>
          Start learning
        </LinkButton>
      </chakra.div>
    </Panel>
  );
}
