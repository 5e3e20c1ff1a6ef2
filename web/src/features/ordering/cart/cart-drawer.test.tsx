import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderShop } from '../../../entities/catalog/testing/render-shop.tsx';
import { creditsOf, planOf } from '../../../entities/catalog/on-offer.ts';
import { samplePackages } from '../../../entities/catalog/testing/samples.ts';
import { CURRENCY_KEY } from '../../../entities/currency/currency-store.tsx';
import { toast } from '../../../ui/toast/toasts.ts';
import { CartButton } from './cart-button.tsx';
import { CartDrawer } from './cart-drawer.tsx';

jest.setTimeout(60_000);

const plan = planOf(samplePackages().packages[1]!);
const basic = creditsOf(samplePackages().creditPackages[1]!);

let shop: ReturnType<typeof renderShop>;
beforeEach(() => window.localStorage.clear());
afterEach(() => {
  shop.server.close();
  jest.restoreAllMocks();
  toast.list().forEach(({ id }) => toast.dismiss(id));
});

async function open(...products: (typeof plan | typeof basic)[]) {
  shop = renderShop(
    <>
      <CartButton />
      <CartDrawer />
    </>,
  );
  act(() => products.forEach((product) => shop.cart().add(product)));
  act(() => shop.cart().setOpen(true));
  await screen.findByRole('dialog');
  return within(screen.getByRole('dialog'));
}

describe('the cart drawer', () => {
  it('[V-120] says what to do when it is empty', async () => {
    const drawer = await open();
    expect(drawer.getByText('Shopping Cart (0)')).toBeInTheDocument();
    expect(drawer.getByText('Your cart is empty')).toBeInTheDocument();
    expect(drawer.getByText('Add some packages to get started!')).toBeInTheDocument();
  });

  it('[V-118] shows name, credits badge, description, quantity, and the price of each above one', async () => {
    const drawer = await open(basic);
    const line = within(drawer.getByRole('listitem'));
    expect(line.getByText('Basic credits')).toBeInTheDocument();
    expect(line.getByText('70 credits')).toBeInTheDocument();
    expect(line.getByText('70 analyses')).toBeInTheDocument();
    expect(line.queryByText(/each/)).not.toBeInTheDocument();
    await shop.mouse.click(line.getByRole('button', { name: 'One Basic credits more' }));
    expect(line.getByText('$140.00')).toBeInTheDocument();
    expect(line.getByText(/each/)).toHaveTextContent('$70.00 each');
    await shop.mouse.click(line.getByRole('button', { name: 'Remove Basic credits' }));
    expect(drawer.getByText('Your cart is empty')).toBeInTheDocument();
  });

  it('[V-143] cannot go below one; removing has its own button', async () => {
    const drawer = await open(basic);
    const less = drawer.getByRole('button', { name: 'One Basic credits less' });
    expect(less).toBeDisabled();
    await shop.mouse.click(drawer.getByRole('button', { name: 'One Basic credits more' }));
    await shop.mouse.click(less);
    expect(shop.cart().totalItems).toBe(1);
  });

  it('[V-117] [V-119] counts things in its title and goes to the checkout', async () => {
    const drawer = await open(plan, basic);
    expect(drawer.getByText('Shopping Cart (2)')).toBeInTheDocument();
    expect(drawer.getByText('Total').parentElement).toHaveTextContent('$199.00');
    await shop.mouse.click(drawer.getByRole('button', { name: 'Go to Checkout' }));
    expect(shop.address.current).toBe('/checkout');
    expect(shop.cart().isOpen).toBe(false);
  });

  it('[V-147] [W-351] stays, with a message that stands nowhere else, while a credit package is missing', async () => {
    const drawer = await open(plan);
    await shop.mouse.click(drawer.getByRole('button', { name: 'Go to Checkout' }));
    expect(shop.address.current).toBe('/');
    expect(toast.list()[0]).toMatchObject({
      tone: 'error',
      title: 'Credit Package Required',
      text: 'Please add a credit package to continue with your purchase.',
    });
    expect(drawer.getByText('A plan is bought with credits')).toBeInTheDocument();
    expect(drawer.queryByText('Credit Package Required')).toBeNull();
  });

  it('[V-005] follows the chosen currency, lines and total', async () => {
    const drawer = await open(plan, basic);
    await waitFor(() => expect(drawer.getByRole('combobox', { name: 'Currency' })).toBeEnabled());
    await shop.mouse.selectOptions(drawer.getByRole('combobox', { name: 'Currency' }), 'JPY');
    expect(await drawer.findByText('¥19,350')).toBeInTheDocument();
    expect(drawer.getByText('¥10,500')).toBeInTheDocument();
    expect(drawer.getByText('¥29,850')).toBeInTheDocument();
    expect(window.localStorage.getItem(CURRENCY_KEY)).toBe('JPY');
  });

  it('takes the prices of now, and keeps the old ones while they cannot be loaded', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const old = { ...basic, price: { minor: 100, currency: 'USD' } };
    const drawer = await open(old);
    await waitFor(() => expect(shop.cart().totalAmount.minor).toBe(7000));
    expect(drawer.getAllByText('$70.00')).toHaveLength(2);
    shop.server.close();
    shop.unmount();
    shop = renderShop(<CartDrawer />, { routes: { 'GET /packages/public': { status: 500 } } });
    act(() => shop.cart().clear());
    act(() => shop.cart().add(old));
    await waitFor(() => expect(shop.server.count('GET /packages/public')).toBe(1));
    expect(shop.cart().totalAmount.minor).toBe(100);
  });
});

describe('the cart button', () => {
  it("[V-039] counts up to 99, then says '99+'", async () => {
    await open(basic);
    act(() => shop.cart().setOpen(false));
    act(() => shop.cart().setQuantity(basic.id, 99));
    expect(screen.getByTestId('cart-badge')).toHaveTextContent(/^99$/);
    act(() => shop.cart().setQuantity(basic.id, 100));
    expect(screen.getByTestId('cart-badge')).toHaveTextContent(/^99\+$/);
    act(() => shop.cart().clear());
    expect(screen.queryByTestId('cart-badge')).not.toBeInTheDocument();
  });

  it('[V-146] opens and closes the drawer', async () => {
    shop = renderShop(<CartButton />);
    const button = screen.getByRole('button', { name: 'Shopping cart, empty' });
    await shop.mouse.click(button);
    expect(shop.cart().isOpen).toBe(true);
    await shop.mouse.click(button);
    expect(shop.cart().isOpen).toBe(false);
  });
});
