import { useState } from 'react';
import { useChangeCurrency } from '../../../api/currencies-admin.ts';
import type { AdminCurrency, CurrencyChange } from '../../../api/currencies-admin.ts';
import { ApiError, errorMessage } from '../../../api/errors.ts';
import { toast } from '../../../ui/toast/toasts.ts';

/** Answers that ask whether a change is meant; with `confirm` it is made. */
const QUESTIONS = ['currencies.rate_far_off', 'currencies.prices_lost'];

/** A change that the server wants confirmed, and what it would do. */
export interface AskedChange {
  currency: Pick<AdminCurrency, 'code'>;
  data: CurrencyChange;
  problem: ApiError;
}

/**
 * Changes of currencies, which one is being changed, and what the server asks about it. `change` resolves to whether it was made; a
 * failure is logged and a toast, and the promise then rejects.
 */
export function useCurrencyChanges() {
  const { mutateAsync } = useChangeCurrency();
  const [changing, setChanging] = useState<string | null>(null);
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const change = async (currency: Pick<AdminCurrency, 'code'>, data: CurrencyChange): Promise<boolean> => {
    const { code } = currency;
    setChanging(code);
    try {
      await mutateAsync({ code, data });
      return true;
    } catch (error) {
      if (error instanceof ApiError && QUESTIONS.includes(error.code ?? '')) {
        setAsked({ currency, data, problem: error });
        return false;
      }
      toast.error(`${code} was not changed`, errorMessage(error));
      throw error;
    } finally {
      setChanging(null);
    }
  };
  return { changing, change, asked, forget: () => setAsked(null) };
}

export type CurrencyChanges = ReturnType<typeof useCurrencyChanges>;
