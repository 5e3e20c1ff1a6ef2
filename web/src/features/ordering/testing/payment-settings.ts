import type { PaymentSettings } from '../../../api/payments.ts';

export const sandbox: PaymentSettings = {
  provider: 'sandbox',
  publishable_key: null,
  test_cards: [
    { number: '4242424242424242', meaning: 'Succeeds (Visa)' },
    { number: '378282246310005', meaning: 'Succeeds (American Express)' },
    { number: '4000000000000002', meaning: 'Declined' },
    { number: '4000002760003184', meaning: 'Asks for 3-D Secure' },
  ],
};
