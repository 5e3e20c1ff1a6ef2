import { useEffect } from 'react';
import { useCart } from '../cart/cart-store.tsx';
import { useCatalog } from './catalog.ts';

/**
 * Keeps the cart at the live prices of the currency in force. Without live prices it stays as it is: no cart is lost
 * to a bad connection. For screens that show the cart.
 */
export function usePricedCart(): void {
  const { catalog } = useCatalog();
  const { reprice, totalAmount } = useCart();
  const shownIn = totalAmount.currency;
  useEffect(() => {
    if (!catalog?.live) return;
    const sold = new Map(
      [...catalog.plans, ...catalog.creditPackages].map((one) => [`${one.type} ${one.id}`, one]),
    );
    reprice(catalog.currency, (id, type) => sold.get(`${type} ${id}`));
  }, [catalog, reprice, shownIn]);
}
