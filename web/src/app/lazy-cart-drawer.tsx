import { Suspense } from 'react';
import { withQueries } from '../entities/queries/load-queries.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { useCart } from '../entities/cart/cart-store.tsx';
import { useOnce } from '../lib/use-once.ts';

const CartDrawer = lazyComponent(
  withQueries(async () => (await import('../features/ordering/cart/cart-drawer.tsx')).CartDrawer),
);

/** The cart drawer of every screen; its code is loaded when it is first opened. */
export function LazyCartDrawer() {
  const { isOpen } = useCart();
  if (!useOnce(isOpen)) return null;
  return (
    <Suspense>
      <CartDrawer />
    </Suspense>
  );
}
