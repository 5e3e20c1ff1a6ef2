import { useEffect, useState } from 'react';
import { useCart } from '../../../entities/cart/cart-store.tsx';
import { useCatalog } from '../../../entities/catalog/catalog.ts';
import type { PlanOnOffer } from '../../../entities/catalog/on-offer.ts';
import { ConfirmSelection } from './confirm-selection.tsx';
import { CreditChooser } from './credit-chooser.tsx';

interface Props {
  /** Goes into the cart as soon as it is priced. */
  plan: PlanOnOffer;
  onDone: () => void;
}

/** From a plan to the checkout, over whatever page it was chosen on: choose credits for it, confirm both. */
export function PlanSelection({ plan, onDone }: Props) {
  const { catalog } = useCatalog();
  const { add, chooseCredits, items, setOpen } = useCart();
  const [confirming, setConfirming] = useState(false);

  // Priced by the catalogue, whatever list it was chosen from: a cart has one currency.
  const product = catalog && (catalog.plans.find(({ id }) => id === plan.id) ?? plan);
  useEffect(() => {
    if (!product) return;
    add(product);
    setOpen(false);
  }, [product, add, setOpen]);

  return (
    <>
      <CreditChooser
        open={!confirming && catalog !== null}
        packages={catalog?.creditPackages ?? []}
        chosenId={items.find(({ type }) => type === 'credits')?.id}
        onSelect={(pack) => {
          chooseCredits(pack);
          setConfirming(true);
        }}
        onLater={onDone}
      />
      <ConfirmSelection open={confirming} onClose={onDone} onChange={() => setConfirming(false)} />
    </>
  );
}
