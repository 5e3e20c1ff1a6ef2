import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { FakeCall } from '../../../api/testing/fake-network.ts';
import type { CartProduct } from '../../../../../api/domain/shared-with-web/cart.ts';
import type { User } from '../../../api/accounts.ts';
import type { CheckoutRequest, OwnPlan } from '../../../api/ordering.ts';
import { renderShop } from '../../../entities/catalog/testing/render-shop.tsx';
import { PENDING_USER_KEY } from '../../../entities/session/pending-user.ts';
import { buildUser } from '../../../entities/session/testing/build-user.ts';
import { toast } from '../../../ui/toast/toasts.ts';
import { sandbox } from '../testing/payment-settings.ts';
import { buildResult, ORDER_ID, pendingOrder } from '../testing/build-order.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import { storedOrder, openCheckout } from '../orders/stored-orders.ts';

jest.setTimeout(60_000);

const plan: CartProduct = {
  id: 'professional',
  name: 'Professional',
  description: '',
  type: 'package',
  price: { minor: 12900, currency: 'USD' },
  credits: null,
};
const credits: CartProduct = {
  id: 'credits-standard',
  name: 'Standard',
  description: '',
  type: 'credits',
  price: { minor: 10000, currency: 'USD' },
  credits: 100,
};
const ada = buildUser({ plan: 'pro', subscription_tier: 'pro', credits_balance: 12 });
const taxRules = { registered: true, country: 'DE', rates: [{ country: 'FR', rate_percent: 20 }] };
const GUEST = 'POST /checkout/guest';
const OWN = 'POST /cart/checkout';

let shop: ReturnType<typeof renderShop>;
let sent: { body: CheckoutRequest; key: string; call: string }[];

/** The screen with a cart, and a server that answers checkouts one after the other. */
function show(
  answers: { status?: number; body?: unknown }[] = [],
  {
    products = [plan, credits],
    user = null,
    plans = [],
    livePrices = true,
  }: { products?: CartProduct[]; user?: User | null; plans?: OwnPlan[]; livePrices?: boolean } = {},
) {
  sent = [];
  const answer = (call: string) => (config: FakeCall) => {
    sent.push({
      call,
      body: JSON.parse(String(config.data)) as CheckoutRequest,
      key: String(config.headers.get('Idempotency-Key')),
    });
    return answers[Math.min(sent.length, answers.length) - 1] ?? { status: 500 };
  };
  shop = renderShop(<CheckoutScreen />, {
    at: '/checkout',
    user,
    routes: {
      'GET /checkout/settings': { body: sandbox },
      'GET /checkout/taxes': { body: taxRules },
      'GET /plans': { body: { plans } },
      'GET /referrals/current': { body: { brand: null, expires_at: null } },
      ...(!livePrices && { 'GET /packages/public': { status: 500 } }),
      [GUEST]: answer(GUEST),
      [OWN]: answer(OWN),
    },
  });
  act(() => products.forEach((product) => shop.cart().add(product)));
  return screen.findByRole('form', { name: 'Payment' });
}

const field = (label: string) => screen.getByLabelText(label);
const pay = () => shop.mouse.click(screen.getByRole('button', { name: /^Pay/ }));

async function put(label: string, text: string): Promise<void> {
  await shop.mouse.click(field(label));
  await shop.mouse.paste(text);
}

async function fillIn(card = '4242424242424242'): Promise<void> {
  const { mouse } = shop;
  await put('Email', 'ada@example.com');
  await put('First name', 'Ada');
  await put('Last name', 'Lovelace');
  await put('Card number', card);
  await put('MM/YY', '1240');
  await put('CVC', '123');
  await put('ZIP', 'EC1A 1AA');
  await mouse.click(screen.getByRole('checkbox'));
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => {
  shop.server.close();
  toast.list().forEach(({ id }) => toast.dismiss(id));
});

describe('a plan that the account has', () => {
  const owned = { id: 'professional', name: 'Professional', tier: 'pro', order_id: ORDER_ID } as const;

  it.each([
    ['for good', null, /It is yours for life/],
    ['until a day', '2027-03-02T12:00:00Z', /It is yours until 2 Mar 2027/],
  ])('is named beside the form, and can be bought all the same: %s', async (_what, ends_at, text) => {
    await show([], { user: ada, plans: [{ ...owned, ends_at }] });
    expect(await screen.findByText('You already have Professional')).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Pay/ })).toBeEnabled();
  });

  it('is not named while another one is bought', async () => {
    const other = { ...owned, id: 'expert', name: 'Expert', ends_at: null };
    await show([], { user: ada, plans: [other] });
    await screen.findByLabelText('Card number');
    expect(screen.queryByText(/You already have/)).not.toBeInTheDocument();
  });
});

describe('the payment form', () => {
  it('[V-175] [V-176] says at each field what is missing, and asks nobody', async () => {
    await show();
    await pay();
    for (const message of [
      'Email is required',
      'First name is required',
      'Last name is required',
      'Card number is required',
      'Expiry date is required',
      'CVC is required',
      'ZIP is required',
      'Accept the billing terms to continue',
    ])
      expect(screen.getByText(message)).toBeInTheDocument();
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it('asks for no card when nothing is charged, and sends none', async () => {
    const gift: CartProduct = { ...credits, id: 'credits-gift', price: { minor: 0, currency: 'USD' } };
    await show([{ body: buildResult() }], { products: [gift], livePrices: false });
    expect(screen.getByText('Nothing is charged, so no card is needed.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(screen.queryByLabelText('CVC')).toBeNull();
    await put('Email', 'ada@example.com');
    await put('First name', 'Ada');
    await put('Last name', 'Lovelace');
    await put('ZIP', 'EC1A 1AA');
    await shop.mouse.click(screen.getByRole('checkbox'));
    await shop.mouse.click(screen.getByRole('button', { name: 'Complete order' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body.totalAmount).toBe(0);
    expect(Object.keys(sent[0]?.body.paymentDetails ?? {}).sort()).toEqual([
      'email',
      'first_name',
      'last_name',
      'terms_accepted',
      'zip',
    ]);
  });

  it('knows a guest who said before who is buying', async () => {
    const filled = { email: 'ada@example.com', full_name: 'Ada King Lovelace' };
    localStorage.setItem(PENDING_USER_KEY, JSON.stringify(filled));
    await show();
    expect(field('Email')).toHaveValue('ada@example.com');
    expect(field('First name')).toHaveValue('Ada');
    expect(field('Last name')).toHaveValue('King Lovelace');
    localStorage.removeItem(PENDING_USER_KEY);
  });

  it('asks for the country, says the tax within the price, and sends the VAT number of a business', async () => {
    await show([
      {
        status: 422,
        body: { error: 'Not valid.', errors: [{ field: 'billing.vat_number', message: 'is not one' }] },
      },
    ]);
    await fillIn();
    expect(screen.getByText(/Includes VAT where it applies/)).toBeInTheDocument();
    await shop.mouse.selectOptions(field('Country'), 'FR');
    expect(screen.getByText(/Includes 20% VAT: \$38\.17/)).toBeInTheDocument();
    await shop.mouse.click(screen.getByRole('checkbox', { name: /for a business/ }));
    await put('VAT number', 'FR40303265045');
    await put('Business name', 'Candles SA');
    expect(screen.getByText(/Reverse charge: you account for VAT/)).toBeInTheDocument();
    await pay();
    await waitFor(() => expect(screen.getByText('is not one')).toBeInTheDocument());
    expect(sent[0]?.body.billing).toEqual({
      country: 'FR',
      vat_number: 'FR40303265045',
      company: 'Candles SA',
    });
  });

  it('takes no VAT number where none can be checked, and sends no business that was unticked', async () => {
    await show([{ status: 500 }]);
    await fillIn();
    await shop.mouse.selectOptions(field('Country'), 'FR');
    await shop.mouse.click(screen.getByRole('checkbox', { name: /for a business/ }));
    await put('VAT number', 'FR40303265045');
    await shop.mouse.click(screen.getByRole('checkbox', { name: /for a business/ }));
    await shop.mouse.selectOptions(field('Country'), 'US');
    expect(screen.queryByRole('checkbox', { name: /for a business/ })).not.toBeInTheDocument();
    expect(screen.getByText(/No VAT in your country/)).toBeInTheDocument();
    await pay();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body.billing).toEqual({ country: 'US' });
  });

  it('checks number, date and code of the card', async () => {
    await show();
    await fillIn('4242424242424241');
    await shop.mouse.clear(field('MM/YY'));
    await shop.mouse.type(field('MM/YY'), '0120');
    await shop.mouse.clear(field('CVC'));
    await shop.mouse.type(field('CVC'), '12');
    await pay();
    expect(field('Card number')).toBeInvalid();
    expect(screen.getByText('Card has expired')).toBeInTheDocument();
    expect(screen.getByText('CVC must have 3 digits')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('writes card fields as cards show them, for keypads and wallets', async () => {
    await show();
    await fillIn();
    expect(field('Card number')).toHaveValue('4242 4242 4242 4242');
    expect(field('MM/YY')).toHaveValue('12/40');
    expect(field('Card number')).toHaveAttribute('autocomplete', 'cc-number');
    expect(field('MM/YY')).toHaveAttribute('autocomplete', 'cc-exp');
    expect(field('CVC')).toHaveAttribute('inputmode', 'numeric');
  });

  it('puts a test number of the sandbox into the form', async () => {
    await show();
    await shop.mouse.click(screen.getByText(/Test card numbers/));
    await shop.mouse.click(screen.getByRole('button', { name: 'Use 4000 0000 0000 0002' }));
    expect(field('Card number')).toHaveValue('4000 0000 0000 0002');
  });
});

describe('the checkout', () => {
  it('shows what is bought and sends items, total and the payment form', async () => {
    await show([{ status: 201, body: buildResult() }]);
    const summary = within(screen.getByRole('region', { name: 'Order summary' }));
    expect(summary.getByText('$229.00')).toBeInTheDocument();
    await fillIn();
    await pay();
    await waitFor(() => expect(shop.address.current).toBe(`/orders/${ORDER_ID}`));
    const [{ body, call, key } = { body: null, call: '', key: '' }] = sent;
    expect(call).toBe(GUEST);
    expect(key).toMatch(/^[0-9a-f-]{32,36}$/);
    expect(body).toMatchObject({
      items: [
        { id: 'professional', type: 'package', quantity: 1 },
        { id: 'credits-standard', type: 'credits', quantity: 1 },
      ],
      totalAmount: 229,
      currency: 'USD',
      paymentDetails: { email: 'ada@example.com', card_number: '4242 4242 4242 4242', terms_accepted: true },
    });
    expect(storedOrder(ORDER_ID)).toEqual({ token: 'token-of-the-order', claim: true });
    expect(openCheckout()).toBe(ORDER_ID);
    for (const storage of [window.localStorage, window.sessionStorage])
      expect(JSON.stringify(storage)).not.toMatch(/4242/);
  });

  it('[V-223] keeps the form when the bank declines, and says what the server said', async () => {
    const declined = {
      error: 'The card was declined.',
      code: 'ordering.declined',
      decline_code: 'card_declined',
    };
    await show([{ status: 402, body: declined }]);
    await fillIn('4000000000000002');
    await pay();
    expect(
      await screen.findByText('Failed to complete purchase: The card was declined.'),
    ).toBeInTheDocument();
    expect(screen.getByText(/Nothing was charged/)).toBeInTheDocument();
    expect(field('Card number')).toHaveValue('4000 0000 0000 0002');
    await pay();
    await waitFor(() => {
      expect(sent).toHaveLength(2);
      expect(field('Card number')).not.toHaveAttribute('readonly');
    });
    await shop.mouse.clear(field('Card number'));
    await shop.mouse.type(field('Card number'), '4242424242424242');
    await pay();
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  it('shows the new total of the server and sends that when pressed again', async () => {
    const changed = { error: 'The total has changed.', total: 239, total_minor: 23900, currency: 'USD' };
    await show([
      { status: 409, body: changed },
      { status: 201, body: buildResult() },
    ]);
    await fillIn();
    await pay();
    expect(await screen.findByText('The total is now $239.00')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
    await shop.mouse.click(screen.getByRole('button', { name: 'Pay $239.00' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body.totalAmount).toBe(239);
  });

  it('puts what the server says about a field at the field', async () => {
    const wrong = {
      error: 'Check the form.',
      errors: [{ field: 'paymentDetails.zip', message: 'No such ZIP' }],
    };
    await show([{ status: 422, body: wrong }]);
    await fillIn();
    await pay();
    expect(await screen.findByText('No such ZIP')).toBeInTheDocument();
    expect(field('ZIP')).toBeInvalid();
  });

  it('is busy while the payment runs, and cannot be pressed twice', async () => {
    await show([{ status: 201, body: buildResult() }]);
    let answer: (value: { status: number; body: unknown }) => void = () => undefined;
    shop.server.routes[GUEST] = () => new Promise((resolve) => (answer = resolve));
    await fillIn();
    await pay();
    const button = await screen.findByRole('button', { name: 'Paying…' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await shop.mouse.click(button);
    expect(shop.server.count(GUEST)).toBe(1);
    act(() => answer({ status: 201, body: buildResult() }));
    await waitFor(() => expect(shop.address.current).toBe(`/orders/${ORDER_ID}`));
  });

  it('goes to the bank when the bank wants to see the customer', async () => {
    const challenge = { url: '/checkout/challenge/ch_1', client_secret: null };
    await show([{ status: 202, body: buildResult(pendingOrder, { challenge }) }]);
    await fillIn('4000002760003184');
    await pay();
    await waitFor(() => expect(shop.address.current).toBe('/checkout/challenge/ch_1'));
    expect(shop.cart().items).toHaveLength(2);
  });

  it('refuses a plan without credits with a toast, and sends nothing', async () => {
    await show([], { products: [plan] });
    expect(screen.getByRole('link', { name: 'Choose credits' })).toBeInTheDocument();
    await fillIn();
    await pay();
    expect(toast.list()[0]).toMatchObject({
      tone: 'error',
      title: 'Credit Package Required',
      text: 'Please add a credit package to continue with your purchase.',
    });
    expect(sent).toEqual([]);
  });

  it('says so when the cart is empty', async () => {
    show([], { products: [] }).catch(() => undefined);
    expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See plans and credits' })).toHaveAttribute('href', '/pricing');
  });
});
