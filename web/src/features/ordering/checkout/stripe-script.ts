/** Stripe's own script, as far as the checkout uses it. It must come from Stripe, whole and unbundled. */

const SCRIPT = 'https://js.stripe.com/v3/';

interface StripeError {
  message?: string;
}

export interface StripeCardElement {
  mount(container: HTMLElement): void;
  destroy(): void;
  on(event: 'change', listener: (change: { error?: StripeError; complete: boolean }) => void): void;
}

export interface Stripe {
  elements(options?: object): { create(kind: 'card', options?: object): StripeCardElement };
  createPaymentMethod(options: {
    type: 'card';
    card: StripeCardElement;
    billing_details: object;
  }): Promise<{ paymentMethod?: { id: string }; error?: StripeError }>;
  handleNextAction(options: { clientSecret: string }): Promise<{ error?: StripeError }>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => Stripe;
  }
}

let loading: Promise<void> | null = null;

function load(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      loading = null;
      script.remove();
      reject(new Error('The card form of Stripe could not be loaded.'));
    };
    document.head.append(script);
  });
  return loading;
}

/** Loads Stripe's script once. Rejects when it cannot be loaded; the next call tries again. */
export async function stripeOf(publishableKey: string): Promise<Stripe> {
  if (!window.Stripe) await load();
  if (!window.Stripe) throw new Error('The card form of Stripe could not be loaded.');
  return window.Stripe(publishableKey);
}
