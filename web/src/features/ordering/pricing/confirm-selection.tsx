import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { lineTotal } from '../../../../../api/domain/shared-with-web/cart.ts';
import { useCart } from '../../../entities/cart/cart-store.tsx';
import { creditsText, offerName } from '../../../entities/catalog/on-offer.ts';
import { MoneyText } from '../../../entities/currency/money-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { chakra } from '../../../ui/layout.ts';
import { useGoToCheckout } from '../cart/use-go-to-checkout.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Back to the chooser. */
  onChange: () => void;
}

/** What was chosen, before the checkout. */
export function ConfirmSelection({ open, onClose, onChange }: Props) {
  const { items, totalAmount } = useCart();
  const goToCheckout = useGoToCheckout();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Confirm Your Selection"
      description="This is what is in your cart now."
      footer={
        <>
          <Button variant="outline" onClick={onChange}>
            Change Package
          </Button>
          <Button iconEnd={ArrowRight} onClick={goToCheckout}>
            Proceed to Checkout
          </Button>
        </>
      }
    >
      <chakra.dl>
        {items.map((item) => (
          <Row
            key={item.id}
            name={item.quantity > 1 ? `${offerName(item)} × ${item.quantity}` : offerName(item)}
            note={item.credits === null ? 'Plan' : creditsText(item.credits)}
          >
            <MoneyText amount={lineTotal(item)} />
          </Row>
        ))}
        <Row name="Total" strong>
          <MoneyText amount={totalAmount} size="lg" />
        </Row>
      </chakra.dl>
    </Dialog>
  );
}

interface RowProps {
  name: string;
  note?: string;
  strong?: boolean;
  children: ReactNode;
}

function Row({ name, note, strong = false, children }: RowProps) {
  return (
    <chakra.div
      display="flex"
      justifyContent="space-between"
      alignItems="center"
      gap="4"
      minH="14"
      borderTopWidth="1px"
      borderColor={strong ? 'border.strong' : undefined}
    >
      <chakra.dt>
        <chakra.span textStyle="subtitle">{name}</chakra.span>
        {note && (
          <chakra.span display="block" textStyle="caption" color="fg.muted">
            {note}
          </chakra.span>
        )}
      </chakra.dt>
      <dd>{children}</dd>
    </chakra.div>
  );
}
