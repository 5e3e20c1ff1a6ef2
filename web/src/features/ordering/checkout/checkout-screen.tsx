import { Suspense, useCallback, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ShoppingCart } from 'lucide-react';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { usePaymentSettings } from '../../../api/payments.ts';
import type { PaymentSettings } from '../../../api/payments.ts';
import { useTaxRules } from '../../../api/taxes.ts';
import { errorMessage } from '../../../api/errors.ts';
import { useCart } from '../../../entities/cart/cart-store.tsx';
import { usePricedCart } from '../../../entities/catalog/use-priced-cart.ts';
import { useFormatMoney } from '../../../entities/currency/currencies.ts';
import { useSession } from '../../../entities/session/session.tsx';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Box, Grid, Stack } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { openCheckout } from '../orders/stored-orders.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CreditsMissing, FailureNotice, PlansOwned, StillOpen } from './checkout-notices.tsx';
import { formatCardNumber } from './card-format.ts';
import { OrderSummary } from './order-summary.tsx';
import { PaymentForm } from './payment-form.tsx';
import { SandboxHints } from './sandbox-hints.tsx';
import { taxText } from './tax-text.ts';
import type { CardTaker } from './stripe-card.tsx';
import type { Typed } from './payment-values.ts';
import { useCheckout } from './use-checkout.ts';

const StripeCard = lazyComponent(async () => (await import('./stripe-card.tsx')).StripeCard);

const back = { href: paths.pricing, label: 'Back to pricing' };

/** What the bank's page says when it sends the customer back here. */
export interface CheckoutState {
  declined?: { message: string; advice: string | null };
  /** What had been typed, without the card. */
  typed?: Typed;
}

/** The checkout: what is bought, and the payment form. Public, outside the shell. */
export function CheckoutScreen() {
  usePricedCart();
  const cart = useCart();
  const { status } = useSession();
  const settings = usePaymentSettings();
  if (cart.items.length === 0) return <EmptyCheckout />;
  return (
    <CheckoutFrame title="Checkout" back={back}>
      {settings.data && status !== 'loading' ? (
        <Checkout settings={settings.data} />
      ) : settings.error ? (
        <ErrorState
          title="No payments right now"
          message={errorMessage(settings.error)}
          onRetry={() => void settings.refetch()}
          retrying={settings.isFetching}
        />
      ) : (
        <LoadingForm />
      )}
    </CheckoutFrame>
  );
}

function EmptyCheckout() {
  return (
    <CheckoutFrame title="Checkout" back={back}>
      <Panel>
        <EmptyState
          icon={ShoppingCart}
          title="Your cart is empty"
          action={<LinkButton href={paths.pricing}>See plans and credits</LinkButton>}
        >
          Add some packages to get started!
        </EmptyState>
      </Panel>
    </CheckoutFrame>
  );
}

function LoadingForm() {
  return (
    <Stack gap="5" maxW="36rem" role="status" aria-label="Loading the payment form">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} w="100%" h="44px" />
      ))}
    </Stack>
  );
}

function Checkout({ settings }: { settings: PaymentSettings }) {
  const withCard = settings.provider === 'sandbox';
  const cart = useCart();
  const { user } = useSession();
  const format = useFormatMoney();
  const state = useLocation().state as CheckoutState | null;
  const checkout = useCheckout(withCard, state?.typed);
  const taxRules = useTaxRules();
  const declined = state?.declined;
  const open = openCheckout();
  return (
    <Grid
      templateColumns={{ base: '1fr', md: 'minmax(0, 1fr) 22rem' }}
      gap={{ base: '6', md: '10' }}
      alignItems="start"
    >
      <Box order={{ base: 0, md: 1 }} position={{ md: 'sticky' }} top={{ md: '6' }}>
        <OrderSummary
          cart={cart}
          payable={checkout.payable}
          tax={taxText(taxRules.data, checkout.values, checkout.payable, format)}
        />
      </Box>
      <Stack gap="5" minW="0">
        {open && !checkout.busy && <StillOpen orderId={open} />}
        {cart.requiresCredits && <CreditsMissing />}
        <PlansOwned items={cart.items} />
        <PaymentForm
          values={checkout.values}
          errors={checkout.errors}
          onValue={checkout.setValue}
          onSubmit={checkout.submit}
          busy={checkout.busy}
          payLabel={checkout.free ? 'Complete order' : `Pay ${format(checkout.payable)}`}
          free={checkout.free}
          emailOfAccount={user?.email}
          cardElement={
            withCard ? undefined : <StripeCardSlot settings={settings} setTaker={checkout.setTaker} />
          }
          hints={
            settings.test_cards.length > 0 && (
              <SandboxHints
                cards={settings.test_cards}
                onPick={(number) => checkout.setValue('cardNumber', formatCardNumber(number))}
              />
            )
          }
          notice={
            checkout.failure ? (
              <FailureNotice failure={checkout.failure} />
            ) : (
              declined && !checkout.busy && <FailureNotice failure={{ ...declined, newTotal: null }} />
            )
          }
        />
      </Stack>
    </Grid>
  );
}

interface StripeCardSlotProps {
  settings: PaymentSettings;
  setTaker: (taker: CardTaker | null) => void;
}

function StripeCardSlot({ settings, setTaker }: StripeCardSlotProps) {
  const latest = useRef(setTaker);
  const onReady = useCallback((taker: CardTaker | null) => latest.current(taker), []);
  if (settings.publishable_key === null) {
    return <ErrorState title="No card form" message="Payments by card are not set up here." />;
  }
  return (
    <Suspense fallback={<Skeleton w="100%" h="44px" />}>
      <StripeCard publishableKey={settings.publishable_key} onReady={onReady} />
    </Suspense>
  );
}
