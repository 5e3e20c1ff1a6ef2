import { Check } from 'lucide-react';
import type { PlanOnOffer } from '../../../entities/catalog/on-offer.ts';
import { MoneyText } from '../../../entities/currency/money-text.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Flex, HStack, chakra } from '../../../ui/layout.ts';

function Features({ features }: { features: readonly string[] }) {
  return (
    <chakra.ul display="flex" flexDirection="column" gap="2" flex="1">
      {features.map((feature) => (
        <chakra.li key={feature} display="flex" gap="2.5" textStyle="body">
          <chakra.span color="fg.subtle" mt="3px" flexShrink="0">
            <Icon as={Check} size={14} />
          </chakra.span>
          {feature}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** A plan, its price beside the former one, and what it gives. */
export function PlanCard({ plan, onAdd }: { plan: PlanOnOffer; onAdd: () => void }) {
  return (
    <chakra.li
      listStyleType="none"
      display="flex"
      flexDirection="column"
      gap="5"
      p="6"
      bg="bg.panel"
      borderTopWidth="2px"
      borderTopColor={plan.popular ? 'accent.solid' : 'transparent'}
    >
      <div>
        <HStack justify="space-between" gap="3" minH="7">
          <chakra.h3 textStyle="title">{plan.name}</chakra.h3>
          {plan.popular && <Badge tone="accent">Popular</Badge>}
        </HStack>
        <chakra.p textStyle="body" color="fg.muted" mt="1">
          {plan.description}
        </chakra.p>
      </div>
      <Flex align="baseline" gap="3">
        <MoneyText amount={plan.price} size="lg" />
        {plan.originalPrice && <MoneyText amount={plan.originalPrice} former />}
      </Flex>
      <Features features={plan.features} />
      <Button
        block
        size="lg"
        variant={plan.popular ? 'solid' : 'outline'}
        aria-label={`Add to Cart: ${plan.name}`}
        onClick={onAdd}
      >
        Add to Cart
      </Button>
    </chakra.li>
  );
}
