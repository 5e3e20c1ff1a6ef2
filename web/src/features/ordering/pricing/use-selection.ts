import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCart } from '../../../entities/cart/cart-store.tsx';
import type { CreditsOnOffer, PlanOnOffer } from '../../../entities/catalog/on-offer.ts';

type Step = 'none' | 'choose' | 'confirm';

/** The way from a plan to the checkout: add it, choose credits for it, confirm both. `?choose=credits` enters at the choice. */
export function useSelection() {
  const cart = useCart();
  const [step, setStep] = useState<Step>('none');
  const [search, setSearch] = useSearchParams();
  const asked = search.get('choose') === 'credits';

  const go = (next: Step): void => {
    setStep(next);
    if (!asked) return;
    const left = new URLSearchParams(search);
    left.delete('choose');
    setSearch(left, { replace: true, preventScrollReset: true });
  };

  return {
    step: step === 'none' && asked ? ('choose' as const) : step,
    chosenId: cart.items.find(({ type }) => type === 'credits')?.id,
    addPlan(plan: PlanOnOffer): void {
      cart.add(plan);
      cart.setOpen(false);
      go('choose');
    },
    addCredits(pack: CreditsOnOffer): void {
      cart.add(pack);
      cart.setOpen(true);
    },
    select(pack: CreditsOnOffer): void {
      cart.chooseCredits(pack);
      go('confirm');
    },
    change: () => go('choose'),
    leave: () => go('none'),
  };
}
