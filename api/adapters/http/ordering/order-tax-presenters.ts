import type { Order, OrderInvoice } from '../../../domain/ordering/order.ts';
import { decimalNumber } from '../../../domain/shared-with-web/money.ts';
import type { TypedBilling } from '../../../domain/taxes/order-tax.ts';
import type { components } from '../generated/contract.ts';

type Wire = components['schemas'];

/** The tax within an order; the same for customers and admins. */
export function presentTax({ tax }: Pick<Order, 'tax'>): Wire['OrderTax'] | null {
  return (
    tax && {
      treatment: tax.treatment,
      rate_percent: tax.rate / 100,
      amount: decimalNumber(tax.amount),
      amount_minor: tax.amount.minor,
      country: tax.country,
      vat_number: tax.vatNumber,
      company: tax.company,
      address: tax.address,
    }
  );
}

export function presentInvoice(invoice: OrderInvoice): Wire['OrderInvoice'] {
  return {
    id: invoice.id,
    kind: invoice.kind,
    number: invoice.number,
    issued_at: invoice.issuedAt.toISOString(),
    total: decimalNumber(invoice.total),
    total_minor: invoice.total.minor,
    tax: decimalNumber(invoice.tax),
    tax_minor: invoice.tax.minor,
    currency: invoice.total.currency,
  };
}

/** Where a customer is, as it was sent. */
export function readBilling(sent: Wire['BillingDetails'] = {}): TypedBilling {
  const { country, vat_number: vatNumber, company, address } = sent;
  return { country, vatNumber, company, address };
}
