/** API calls for taxes and invoices. */
import { useQueryClient } from '@tanstack/react-query';
import {
  downloadAdminInvoice,
  downloadInvoice,
  getGetTaxRulesQueryKey,
  getGetTaxSettingsQueryKey,
  useGetTaxRules,
  useGetTaxSettings,
  useSaveTaxSettings as useSave,
} from './generated/client/taxes/taxes.ts';
import type { OrderInvoice } from './generated/model';

export type { OrderInvoice, OrderTax, TaxRules, TaxSettings } from './generated/model';

/** Whether the seller is registered for VAT, and the rates in force. */
export function useTaxRules() {
  return useGetTaxRules();
}

/** The tax settings of the seller, for admins. */
export function useTaxSettings() {
  return useGetTaxSettings({ query: { retry: false } });
}

/** Saves tax settings and drops the cached ones. */
export function useSaveTaxSettings() {
  const client = useQueryClient();
  return useSave({
    mutation: {
      onSuccess: (answer) => {
        client.setQueryData(getGetTaxSettingsQueryKey(), answer);
        return client.invalidateQueries({ queryKey: getGetTaxRulesQueryKey() });
      },
    },
  });
}

/** An invoice or credit note of the own order as PDF; `token` opens a guest's. Rejects with `ApiError`. */
export function invoicePdf(orderId: string, invoice: OrderInvoice, token: string | null): Promise<Blob> {
  return downloadInvoice(orderId, invoice.id, token === null ? undefined : { order_token: token });
}

/** The same of any order, for admins. */
export function adminInvoicePdf(orderId: string, invoice: OrderInvoice): Promise<Blob> {
  return downloadAdminInvoice(orderId, invoice.id);
}
