import type { AnswerSandboxChallenge } from '../../../application/payments/answer-sandbox-challenge.ts';
import type { GetSandboxChallenge } from '../../../application/payments/get-sandbox-challenge.ts';
import type { ReceiveGatewayEvent } from '../../../application/payments/receive-gateway-event.ts';
import type { SandboxChallenge } from '../../../application/payments/sandbox-challenge.ts';
import { decimalNumber } from '../../../domain/shared-with-web/money.ts';
import type { components } from '../generated/contract.ts';
import type { Handlers } from '../handler.ts';

/** What the browser needs to know to take a payment. */
export interface PaymentSettings {
  provider: 'sandbox' | 'stripe';
  publishableKey: string | null;
  testCards: readonly { number: string; meaning: string }[];
  /** Who the bank says is asking for the money. */
  merchant: string;
}

export interface PaymentsUseCases {
  settings: PaymentSettings;
  receiveGatewayEvent: ReceiveGatewayEvent;
  getSandboxChallenge: GetSandboxChallenge;
  answerSandboxChallenge: AnswerSandboxChallenge;
}

type PaymentsOperation =
  | 'getPaymentSettings'
  | 'receiveStripeWebhook'
  | 'getSandboxChallenge'
  | 'answerSandboxChallenge';

/** How payments are taken, and what the gateway reports. */
export function paymentsHandlers(useCases: PaymentsUseCases) {
  const { settings } = useCases;
  return {
    async getPaymentSettings() {
      return {
        status: 200,
        body: {
          provider: settings.provider,
          publishable_key: settings.publishableKey,
          test_cards: settings.testCards.map(({ number, meaning }) => ({ number, meaning })),
        },
      };
    },

    async receiveStripeWebhook({ rawBody, header, log }) {
      const result = await useCases.receiveGatewayEvent.run(rawBody, header['stripe-signature']);
      if (!result.ok) return { failure: result.error };
      log.info({ outcome: result.value }, 'Payment event received');
      return { status: 200, body: { received: true } };
    },

    async getSandboxChallenge({ path }) {
      const result = await useCases.getSandboxChallenge.run(path.reference);
      if (!result.ok) return { failure: result.error };
      return { status: 200, body: present(result.value, settings.merchant) };
    },

    async answerSandboxChallenge({ path, body }) {
      const result = await useCases.answerSandboxChallenge.run(path.reference, body.outcome);
      if (!result.ok) return { failure: result.error };
      return { status: 200, body: present(result.value, settings.merchant) };
    },
  } satisfies Pick<Handlers, PaymentsOperation>;
}

function present(
  { reference, orderId, amount, state }: SandboxChallenge,
  merchant: string,
): components['schemas']['SandboxChallenge'] {
  return {
    reference,
    order_id: orderId,
    merchant,
    amount: decimalNumber(amount),
    amount_minor: amount.minor,
    currency: amount.currency,
    state,
  };
}
