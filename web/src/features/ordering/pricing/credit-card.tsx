import { badgeText, creditsText, offerName, validityText } from '../../../entities/catalog/on-offer.ts';
import type { CreditsOnOffer } from '../../../entities/catalog/on-offer.ts';
import { MoneyText } from '../../../entities/currency/money-text.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Flex, HStack, chakra } from '../../../ui/layout.ts';

/** A credit package: how many, for how long, for how much. */
export function CreditPackageCard({ pack, onAdd }: { pack: CreditsOnOffer; onAdd: () => void }) {
  return (
    <chakra.li listStyleType="none" display="flex" flexDirection="column" gap="4" p="5" bg="bg.panel">
      <HStack justify="space-between" gap="2" minH="6">
        <chakra.h3 textStyle="subtitle">{offerName(pack)}</chakra.h3>
        <HStack gap="1.5">
          {pack.popular && <Badge tone="accent">Popular</Badge>}
          <Badge>{badgeText(pack)}</Badge>
        </HStack>
      </HStack>
      <chakra.div flex="1">
        <chakra.p textStyle="body">{creditsText(pack.credits)}</chakra.p>
        <chakra.p textStyle="caption" color="fg.muted" mt="0.5">
          {validityText(pack.validityDays)}
        </chakra.p>
      </chakra.div>
      <Flex justify="space-between" align="center" gap="3">
        <MoneyText amount={pack.price} />
        <Button
          size="sm"
          variant="outline"
          aria-label={`Add to Cart: ${pack.name}, ${creditsText(pack.credits)}`}
          onClick={onAdd}
        >
          Add to Cart
        </Button>
      </Flex>
    </chakra.li>
  );
}
