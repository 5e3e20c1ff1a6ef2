/**
 * The rules of the cart, one implementation for the browser and the server. Pure functions on whole minor units; nothing
 * but the shared money is imported, so that both sides can. A cart holds one currency and at most one plan.
 */
import type { CreditAmount } from './credit-amount.ts';
import { decimalNumber, isPrice, parseMoney, sumOf, timesOf } from './money.ts';
import type { Money } from './money.ts';

export type CartItemType = 'package' | 'credits';

/** What can be put into a cart: a plan or a credit package, with the price of one. */
export interface CartProduct {
  id: string;
  name: string;
  description: string;
  type: CartItemType;
  price: Money;
  /** What a credit package holds; null for a plan. */
  credits: CreditAmount | null;
}

export interface CartItem extends CartProduct {
  /** Whole, from 1 to {@link MAX_QUANTITY}. */
  quantity: number;
}

/** Totals and `requiresCredits` always follow from the items. */
export interface Cart {
  readonly items: readonly CartItem[];
  readonly totalAmount: Money;
  /** The number of things, each line counted with its quantity. */
  readonly totalItems: number;
  /** Whether the drawer is shown. */
  readonly isOpen: boolean;
  /** A plan is in the cart and no credit package: checkout is refused. */
  readonly requiresCredits: boolean;
}

/** The words for a checkout refused because of {@link Cart.requiresCredits}. */
export const CREDITS_REQUIRED = {
  title: 'Credit Package Required',
  text: 'Please add a credit package to continue with your purchase.',
} as const;

export const MAX_QUANTITY = 999;
const DEFAULT_CURRENCY = 'USD';

/** Of a plan one is enough: a second would give nothing. */
const mostOf = (type: CartItemType, quantity: number): number => (type === 'package' ? 1 : quantity);

/** True when a plan comes without any credit package. */
export function lacksCredits(items: readonly { type: CartItemType }[]): boolean {
  return items.some(({ type }) => type === 'package') && !items.some(({ type }) => type === 'credits');
}

/** Price × quantity of a line. */
export function lineTotal(item: Pick<CartItem, 'price' | 'quantity'>): Money {
  return timesOf(item.price, item.quantity);
}

/** The sum of lines, all of which are in `currency`; throws when one is not. */
export function cartTotal(items: readonly Pick<CartItem, 'price' | 'quantity'>[], currency: string): Money {
  return sumOf(items.map(lineTotal), currency);
}

function cartOf(items: readonly CartItem[], isOpen: boolean, emptyCurrency: string): Cart {
  const currency = items[0]?.price.currency ?? emptyCurrency;
  return {
    items,
    totalAmount: cartTotal(items, currency),
    totalItems: items.reduce((sum, { quantity }) => sum + quantity, 0),
    isOpen,
    requiresCredits: lacksCredits(items),
  };
}

const withItems = (cart: Cart, items: readonly CartItem[]) =>
  cartOf(items, cart.isOpen, cart.totalAmount.currency);

/** A closed cart with nothing in it; `currency` is that of its zero total. */
export function emptyCart(currency: string = DEFAULT_CURRENCY): Cart {
  return cartOf([], false, currency);
}

/** A line of a product; whatever else the caller knows of it stays outside. */
function lineOf({ id, name, description, type, price, credits }: CartProduct, quantity: number): CartItem {
  return { id, name, description, type, price, credits: type === 'package' ? null : credits, quantity };
}

/** A plan takes the place of everything in the cart, once; a credit package has to be chosen for it anew. */
export function addPackage(cart: Cart, product: CartProduct): Cart {
  return withItems(cart, [lineOf({ ...product, type: 'package' }, 1)]);
}

/**
 * A credit package is added once beside what is there; the same one again makes its line one more. Lines in another
 * currency go, since a cart holds one currency only.
 */
export function addCredits(cart: Cart, product: CartProduct): Cart {
  const sameCurrency = cart.items.filter(({ price }) => price.currency === product.price.currency);
  const same = sameCurrency.find(({ id, type }) => type === 'credits' && id === product.id);
  const credits: CartProduct = { ...product, type: 'credits' };
  if (!same) return withItems(cart, [...sameCurrency, lineOf(credits, 1)]);
  const more = lineOf(credits, Math.min(same.quantity + 1, MAX_QUANTITY));
  return withItems(
    cart,
    sameCurrency.map((item) => (item === same ? more : item)),
  );
}

/** Adds a product by its type. */
export function addToCart(cart: Cart, product: CartProduct): Cart {
  return product.type === 'package' ? addPackage(cart, product) : addCredits(cart, product);
}

/** The chosen credit package instead of all others; the plan stays. This is *Change Package*. */
export function chooseCredits(cart: Cart, product: CartProduct): Cart {
  return addCredits(
    withItems(
      cart,
      cart.items.filter(({ type }) => type === 'package'),
    ),
    product,
  );
}

/** Takes every line of this id away. */
export function removeItem(cart: Cart, id: string): Cart {
  return withItems(
    cart,
    cart.items.filter((item) => item.id !== id),
  );
}

/**
 * Sets a quantity; 0 or below removes the line, a fraction or no number at all changes nothing, the most is 999. A plan is there once.
 */
export function updateQuantity(cart: Cart, id: string, quantity: number): Cart {
  if (quantity <= 0) return removeItem(cart, id);
  if (!Number.isInteger(quantity)) return cart;
  const set = Math.min(quantity, MAX_QUANTITY);
  return withItems(
    cart,
    cart.items.map((item) => (item.id === id ? { ...item, quantity: mostOf(item.type, set) } : item)),
  );
}

/** Empty and closed again. */
export function clearCart(cart: Cart): Cart {
  return emptyCart(cart.totalAmount.currency);
}

export function setOpen(cart: Cart, isOpen: boolean): Cart {
  return { ...cart, isOpen };
}

/** Something is in the cart, and no credit package is missing. */
export function canCheckout(cart: Pick<Cart, 'items' | 'requiresCredits'>): boolean {
  return cart.items.length > 0 && !cart.requiresCredits;
}

/**
 * The cart at the prices of now, all in `currency`. `productOf` answers what is sold under an id today; a line that is no
 * longer sold, or not in this currency, goes.
 */
export function repriceCart(
  cart: Cart,
  currency: string,
  productOf: (id: string, type: CartItemType) => CartProduct | undefined,
): Cart {
  const items = cart.items.flatMap((item) => {
    const product = productOf(item.id, item.type);
    if (product?.price.currency !== currency) return [];
    return [lineOf({ ...product, type: item.type }, item.quantity)];
  });
  return cartOf(items, cart.isOpen, currency);
}

/** A cart as it is stored and sent: prices as decimals beside their currency code. */
export interface StoredCart {
  items: {
    id: string;
    name: string;
    description: string;
    price: number;
    currency: string;
    quantity: number;
    type: CartItemType;
    credits: CreditAmount | null;
  }[];
  totalAmount: number;
  currency: string;
  totalItems: number;
  isOpen: boolean;
  requiresCredits: boolean;
}

export function storedCart(cart: Cart): StoredCart {
  return {
    items: cart.items.map(({ id, name, description, price, quantity, type, credits }) => ({
      id,
      name,
      description,
      price: decimalNumber(price),
      currency: price.currency,
      quantity,
      type,
      credits,
    })),
    totalAmount: decimalNumber(cart.totalAmount),
    currency: cart.totalAmount.currency,
    totalItems: cart.totalItems,
    isOpen: cart.isOpen,
    requiresCredits: cart.requiresCredits,
  };
}

const MAX_LINES = 50;

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;

function restoredPrice(price: unknown, currency: unknown): Money | null {
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return null;
  if (typeof price !== 'number' && typeof price !== 'string') return null;
  const amount = parseMoney(price, currency);
  return amount && isPrice(amount) ? amount : null;
}

/** Undefined when it is neither; null once meant no limit. */
function restoredCredits(credits: unknown): CreditAmount | undefined {
  if (credits === 'unlimited' || credits === null) return 'unlimited';
  return Number.isSafeInteger(credits) && (credits as number) >= 0 ? (credits as number) : undefined;
}

function restoredItem(value: unknown): CartItem | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, description, price, currency, quantity, type, credits } = value as Record<
    string,
    unknown
  >;
  if (!isText(id, 200) || id === '' || !isText(name, 500) || name === '') return null;
  const amount = restoredPrice(price, currency);
  if (!amount || !Number.isInteger(quantity)) return null;
  if ((quantity as number) < 1 || (quantity as number) > MAX_QUANTITY) return null;
  const common = {
    id,
    name,
    description: isText(description, 2000) ? description : '',
    price: amount,
    quantity: quantity as number,
  };
  if (type === 'package') return { ...common, type, quantity: 1, credits: null };
  if (type !== 'credits') return null;
  const holds = restoredCredits(credits);
  return holds === undefined ? null : { ...common, type, credits: holds };
}

/**
 * A closed cart from whatever was found in storage. Nothing in it is believed: lines that are not lines are left out, the
 * first plan and the first currency win, and totals are computed anew. Junk gives an empty cart; it never throws.
 */
export function restoreCart(stored: unknown): Cart {
  const found = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const candidates: unknown[] = Array.isArray(found['items']) ? found['items'].slice(0, MAX_LINES) : [];
  const items: CartItem[] = [];
  for (const candidate of candidates) {
    const item = restoredItem(candidate);
    if (!item || items.some(({ id }) => id === item.id)) continue;
    if (item.type === 'package' && items.some(({ type }) => type === 'package')) continue;
    if (items[0] && items[0].price.currency !== item.price.currency) continue;
    items.push(item);
  }
  const currency = found['currency'];
  return cartOf(
    items,
    false,
    typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : DEFAULT_CURRENCY,
  );
}
