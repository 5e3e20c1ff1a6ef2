import { Suspense } from 'react';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { useCart } from '../entities/cart/cart-store.tsx';
import { useOnce } from '../lib/use-once.ts';

const CartDrawer = lazyComponent(
  async () => (await import('../features/ordering/cart/cart-drawer.tsx')).CartDrawer,
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
