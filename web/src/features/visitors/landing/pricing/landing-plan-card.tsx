import { Check } from 'lucide-react';
import type { PlanOnOffer } from '../../../../entities/catalog/on-offer.ts';
import { MoneyText } from '../../../../entities/currency/money-text.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { chakra } from '../../../../ui/layout.ts';
import { Button } from '../../../../ui/button.tsx';

interface Props {
  plan: PlanOnOffer;
  onAdd?: (plan: PlanOnOffer) => void;
  onBuy?: (plan: PlanOnOffer) => void;
}

function Price({ plan }: { plan: PlanOnOffer }) {
  return (
    <chakra.p
      mt="6"
      display="flex"
      alignItems="baseline"
      gap="3"
      css={{ '& > span:first-of-type': { fontSize: '32px', lineHeight: '40px' } }}
    >
      <MoneyText amount={plan.price} size="lg" />
      {plan.originalPrice && <MoneyText amount={plan.originalPrice} former />}
      <chakra.span textStyle="caption" color="fg.muted">
        once
      </chakra.span>
    </chakra.p>
  );
}

function Actions({ plan, onAdd, onBuy }: Props) {
  return (
    <chakra.div mt="auto" pt="8" display="flex" flexDirection="column" gap="2">
      <Button
        block
        size="lg"
        variant={plan.popular ? 'solid' : 'outline'}
        aria-label={`Add to Cart: ${plan.name}`}
        onClick={() => onAdd?.(plan)}
      >
        Add to Cart
      </Button>
      <Button
        block
        variant="quiet"
        aria-label={`Buy without an account: ${plan.name}`}
        onClick={() => onBuy?.(plan)}
      >
        Buy without an account
      </Button>
    </chakra.div>
  );
}

/** A plan as the landing page shows it; without actions it is for reading only. */
export function LandingPlanCard({ plan, onAdd, onBuy }: Props) {
  return (
    <chakra.li
      listStyleType="none"
      display="flex"
      flexDirection="column"
      p={{ base: '6', xl: '8' }}
      bg="bg.panel"
      borderTopWidth="3px"
      borderTopColor={plan.popular ? 'accent.solid' : 'transparent'}
    >
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3" minH="7">
        <chakra.h3 textStyle="title">{plan.name}</chakra.h3>
        {plan.popular && <Badge tone="accent">Popular</Badge>}
      </chakra.div>
      <chakra.p textStyle="body" color="fg.muted" mt="1">
        {plan.description}
      </chakra.p>
      <Price plan={plan} />
      <chakra.ul mt="6" display="flex" flexDirection="column" gap="2.5">
        {plan.features.map((feature) => (
          <chakra.li key={feature} listStyleType="none" display="flex" gap="2.5" textStyle="body">
            <chakra.span color="fg.subtle" mt="2px" flexShrink="0">
              <Icon as={Check} />
            </chakra.span>
            {feature}
          </chakra.li>
        ))}
      </chakra.ul>
      {onAdd && <Actions plan={plan} onAdd={onAdd} onBuy={onBuy} />}
    </chakra.li>
  );
}
