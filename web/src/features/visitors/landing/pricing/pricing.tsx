import type { ReactNode } from 'react';
import { useCatalog } from '../../../../entities/catalog/catalog.ts';
import type { PlanOnOffer } from '../../../../entities/catalog/on-offer.ts';
import { paths } from '../../../../lib/paths.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { chakra } from '../../../../ui/layout.ts';
import { TextLink } from '../../../../ui/link.tsx';
import { Button } from '../../../../ui/plain-button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Section } from '../section.tsx';
import { LandingPlanCard } from './landing-plan-card.tsx';
import { LANDING_NOT_LIVE, landingPlans } from './landing-plans.ts';

function Grid({ children }: { children: ReactNode }) {
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      gap="1px"
      bg="border"
      borderWidth="1px"
      borderRadius="control"
      overflow="hidden"
    >
      {children}
    </chakra.ul>
  );
}

/** Three cards' worth of room until the prices are there. */
function Waiting() {
  return (
    <chakra.div data-needs-script="">
      <Grid>
        {landingPlans.map(({ id }) => (
          <chakra.li
            key={id}
            listStyleType="none"
            bg="bg.panel"
            p="8"
            minH={{ base: '24rem', md: '29rem' }}
            aria-hidden="true"
          >
            <Skeleton w="8rem" h="1.5rem" />
            <chakra.div mt="10">
              <Skeleton w="7rem" h="2.5rem" />
            </chakra.div>
          </chakra.li>
        ))}
      </Grid>
    </chakra.div>
  );
}

/** For readers whose browser runs no script: the list prices, and that they are those. */
function WithoutScript() {
  return (
    <noscript>
      <Grid>
        {landingPlans.map((plan) => (
          <LandingPlanCard key={plan.id} plan={plan} />
        ))}
      </Grid>
      <chakra.p textStyle="caption" color="fg.muted" mt="3">
        {LANDING_NOT_LIVE}
      </chakra.p>
    </noscript>
  );
}

interface Props {
  onAdd: (plan: PlanOnOffer) => void;
  onBuy: (plan: PlanOnOffer) => void;
}

function Cards({ onAdd, onBuy }: Props) {
  const { catalog, retry, retrying } = useCatalog();
  if (!catalog) return <Waiting />;
  const plans = catalog.live ? catalog.plans : landingPlans;
  return (
    <>
      {!catalog.live && (
        <chakra.div mb="5">
          <Alert
            tone="warning"
            action={
              <Button size="sm" variant="outline" busy={retrying} onClick={retry}>
                Retry
              </Button>
            }
          >
            {LANDING_NOT_LIVE}
          </Alert>
        </chakra.div>
      )}
      <Grid>
        {plans.map((plan) => (
          <LandingPlanCard key={plan.id} plan={plan} onAdd={onAdd} onBuy={onBuy} />
        ))}
      </Grid>
    </>
  );
}

/** The plans, priced by the server in the visitor's currency. */
export function Pricing(props: Props) {
  return (
    <Section
      id="pricing"
      title="Pay once. Use it when you need it."
      lead="A plan sets how many charts you may analyze a day and how far back your history goes. Credits pay for the analyses: one each, and none for a picture that is refused."
    >
      <WithoutScript />
      <Cards {...props} />
      <chakra.p mt="5" textStyle="body" color="fg.muted">
        Credit packages from 50 credits, other currencies and everything else on sale:{' '}
        <TextLink href={paths.pricing}>all prices</TextLink>.
      </chakra.p>
    </Section>
  );
}
