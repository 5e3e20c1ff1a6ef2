import { useCatalog } from '../../../../entities/catalog/catalog.ts';
import type { PlanOnOffer } from '../../../../entities/catalog/on-offer.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { chakra } from '../../../../ui/layout.ts';
import { Button } from '../../../../ui/button.tsx';
import { LandingPlanCard } from './landing-plan-card.tsx';
import { LANDING_NOT_LIVE, landingPlans } from './landing-plans.ts';
import { PlanGrid } from './plan-grid.tsx';
import { WaitingPlans } from './waiting-plans.tsx';

export interface LivePlansProps {
  onAdd: (plan: PlanOnOffer) => void;
  onBuy: (plan: PlanOnOffer) => void;
}

/** The server's plans; the list prices, and that they are those, when they cannot be had. */
export function LivePlans({ onAdd, onBuy }: LivePlansProps) {
  const { catalog, retry, retrying } = useCatalog();
  if (!catalog) return <WaitingPlans />;
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
      <PlanGrid>
        {plans.map((plan) => (
          <LandingPlanCard key={plan.id} plan={plan} onAdd={onAdd} onBuy={onBuy} />
        ))}
      </PlanGrid>
    </>
  );
}
