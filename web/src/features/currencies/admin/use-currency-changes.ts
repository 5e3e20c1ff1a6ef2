import { useState } from 'react';
import { useChangeCurrency } from '../../../api/currencies-admin.ts';
import type { AdminCurrency, CurrencyChange } from '../../../api/currencies-admin.ts';
import { errorMessage } from '../../../api/errors.ts';
import { toast } from '../../../ui/toast/toasts.ts';

/** Changes of currencies, and which one is being changed. A failure is logged and a toast; the promise then rejects. */
export function useCurrencyChanges() {
  const { mutateAsync } = useChangeCurrency();
  const [changing, setChanging] = useState<string | null>(null);
  const change = async ({ code }: AdminCurrency, data: CurrencyChange): Promise<void> => {
    setChanging(code);
    try {
      await mutateAsync({ code, data });
    } catch (error) {
      toast.error(`${code} was not changed`, errorMessage(error));
      throw error;
    } finally {
      setChanging(null);
    }
  };
  return { changing, change };
}

export type CurrencyChanges = ReturnType<typeof useCurrencyChanges>;
