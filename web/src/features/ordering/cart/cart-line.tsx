import { Minus, Plus, Trash2 } from 'lucide-react';
import { MAX_QUANTITY, lineTotal } from '../../../../../api/domain/shared-with-web/cart.ts';
import type { CartItem } from '../../../../../api/domain/shared-with-web/cart.ts';
import { useCart } from '../../../entities/cart/cart-store.tsx';
import { creditsText, offerName } from '../../../entities/catalog/on-offer.ts';
import { MoneyText } from '../../../entities/currency/money-text.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Flex, HStack, chakra } from '../../../ui/layout.ts';

function Quantity({ item }: { item: CartItem }) {
  const { setQuantity } = useCart();
  return (
    <HStack role="group" aria-label={`Quantity of ${offerName(item)}`} gap="1">
      <IconButton
        label={`One ${offerName(item)} less`}
        icon={Minus}
        size="sm"
        variant="outline"
        tooltip={false}
        disabled={item.quantity <= 1}
        onClick={() => setQuantity(item.id, item.quantity - 1)}
      />
      <chakra.output aria-live="polite" textStyle="price" minW="8" textAlign="center">
        {item.quantity}
      </chakra.output>
      <IconButton
        label={`One ${offerName(item)} more`}
        icon={Plus}
        size="sm"
        variant="outline"
        tooltip={false}
        disabled={item.type === 'package' || item.quantity >= MAX_QUANTITY}
        onClick={() => setQuantity(item.id, item.quantity + 1)}
      />
    </HStack>
  );
}

/** A line of the cart: what it is, how many, what they cost together. */
export function CartLine({ item }: { item: CartItem }) {
  const { remove } = useCart();
  return (
    <chakra.li listStyleType="none" py="4" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
      <Flex justify="space-between" align="flex-start" gap="3">
        <chakra.div minW="0">
          <HStack gap="2" flexWrap="wrap">
            <chakra.h3 textStyle="subtitle">{offerName(item)}</chakra.h3>
            {item.credits !== null && <Badge tone="accent">{creditsText(item.credits)}</Badge>}
          </HStack>
          {item.description && (
            <chakra.p textStyle="body" color="fg.muted" mt="1">
              {item.description}
            </chakra.p>
          )}
        </chakra.div>
        <chakra.div me="-2">
          <IconButton
            label={`Remove ${offerName(item)}`}
            icon={Trash2}
            size="sm"
            tooltip={false}
            onClick={() => remove(item.id)}
          />
        </chakra.div>
      </Flex>
      <Flex justify="space-between" align="center" gap="3" mt="3">
        <Quantity item={item} />
        <chakra.div textAlign="end">
          <MoneyText amount={lineTotal(item)} />
          {item.quantity > 1 && (
            <chakra.p textStyle="caption" color="fg.muted">
              <MoneyText amount={item.price} size="sm" /> each
            </chakra.p>
          )}
        </chakra.div>
      </Flex>
    </chakra.li>
  );
}
