import fc from 'fast-check';
import {
  MAX_QUANTITY,
  addCredits,
  addPackage,
  addToCart,
  canCheckout,
  chooseCredits,
  clearCart,
  emptyCart,
  removeItem,
  repriceCart,
  restoreCart,
  setOpen,
  storedCart,
  updateQuantity,
} from './cart.ts';
import type { Cart, CartProduct } from './cart.ts';

const plan = (id: string, minor = 5900, currency = 'USD'): CartProduct => ({
  id,
  name: `Plan ${id}`,
  description: 'A plan',
  type: 'package',
  price: { minor, currency },
  credits: null,
});
const credits = (id: string, minor = 5000, currency = 'USD'): CartProduct => ({
  id,
  name: `Credits ${id}`,
  description: 'Credits',
  type: 'credits',
  price: { minor, currency },
  credits: 50,
});
const ids = (cart: Cart) => cart.items.map(({ id, quantity }) => `${id}×${quantity}`);

describe('the rules of the cart', () => {
  it('starts empty, closed and not ready for checkout', () => {
    expect(emptyCart()).toEqual({
      items: [],
      totalAmount: { minor: 0, currency: 'USD' },
      totalItems: 0,
      isOpen: false,
      requiresCredits: false,
    });
    expect(canCheckout(emptyCart())).toBe(false);
  });

  it('[V-140] puts a plan in place of everything, once, and asks for credits', () => {
    const full = addCredits(addPackage(emptyCart(), plan('a')), credits('c'));
    const cart = addPackage(updateQuantity(full, 'c', 4), plan('b', 12900));
    expect(ids(cart)).toEqual(['b×1']);
    expect(cart.requiresCredits).toBe(true);
    expect(cart.totalAmount).toEqual({ minor: 12900, currency: 'USD' });
    expect(canCheckout(cart)).toBe(false);
  });

  it('[V-141] keeps the plan when credits come', () => {
    const cart = addCredits(addPackage(emptyCart(), plan('a')), credits('c'));
    expect(ids(cart)).toEqual(['a×1', 'c×1']);
    expect(cart.requiresCredits).toBe(false);
    expect(cart.totalAmount.minor).toBe(10900);
    expect(canCheckout(cart)).toBe(true);
  });

  it('counts the same credits again as one more, and other credits as a line', () => {
    const twice = addToCart(addToCart(emptyCart(), credits('c')), credits('c'));
    expect(ids(twice)).toEqual(['c×2']);
    expect(ids(addToCart(twice, credits('d')))).toEqual(['c×2', 'd×1']);
    expect(canCheckout(twice)).toBe(true);
  });

  it('changes the chosen credits, not the plan', () => {
    const cart = addCredits(addPackage(emptyCart(), plan('a')), credits('c'));
    expect(ids(chooseCredits(cart, credits('d', 7000)))).toEqual(['a×1', 'd×1']);
  });

  it('[V-142] computes totals anew on removing, and asks for credits again', () => {
    const cart = addCredits(addPackage(emptyCart(), plan('a')), credits('c'));
    const without = removeItem(cart, 'c');
    expect(without).toMatchObject({ totalItems: 1, totalAmount: { minor: 5900 }, requiresCredits: true });
    expect(removeItem(without, 'a')).toMatchObject({ totalItems: 0, requiresCredits: false });
  });

  it('leaves a plan at one, set or restored', () => {
    const cart = addToCart(emptyCart(), plan('p'));
    expect(ids(updateQuantity(cart, 'p', 7))).toEqual(['p×1']);
    const stored = storedCart(cart);
    expect(
      ids(restoreCart({ ...stored, items: stored.items.map((item) => ({ ...item, quantity: 5 })) })),
    ).toEqual(['p×1']);
  });

  it.each([0, -1, -Infinity])('[V-143] removes a line set to %p', (quantity) => {
    expect(updateQuantity(addToCart(emptyCart(), credits('c')), 'c', quantity).items).toEqual([]);
  });

  it('[V-143] sets whole quantities above zero only', () => {
    const cart = addToCart(emptyCart(), credits('c'));
    expect(updateQuantity(cart, 'c', 3)).toMatchObject({ totalItems: 3, totalAmount: { minor: 15000 } });
    expect(updateQuantity(cart, 'c', 1.5)).toBe(cart);
    expect(updateQuantity(cart, 'c', Number.NaN)).toBe(cart);
    expect(ids(updateQuantity(cart, 'c', 1e9))).toEqual([`c×${MAX_QUANTITY}`]);
  });

  it('[V-144] is empty and closed after clearing', () => {
    const cart = setOpen(addToCart(emptyCart('EUR'), credits('c', 100, 'EUR')), true);
    expect(clearCart(cart)).toEqual(emptyCart('EUR'));
  });

  it('holds one currency', () => {
    const cart = addCredits(addPackage(emptyCart(), plan('a')), credits('c', 46, 'EUR'));
    expect(cart.totalAmount).toEqual({ minor: 46, currency: 'EUR' });
    expect(ids(cart)).toEqual(['c×1']);
  });

  it('takes the prices of now in another currency, and lets go what is not sold', () => {
    const cart = addCredits(addPackage(emptyCart(), plan('a')), credits('c'));
    const sold = new Map([['c', credits('c', 6500, 'JPY')]]);
    const now = repriceCart(updateQuantity(cart, 'c', 2), 'JPY', (id) => sold.get(id));
    expect(ids(now)).toEqual(['c×2']);
    expect(now.totalAmount).toEqual({ minor: 13000, currency: 'JPY' });
    expect(repriceCart(cart, 'EUR', (id) => sold.get(id))).toEqual(emptyCart('EUR'));
  });
});

const product = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  minor: fc.integer({ min: 0, max: 1_000_000 }),
  isPlan: fc.boolean(),
  quantity: fc.integer({ min: -2, max: 1200 }),
  act: fc.constantFrom('add', 'remove', 'quantity', 'choose', 'clear'),
});

function play(cart: Cart, step: typeof product extends fc.Arbitrary<infer T> ? T : never): Cart {
  const chosen = step.isPlan
    ? plan(`plan-${step.id}`, step.minor)
    : credits(`credits-${step.id}`, step.minor);
  switch (step.act) {
    case 'add':
      return addToCart(cart, chosen);
    case 'remove':
      return removeItem(cart, chosen.id);
    case 'quantity':
      return updateQuantity(cart, chosen.id, step.quantity);
    case 'choose':
      return step.isPlan ? cart : chooseCredits(cart, chosen);
    default:
      return clearCart(cart);
  }
}

describe('whatever is done with a cart', () => {
  it('[V-142] [V-138] totals are the sum of the lines, and credits are asked for exactly when a plan stands alone', () => {
    fc.assert(
      fc.property(fc.array(product, { maxLength: 30 }), (steps) => {
        const cart = steps.reduce(play, emptyCart());
        const plans = cart.items.filter(({ type }) => type === 'package');
        const sum = cart.items.reduce((total, { price, quantity }) => total + price.minor * quantity, 0);
        expect(cart.totalAmount.minor).toBe(sum);
        expect(cart.totalItems).toBe(cart.items.reduce((total, { quantity }) => total + quantity, 0));
        expect(cart.items.every(({ quantity }) => quantity >= 1 && quantity <= MAX_QUANTITY)).toBe(true);
        expect(plans.length).toBeLessThanOrEqual(1);
        expect(cart.requiresCredits).toBe(plans.length === 1 && cart.items.length === 1);
      }),
    );
  });

  it('[V-145] comes back from storage as it was, closed', () => {
    fc.assert(
      fc.property(fc.array(product, { maxLength: 30 }), (steps) => {
        const cart = steps.reduce(play, emptyCart());
        const stored: unknown = JSON.parse(JSON.stringify(storedCart(setOpen(cart, true))));
        expect(restoreCart(stored)).toEqual({ ...cart, isOpen: false });
      }),
    );
  });
});

describe('a cart from storage', () => {
  const line = {
    id: 'c',
    name: 'Basic',
    description: '',
    price: 70,
    currency: 'USD',
    quantity: 1,
    type: 'credits',
    credits: 70,
  };
  const restored = (...items: unknown[]) => restoreCart({ items });

  it('[V-145] never throws, whatever was stored', () => {
    fc.assert(
      fc.property(fc.anything(), (junk) => {
        expect(restoreCart(junk).items).toEqual([]);
      }),
    );
  });

  it('[V-145] is always a cart, however a line was bent', () => {
    const bent = fc
      .tuple(fc.constantFrom(...(Object.keys(line) as (keyof typeof line)[])), fc.anything())
      .map(([field, value]) => ({ ...line, [field]: value }));
    fc.assert(
      fc.property(fc.array(fc.oneof(bent, fc.anything()), { maxLength: 60 }), (items) => {
        const cart = restored(...items);
        expect(Number.isSafeInteger(cart.totalAmount.minor)).toBe(true);
        expect(cart.totalAmount.minor).toBeGreaterThanOrEqual(0);
        expect(cart.isOpen).toBe(false);
      }),
    );
  });

  it.each([
    ['a price below zero', { price: -1 }],
    ['a price finer than the currency', { price: 0.005 }],
    ['a price beyond reason', { price: 1e12 }],
    ['no currency', { currency: '$' }],
    ['a quantity of zero', { quantity: 0 }],
    ['half a thing', { quantity: 1.5 }],
    ['too many', { quantity: 1000 }],
    ['another type', { type: 'gift' }],
    ['no id', { id: '' }],
    ['no name', { name: 7 }],
    ['credits below zero', { credits: -5 }],
  ])('leaves out a line with %s', (_, wrong) => {
    expect(restored(line).items).toHaveLength(1);
    expect(restored({ ...line, ...wrong }).items).toEqual([]);
  });

  it('believes no total and no flag', () => {
    const cart = restoreCart({ items: [line], totalAmount: 1, totalItems: 9, requiresCredits: true });
    expect(cart).toMatchObject({ totalAmount: { minor: 7000 }, totalItems: 1, requiresCredits: false });
  });

  it('[V-136] reads credits of null as no limit', () => {
    expect(restored({ ...line, credits: null }).items[0]?.credits).toBe('unlimited');
  });

  it('keeps the first plan, the first currency and the first of an id', () => {
    const aPlan = { ...line, id: 'p', type: 'package' };
    const cart = restored(aPlan, { ...aPlan, id: 'q' }, line, line, { ...line, id: 'e', currency: 'EUR' });
    expect(cart.items.map(({ id }) => id)).toEqual(['p', 'c']);
  });
});
