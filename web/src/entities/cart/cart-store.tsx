import { createContext, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import * as rules from '../../../../api/domain/shared-with-web/cart.ts';
import type { Cart, CartItemType, CartProduct } from '../../../../api/domain/shared-with-web/cart.ts';
import { createLocalStore } from '../../lib/local-store.ts';
import type { LocalStore } from '../../lib/local-store.ts';

/** Local storage key of the cart. */
export const CART_KEY = 'wickwise.cart';

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const createCartStore = () =>
  createLocalStore<Cart>({
    key: CART_KEY,
    write: (cart) => JSON.stringify(rules.storedCart(cart)),
    read: (text) => rules.restoreCart(parsed(text)),
    // Every tab opens and closes its own drawer.
    adopt: (own, other) => rules.setOpen(other, own.isOpen),
  });

const CartContext = createContext<LocalStore<Cart> | null>(null);

/** The cart: saved on every change, restored on load, the same in all tabs. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createCartStore);
  return <CartContext value={store}>{children}</CartContext>;
}

export interface CartActions {
  add: (product: CartProduct) => void;
  /** The credit package instead of those in the cart. */
  chooseCredits: (product: CartProduct) => void;
  remove: (id: string) => void;
  setQuantity: (id: string, quantity: number) => void;
  clear: () => void;
  setOpen: (open: boolean) => void;
  toggle: () => void;
  /** All lines at the prices of now. */
  reprice: (currency: string, productOf: (id: string, type: CartItemType) => CartProduct | undefined) => void;
}

const actionsOf = ({ change }: LocalStore<Cart>): CartActions => ({
  add: (product) => change((cart) => rules.addToCart(cart, product)),
  chooseCredits: (product) => change((cart) => rules.chooseCredits(cart, product)),
  remove: (id) => change((cart) => rules.removeItem(cart, id)),
  setQuantity: (id, quantity) => change((cart) => rules.updateQuantity(cart, id, quantity)),
  clear: () => change(rules.clearCart),
  setOpen: (open) => change((cart) => (cart.isOpen === open ? cart : rules.setOpen(cart, open))),
  toggle: () => change((cart) => rules.setOpen(cart, !cart.isOpen)),
  reprice: (currency, productOf) => change((cart) => rules.repriceCart(cart, currency, productOf)),
});

export function useCart(): Cart & CartActions {
  const store = useContext(CartContext);
  if (!store) throw new Error('useCart must be used within a CartProvider');
  const cart = useSyncExternalStore(store.subscribe, store.get, store.blank);
  const actions = useMemo(() => actionsOf(store), [store]);
  return useMemo(() => ({ ...cart, ...actions }), [cart, actions]);
}
