import type { Json, Operation } from '../../api/adapters/http/contract/load-contract.ts';
import { charts, dataUrlOf } from '../../api/testing/chart-fixtures.ts';
import { cards, carts, paymentDetails } from '../../api/testing/checkout-requests.ts';
import type { Known } from './known.ts';
import { codeOf, password } from './people.ts';
import { paymentTokens, stripeEvent, stripeSignature } from './stripe.ts';

const picture = ({ random }: Known): string =>
  dataUrlOf(random.pick([charts.hourly, charts.daily, charts.table]));

interface OnSale {
  id: string;
  type: 'package' | 'credits';
  price: number;
}

/** A cart of what is on sale as it was last listed, or one of the catalogue as the product begins with it. */
function cartOf({ random, answerOf }: Known) {
  const list = answerOf('listPublicPackages') as
    | { packages: OnSale[]; creditPackages: OnSale[]; currency: string }
    | undefined;
  if (list === undefined || list.creditPackages.length === 0 || random.chance(0.1))
    return random.pick(Object.values(carts));
  const plans = list.packages.length > 0 && random.chance(0.5) ? [random.pick(list.packages)] : [];
  const items = [...plans, random.pick(list.creditPackages)];
  const total = items.reduce((sum, { price }) => sum + price, 0);
  return {
    items: items.map(({ id, type }) => ({ id, type, quantity: 1 })),
    totalAmount: Number(total.toFixed(3)),
    currency: list.currency,
  };
}

function checkout(known: Known): Json {
  const { random, stripe } = known;
  const means = stripe
    ? { payment_token: random.pick(paymentTokens), card_number: undefined, expiry: undefined, cvc: undefined }
    : { card_number: random.pick(Object.values(cards)) };
  const body = { ...cartOf(known), paymentDetails: paymentDetails(means) };
  // As text and back: a copy, and without what is undefined.
  return JSON.parse(
    JSON.stringify({ ...body, billing: { country: random.pick(['DE', 'FR', 'US']) } }),
  ) as Json;
}

/** What the authenticator app shows that was set up last. */
function totpCode({ memory, now }: Known): string {
  const url = memory.latest('otpauth_url');
  return url === undefined ? '000000' : codeOf(String(url), now);
}

/** A code of the app, a recovery code that was not used yet as far as is known, or a wrong one. */
function secondFactor(known: Known): Record<string, string> {
  const { random, memory } = known;
  const recovery = memory.latest('recovery_code');
  if (recovery !== undefined && random.chance(0.4)) return { recovery_code: String(recovery) };
  return { totp_code: random.chance(0.15) ? '123456' : totpCode(known) };
}

const proof = (known: Known): Json => ({
  password,
  ...(known.random.chance(0.6) ? secondFactor(known) : {}),
});

/** Bodies that only somebody who knows the product can write; all others follow from the contract. */
export const goodBodies: Partial<Record<Operation['id'], (known: Known) => Json>> = {
  analyzeChart: (known) => ({ image_data_url: picture(known), rerun: known.random.chance(0.2) }),
  analyzeDemo: (known) => ({ image_data_url: picture(known) }),
  checkoutAsGuest: checkout,
  checkoutCart: checkout,
  requestEmailChange: (known) => ({
    email: `moved-${known.random.pick([1, 2, 3])}@example.com`,
    ...(proof(known) as object),
  }),
  changePassword: () => ({ current_password: password, new_password: password }),
  deleteOwnAccount: () => ({ password }),
  logIn: (known) => ({
    email: known.email ?? String(known.memory.recall('email', known.random) ?? 'nobody@example.com'),
    ...(proof(known) as object),
  }),
  proveIdentity: proof,
  startTwoFactor: () => ({ password }),
  confirmTwoFactor: (known) => ({ totp_code: totpCode(known) }),
  renewRecoveryCodes: proof,
  disableTwoFactor: proof,
  receiveStripeWebhook: stripeEvent,
  updateOwnBrand: () => ({ primary_color: '#112233' }),
};

/** Headers that follow from the body. */
export const goodHeaders: Partial<
  Record<Operation['id'], (known: Known, body: Buffer) => Record<string, string>>
> = {
  receiveStripeWebhook: stripeSignature,
};
