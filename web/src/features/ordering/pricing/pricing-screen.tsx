import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useCatalog } from '../../../entities/catalog/catalog.ts';
import { NOT_LIVE } from '../../../entities/catalog/fallback.ts';
import { usePricedCart } from '../../../entities/catalog/use-priced-cart.ts';
import { LegalFooter } from '../../../entities/platform/legal.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Box, Flex, chakra } from '../../../ui/layout.ts';
import { ConfirmSelection } from './confirm-selection.tsx';
import { CreditChooser } from './credit-chooser.tsx';
import { CreditPackageCard } from './credit-card.tsx';
import { CardSkeletons, OfferGrid } from './offer-grid.tsx';
import { OfferComparison } from './offer-comparison.tsx';
import { PlanCard } from './plan-card.tsx';
import { PricingHeader } from './pricing-header.tsx';
import { useSelection } from './use-selection.ts';

/** Everything on sale, in the visitor's currency, and the way from a plan to the checkout. */
export function PricingScreen() {
  const { catalog, retry, retrying } = useCatalog();
  const selection = useSelection();
  usePricedCart();
  useAnchor(catalog !== null);
  return (
    <Flex direction="column" minH="100dvh" maxW="page" mx="auto" px={{ base: '4', md: '10' }}>
      <PricingHeader />
      <chakra.main
        flex="1"
        display="flex"
        flexDirection="column"
        gap={{ base: '10', md: '14' }}
        pt={{ base: '6', md: '10' }}
        pb="12"
        aria-busy={catalog === null}
      >
        <Intro />
        {catalog && !catalog.live && (
          <Alert
            tone="warning"
            action={
              <Button size="sm" variant="outline" busy={retrying} onClick={retry}>
                Retry
              </Button>
            }
          >
            {NOT_LIVE}
          </Alert>
        )}
        <OfferGrid
          title="Plans"
          lead="A plan sets how many charts you may analyze a day and how far back your history goes."
          cardWidth="17rem"
        >
          {catalog?.plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} onAdd={() => selection.addPlan(plan)} />
          )) ?? <CardSkeletons count={3} height="22rem" />}
        </OfferGrid>
        <OfferGrid
          id="credits"
          title="Credit packages"
          lead="Each analysis costs one credit. A chart that cannot be read costs nothing, and neither does the same chart again."
          cardWidth="16rem"
        >
          {catalog?.creditPackages.map((pack) => (
            <CreditPackageCard key={pack.id} pack={pack} onAdd={() => selection.addCredits(pack)} />
          )) ?? <CardSkeletons count={8} height="10rem" />}
        </OfferGrid>
        {catalog && <OfferComparison {...catalog} />}
      </chakra.main>
      <LegalFooter />
      <CreditChooser
        open={selection.step === 'choose' && catalog !== null}
        packages={catalog?.creditPackages ?? []}
        chosenId={selection.chosenId}
        onSelect={selection.select}
        onLater={selection.leave}
      />
      <ConfirmSelection
        open={selection.step === 'confirm'}
        onClose={selection.leave}
        onChange={selection.change}
      />
    </Flex>
  );
}

function Intro() {
  return (
    <Box maxW="measure">
      <chakra.h1 textStyle="display">Pricing</chakra.h1>
      <chakra.p textStyle="reading" color="fg.muted" mt="4">
        Pay once for a plan and the credits you want to use. No subscription that renews by itself, and your
        money back within 30 days for what you have not used.
      </chakra.p>
    </Box>
  );
}

/** Scrolls to the anchor of the address once its element is laid out; the router does not do that itself. */
function useAnchor(ready: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (ready && hash) document.getElementById(hash.slice(1))?.scrollIntoView?.();
  }, [ready, hash]);
}
