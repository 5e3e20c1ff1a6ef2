import { jest } from '@jest/globals';
import { act, fireEvent, render } from '@testing-library/react';
import type { CartProduct } from '../../../../api/domain/shared-with-web/cart.ts';
import { CurrencyProvider, CURRENCY_KEY, useCurrency } from '../currency/currency-store.tsx';
import { CART_KEY, CartProvider, useCart } from './cart-store.tsx';

const basic: CartProduct = {
  id: 'credits-basic',
  name: 'Basic',
  description: '70 analyses',
  type: 'credits',
  price: { minor: 7000, currency: 'USD' },
  credits: 70,
};

type Store = ReturnType<typeof useCart> & { currency: ReturnType<typeof useCurrency> };

function mount() {
  const seen: { now: Store | null } = { now: null };
  function Probe() {
    const cart = useCart();
    const currency = useCurrency();
    seen.now = { ...cart, currency };
    return null;
  }
  const view = render(
    <CurrencyProvider>
      <CartProvider>
        <Probe />
      </CartProvider>
    </CurrencyProvider>,
  );
  const store = (): Store => seen.now!;
  return { ...view, store };
}

const stored = () => JSON.parse(window.localStorage.getItem(CART_KEY) ?? 'null') as unknown;
const fromAnotherTab = (key: string, newValue: string | null) =>
  act(() => void fireEvent(window, new StorageEvent('storage', { key, newValue })));

beforeEach(() => window.localStorage.clear());

describe('cart and currency outside their providers', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('[V-228] say whose provider is missing', () => {
    const Cart = () => void useCart();
    const Currency = () => void useCurrency();
    expect(() => render(<Cart />)).toThrow('useCart must be used within a CartProvider');
    expect(() => render(<Currency />)).toThrow('useCurrency must be used within a CurrencyProvider');
  });
});

describe('the cart in the browser', () => {
  it('[V-145] [V-137] is saved on every change and restored on load', () => {
    const first = mount();
    act(() => first.store().add(basic));
    act(() => first.store().setQuantity(basic.id, 3));
    expect(stored()).toEqual({
      items: [
        {
          id: 'credits-basic',
          name: 'Basic',
          description: '70 analyses',
          price: 70,
          currency: 'USD',
          quantity: 3,
          type: 'credits',
          credits: 70,
        },
      ],
      totalAmount: 210,
      currency: 'USD',
      totalItems: 3,
      isOpen: false,
      requiresCredits: false,
    });
    first.unmount();
    expect(mount().store()).toMatchObject({ totalItems: 3, totalAmount: { minor: 21000 } });
  });

  it('[V-144] is empty in storage too after clearing', () => {
    const { store } = mount();
    act(() => store().add(basic));
    act(() => store().clear());
    expect(stored()).toMatchObject({ items: [], totalItems: 0 });
  });

  it.each(['', '{', 'null', '[]', '{"items":7}', '{"items":[{"id":"x"}]}'])(
    '[V-145] begins empty when storage holds %p',
    (junk) => {
      window.localStorage.setItem(CART_KEY, junk);
      expect(mount().store()).toMatchObject({ items: [], totalItems: 0, isOpen: false });
    },
  );

  it('[V-146] opens, closes and toggles', () => {
    const { store } = mount();
    act(() => store().setOpen(true));
    expect(store().isOpen).toBe(true);
    act(() => store().toggle());
    expect(store().isOpen).toBe(false);
    act(() => store().toggle());
    expect(store().isOpen).toBe(true);
  });

  it('follows another tab without writing back, and keeps its own drawer', () => {
    const { store } = mount();
    act(() => store().add(basic));
    const text = window.localStorage.getItem(CART_KEY);
    act(() => store().clear());
    act(() => store().setOpen(true));
    const before = window.localStorage.getItem(CART_KEY);
    fromAnotherTab(CART_KEY, text);
    expect(store()).toMatchObject({ totalItems: 1, isOpen: true });
    expect(window.localStorage.getItem(CART_KEY)).toBe(before);
    fromAnotherTab('something else', '{}');
    expect(store().totalItems).toBe(1);
  });

  it('lives as long as the page when the browser refuses storage', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    const { store } = mount();
    act(() => store().add(basic));
    expect(store().totalItems).toBe(1);
    jest.restoreAllMocks();
  });
});

describe('the chosen currency', () => {
  it('[V-149] is the dollar at first, is saved, and is restored on load', () => {
    const first = mount();
    expect(first.store().currency.code).toBe('USD');
    act(() => first.store().currency.choose('EUR'));
    expect(window.localStorage.getItem(CURRENCY_KEY)).toBe('EUR');
    first.unmount();
    expect(mount().store().currency.code).toBe('EUR');
  });

  it.each(['eur', '€', '{}', ''])('is the dollar when storage holds %p', (junk) => {
    window.localStorage.setItem(CURRENCY_KEY, junk);
    expect(mount().store().currency.code).toBe('USD');
  });
});
