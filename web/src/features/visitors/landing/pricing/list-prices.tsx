import { chakra } from '../../../../ui/layout.ts';
import { LandingPlanCard } from './landing-plan-card.tsx';
import { LANDING_NOT_LIVE, landingPlans } from './landing-plans.ts';
import { PlanGrid } from './plan-grid.tsx';

/** For readers whose browser runs no script: the list prices, and that they are those. */
export function ListPrices() {
  return (
    <noscript>
      <PlanGrid>
        {landingPlans.map((plan) => (
          <LandingPlanCard key={plan.id} plan={plan} />
        ))}
      </PlanGrid>
      <chakra.p textStyle="caption" color="fg.muted" mt="3">
        {LANDING_NOT_LIVE}
      </chakra.p>
    </noscript>
  );
}
