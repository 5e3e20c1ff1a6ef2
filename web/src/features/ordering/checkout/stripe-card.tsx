import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../api/errors.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { chakra } from '../../../ui/layout.ts';
import { stripeOf } from './stripe-script.ts';
import type { Stripe, StripeCardElement } from './stripe-script.ts';

export interface Payer {
  email: string;
  name: string;
  zip: string;
}

/** What the checkout asks of Stripe's element; both reject with a message for people. */
export interface CardTaker {
  /** The payment method's id, which stands for the card. */
  takeCard(payer: Payer): Promise<string>;
  /** Shows the bank's question and waits for the answer. */
  approve(clientSecret: string): Promise<void>;
}

export interface StripeCardProps {
  publishableKey: string;
  onReady: (taker: CardTaker | null) => void;
}

function takerOf(stripe: Stripe, card: StripeCardElement): CardTaker {
  return {
    async takeCard({ email, name, zip }) {
      const billing_details = { email, name, address: { postal_code: zip } };
      const { paymentMethod, error } = await stripe.createPaymentMethod({
        type: 'card',
        card,
        billing_details,
      });
      if (!paymentMethod) throw new Error(error?.message ?? 'The card could not be read.');
      return paymentMethod.id;
    },
    async approve(clientSecret) {
      // Outcome is asked of our own server, whatever this says.
      await stripe.handleNextAction({ clientSecret });
    },
  };
}

/** The element is a frame of Stripe's: it cannot see our style sheet, so the colours are read and handed over. */
function styleOf(container: HTMLElement) {
  const { color, fontSize } = getComputedStyle(container);
  return { base: { color, fontSize, iconColor: color } };
}

/** Stripe's own card element: the number never touches our page. */
export function StripeCard({ publishableKey, onReady }: StripeCardProps) {
  const container = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let card: StripeCardElement | null = null;
    let unmounted = false;
    stripeOf(publishableKey).then(
      (stripe) => {
        if (unmounted || !container.current) return;
        card = stripe.elements().create('card', { hidePostalCode: true, style: styleOf(container.current) });
        card.mount(container.current);
        card.on('change', ({ error }) => setWrong(error?.message ?? null));
        onReady(takerOf(stripe, card));
      },
      (error: unknown) => setFailure(errorMessage(error)),
    );
    return () => {
      unmounted = true;
      card?.destroy();
      onReady(null);
    };
  }, [publishableKey, onReady, tries]);

  if (failure) {
    const retry = () => {
      setFailure(null);
      setTries(tries + 1);
    };
    return <ErrorState title="No card form" message={failure} onRetry={retry} />;
  }
  return (
    <chakra.div role="group" aria-label="Card">
      <chakra.p textStyle="label" mb="1.5">
        Card
      </chakra.p>
      <chakra.div
        ref={container}
        minH="11"
        px="3"
        py="3"
        bg="bg.panel"
        color="fg"
        fontSize="16px"
        borderWidth="1px"
        borderColor={wrong ? 'danger.fg' : 'border.control'}
        borderRadius="control"
      />
      <chakra.p role="status" textStyle="caption" color="danger.fg" mt="1.5">
        {wrong}
      </chakra.p>
    </chakra.div>
  );
}
