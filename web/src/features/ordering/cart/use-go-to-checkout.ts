import { useNavigate } from 'react-router-dom';
import { CREDITS_REQUIRED, canCheckout } from '../../../../../api/domain/shared-with-web/cart.ts';
import { useCart } from '../../../entities/cart/cart-store.tsx';
import { paths } from '../../../lib/paths.ts';
import { toast } from '../../../ui/toast/toasts.ts';

/** Goes to the checkout with the drawer closed, or says that a credit package is missing. */
export function useGoToCheckout(): () => void {
  const cart = useCart();
  const navigate = useNavigate();
  return () => {
    if (canCheckout(cart)) {
      cart.setOpen(false);
      void navigate(paths.checkout);
    } else if (cart.requiresCredits) {
      toast.error(CREDITS_REQUIRED.title, CREDITS_REQUIRED.text);
    }
  };
}
