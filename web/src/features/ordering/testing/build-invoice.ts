import type { Order } from '../../../api/ordering.ts';
import type { OrderInvoice } from '../../../api/taxes.ts';

const INVOICE_ID = '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d21';

/** The invoice of an order of €210.68. */
function buildInvoice(changes: Partial<OrderInvoice> = {}): OrderInvoice {
  return {
    id: INVOICE_ID,
    kind: 'invoice',
    number: 'INV-2026-000042',
    issued_at: '2026-11-21T09:12:02Z',
    total: 210.68,
    total_minor: 21068,
    tax: 33.64,
    tax_minor: 3364,
    currency: 'EUR',
    ...changes,
  };
}

/** What an order says when it was taxed, is invoiced, and was refunded in part. */
export const invoiced: Pick<Order, 'tax' | 'invoices'> = {
  tax: {
    treatment: 'taxed',
    rate_percent: 19,
    amount: 33.64,
    amount_minor: 3364,
    country: 'DE',
    vat_number: null,
    company: null,
    address: null,
  },
  invoices: [
    buildInvoice(),
    buildInvoice({
      id: '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d22',
      kind: 'credit_note',
      number: 'CN-2026-000007',
      total: 10,
      total_minor: 1000,
      tax: 1.6,
      tax_minor: 160,
    }),
  ],
};
