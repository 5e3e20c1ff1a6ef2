import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderShop } from '../../../entities/catalog/testing/render-shop.tsx';
import { CURRENCY_KEY } from '../../../entities/currency/currency-store.tsx';
import { PricingScreen } from './pricing-screen.tsx';

jest.setTimeout(60_000);

let shop: ReturnType<typeof renderShop>;
beforeEach(() => window.localStorage.clear());
afterEach(() => {
  shop.server.close();
  jest.restoreAllMocks();
});

function show(options: Parameters<typeof renderShop>[1] = {}) {
  shop = renderShop(<PricingScreen />, { at: '/pricing', ...options });
  return screen.findByRole('heading', { name: 'Professional', level: 3 }).catch(() => null);
}
const region = (name: string) => screen.getByRole('region', { name });
const names = (name: string) =>
  within(region(name))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const cards = (name: string) =>
  within(region(name))
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading'));
const failing = { 'GET /packages/public': { status: 500, body: { error: 'Away.' } } };

async function ready(options?: Parameters<typeof renderShop>[1]) {
  void show(options);
  await waitFor(() => expect(cards('Plans')).toHaveLength(3));
}

describe('the page of prices', () => {
  it('[V-010] shows plans and credit packages, popular ones first', async () => {
    await ready();
    expect(names('Plans')).toEqual(['Professional', 'Starter', 'Expert']);
    expect(names('Credit packages').slice(0, 3)).toEqual([
      'Standard credits',
      'Starter credits',
      'Basic credits',
    ]);
    expect(cards('Credit packages')).toHaveLength(8);
    expect(within(cards('Plans')[0]!).getByText('Popular')).toBeInTheDocument();
  });

  it('[W-222] compares plans and packages in rising order, with what a credit comes to', async () => {
    await ready();
    const rows = (name: string) =>
      within(screen.getByRole('group', { name }))
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent);
    expect(rows('Plans compared')).toEqual(['Starter plan', 'Professional plan', 'Expert plan']);
    expect(rows('Credit packages compared').slice(0, 2)).toEqual(['Starter credits', 'Basic credits']);
    expect(
      within(screen.getByRole('group', { name: 'Credit packages compared' })).getAllByText('$1.00'),
    ).not.toHaveLength(0);
    // No package is called as a plan is.
    expect(names('Credit packages').filter((name) => names('Plans').includes(name))).toEqual([]);
  });

  it('[W-201] stays on sale in dollars when the currencies cannot be loaded, and asks for them no more than a few times', async () => {
    await ready({ routes: { 'GET /currencies/public': { status: 500, body: { error: 'Away.' } } } });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(cards('Plans')).toHaveLength(3);
    expect(within(cards('Plans')[0]!).getByText('$129.00')).toBeInTheDocument();
    expect(shop.server.count('GET /currencies/public')).toBeLessThan(4);
  });

  const expectPlan = (nth: number, now: string, was: string, feature: string): void => {
    const card = within(cards('Plans')[nth]!);
    expect(card.getByText(now)).toBeInTheDocument();
    expect(card.getByText(was).closest('s')).not.toBeNull();
    expect(card.getByText(feature)).toBeInTheDocument();
  };

  it('[V-232] [V-233] strikes the former price of Starter and Professional through', async () => {
    await ready();
    expectPlan(0, '$129.00', '$500.00', '50 analyses per day');
    expectPlan(1, '$59.00', '$250.00', '10 analyses per day');
    expect(cards('Plans')).toHaveLength(3);
  });

  it('[V-234] strikes the former price of Expert through', async () => {
    await ready();
    expectPlan(2, '$189.00', '$750.00', 'White-label');
    expect(cards('Plans')).toHaveLength(3);
  });

  it('[V-242] says how long credits last, and labels the unlimited package 1500', async () => {
    await ready();
    const unlimited = within(cards('Credit packages').at(-1)!);
    expect(unlimited.getByText('1500')).toBeInTheDocument();
    expect(unlimited.getByText('Unlimited')).toBeInTheDocument();
    expect(unlimited.getByText('Never expires')).toBeInTheDocument();
    expect(within(cards('Credit packages')[0]!).getByText('Valid for 60 days')).toBeInTheDocument();
  });

  it.each([
    ['JPY', '¥19,350'],
    ['EUR', '€118.68'],
    ['KWD', 'KD 39.797'],
  ])('[D-051] prices in %s have the decimals of that currency', async (code, price) => {
    window.localStorage.setItem(CURRENCY_KEY, code);
    await ready();
    expect(within(cards('Plans')[0]!).getByText(price)).toBeInTheDocument();
  });

  it.each([
    ['fails', failing],
    ['is empty', { 'GET /packages/public': { body: { packages: [], creditPackages: [], currency: 'USD' } } }],
  ])('[D-058] shows the built-in list with a notice when the call %s', async (_, routes) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    window.localStorage.setItem(CURRENCY_KEY, 'EUR');
    await ready({ routes });
    expect(screen.getByText(/Live prices could not be loaded/)).toBeInTheDocument();
    expect(names('Plans')).toEqual(['Professional', 'Starter', 'Expert']);
    expect(within(cards('Plans')[0]!).getByText('$129.00')).toBeInTheDocument();
    expect(cards('Credit packages')).toHaveLength(8);
  });

  it('asks again on Retry, and then shows live prices', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const live = renderShop(null).server.routes['GET /packages/public']!;
    await ready({ routes: failing });
    shop.server.routes['GET /packages/public'] = live;
    await shop.mouse.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/Live prices/)).not.toBeInTheDocument());
  });
});

describe('the way from a plan to the checkout', () => {
  const chooser = () => screen.findByRole('dialog', { name: 'Choose a Credit Package' });
  const confirm = () => screen.findByRole('dialog', { name: 'Confirm Your Selection' });
  const addPlan = async () => {
    await ready();
    await shop.mouse.click(screen.getByRole('button', { name: 'Add to Cart: Expert' }));
    return chooser();
  };

  it('[V-113] [V-114] a plan opens the chooser, which neither Escape nor a press outside closes', async () => {
    const dialog = await addPlan();
    expect(shop.cart()).toMatchObject({ requiresCredits: true, totalItems: 1 });
    await shop.mouse.keyboard('{Escape}');
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    await new Promise((done) => setTimeout(done, 50));
    expect(dialog).toBeInTheDocument();
    expect(dialog).toHaveAttribute('data-state', 'open');
  });

  it('[V-115] [V-116] selecting leads to the confirmation, and from there back or on', async () => {
    const dialog = within(await addPlan());
    await shop.mouse.click(dialog.getByRole('radio', { name: /^Basic/ }));
    await shop.mouse.click(dialog.getByRole('button', { name: 'Select Package' }));
    const asked = within(await confirm());
    expect(asked.getByText('Expert')).toBeInTheDocument();
    expect(asked.getByText('70 credits')).toBeInTheDocument();
    expect(asked.getByText('$259.00')).toBeInTheDocument();

    await shop.mouse.click(asked.getByRole('button', { name: 'Change Package' }));
    const again = within(await chooser());
    expect(again.getByRole('radio', { name: /^Basic/ })).toBeChecked();
    await shop.mouse.click(again.getByRole('radio', { name: /^Business/ }));
    await shop.mouse.click(again.getByRole('button', { name: 'Select Package' }));
    await waitFor(() =>
      expect(shop.cart().items.map(({ id }) => id)).toEqual(['expert', 'credits-business']),
    );

    const last = within(await confirm());
    await shop.mouse.click(last.getByRole('button', { name: 'Proceed to Checkout' }));
    expect(shop.address.current).toBe('/checkout');
  });

  it('can be closed without losing the chosen plan', async () => {
    const dialog = within(await addPlan());
    await shop.mouse.click(dialog.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(shop.cart().requiresCredits).toBe(true);
  });

  it('is entered at the chooser from elsewhere', async () => {
    await ready({ at: '/pricing?choose=credits&ref=acme' });
    const dialog = within(await chooser());
    await shop.mouse.click(dialog.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(shop.address.current).toBe('/pricing?ref=acme'));
  });

  it('credits alone open the cart', async () => {
    await ready();
    await shop.mouse.click(screen.getByRole('button', { name: 'Add to Cart: Basic, 70 credits' }));
    expect(shop.cart()).toMatchObject({ isOpen: true, totalItems: 1, requiresCredits: false });
  });
});
