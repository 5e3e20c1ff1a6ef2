import { randomUUID } from 'node:crypto';
import { money } from '../../../domain/shared-with-web/money.ts';
import type { ChargeRequest } from '../../../ports/payments/payment-gateway.ts';

/** A charge of 59 USD on a typed card, or on a token of Stripe's form. */
export function buildChargeRequest(
  means: { card: string } | { token: string },
  changes: Partial<ChargeRequest> = {},
): ChargeRequest {
  const orderId = changes.orderId ?? randomUUID();
  return {
    key: `charge-${orderId}`,
    orderId,
    amount: money(5900, 'USD'),
    email: 'ada@example.com',
    means:
      'token' in means
        ? { kind: 'token', token: means.token }
        : {
            kind: 'card',
            card: { number: means.card, expiryMonth: 12, expiryYear: 2030, cvc: '123', zip: '10115' },
          },
    ...changes,
  };
}
