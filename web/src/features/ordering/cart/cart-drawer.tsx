import { ArrowRight, ShoppingCart } from 'lucide-react';
import { useCart } from '../../../entities/cart/cart-store.tsx';
import { usePricedCart } from '../../../entities/catalog/use-priced-cart.ts';
import { CurrencySelect } from '../../../entities/currency/currency-select.tsx';
import { MoneyText } from '../../../entities/currency/money-text.tsx';
import { paths } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Box, Flex, Stack, chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { CartLine } from './cart-line.tsx';
import { useGoToCheckout } from './use-go-to-checkout.ts';

/** The cart, from the right edge of every screen. */
export function CartDrawer() {
  const { isOpen, setOpen, totalItems } = useCart();
  usePricedCart();
  return (
    <Sheet
      open={isOpen}
      onOpenChange={setOpen}
      title={`Shopping Cart (${totalItems})`}
      side="right"
      width="min(26rem, 100vw)"
      flush
    >
      <Flex direction="column" height="full">
        {totalItems === 0 ? <Empty onLeave={() => setOpen(false)} /> : <Filled />}
      </Flex>
    </Sheet>
  );
}

function Empty({ onLeave }: { onLeave: () => void }) {
  return (
    <EmptyState
      title="Your cart is empty"
      icon={ShoppingCart}
      action={
        <LinkButton href={paths.pricing} variant="outline" onClick={onLeave}>
          See plans and credits
        </LinkButton>
      }
    >
      Add some packages to get started!
    </EmptyState>
  );
}

function Filled() {
  const { items, totalAmount, requiresCredits, setOpen } = useCart();
  const goToCheckout = useGoToCheckout();
  return (
    <>
      <Box flex="1" overflowY="auto" px="5">
        <ul>
          {items.map((item) => (
            <CartLine key={item.id} item={item} />
          ))}
        </ul>
      </Box>
      <Stack gap="4" px="5" py="4" borderTopWidth="1px">
        {requiresCredits && (
          <Alert tone="warning" title="A plan is bought with credits">
            One credit pays for one analysis.{' '}
            <TextLink href={paths.chooseCredits} onClick={() => setOpen(false)}>
              Choose credits
            </TextLink>
          </Alert>
        )}
        <CurrencySelect />
        <Flex justify="space-between" align="baseline">
          <chakra.span textStyle="subtitle">Total</chakra.span>
          <MoneyText amount={totalAmount} size="lg" />
        </Flex>
        <Button size="lg" block iconEnd={ArrowRight} onClick={goToCheckout}>
          Go to Checkout
        </Button>
      </Stack>
    </>
  );
}
