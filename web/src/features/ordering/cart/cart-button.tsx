import { ShoppingCart } from 'lucide-react';
import { useCart } from '../../../entities/cart/cart-store.tsx';
import { countBadge } from '../../../lib/count-badge.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { chakra } from '../../../ui/layout.ts';

/** Opens and closes the cart, and says how much is in it. */
export function CartButton({ size = 'sm' }: { size?: 'sm' | 'md' }) {
  const { totalItems, isOpen, toggle } = useCart();
  const inside = totalItems === 0 ? 'empty' : `${totalItems} ${totalItems === 1 ? 'item' : 'items'}`;
  return (
    <chakra.div position="relative" display="inline-flex">
      <IconButton
        label={`Shopping cart, ${inside}`}
        icon={ShoppingCart}
        size={size}
        aria-expanded={isOpen}
        onClick={toggle}
      />
      {totalItems > 0 && (
        <chakra.span
          aria-hidden="true"
          data-testid="cart-badge"
          position="absolute"
          top="-0.5"
          insetEnd="-0.5"
          minW="4.5"
          px="1"
          borderRadius="full"
          bg="accent.solid"
          color="accent.contrast"
          fontSize="11px"
          lineHeight="18px"
          fontWeight="600"
          textAlign="center"
          fontVariantNumeric="tabular-nums"
          pointerEvents="none"
        >
          {countBadge(totalItems)}
        </chakra.span>
      )}
    </chakra.div>
  );
}
