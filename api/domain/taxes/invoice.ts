import { convertBack, money, shareOf, timesOf, type Money, type Rate } from '../shared-with-web/money.ts';
import { taxOfLines, type OrderTax, type TaxTreatment } from '../shared-with-web/tax.ts';

/** A correction takes back a credit note whose refund failed. */
export type InvoiceKind = 'invoice' | 'credit_note' | 'correction';

/** Who sells, as documents print it. */
export interface InvoiceSeller {
  name: string;
  /** Number of the company in its register. */
  number: string;
  address: string;
  country: string;
  /** Empty while not registered for VAT. */
  vatNumber: string;
}

/** Amounts in minor units of the document's currency, the tax included. */
export interface InvoiceLine {
  name: string;
  quantity: number;
  unitMinor: number;
  totalMinor: number;
  taxMinor: number;
}

/** What a document says, as it is stored: nothing of it is worked out again when it is printed. */
export interface InvoiceContent {
  seller: InvoiceSeller;
  customer: {
    name: string;
    company: string | null;
    address: string | null;
    country: string | null;
    vatNumber: string | null;
  };
  orderNumber: string;
  /** The number of the document that this one corrects: of a credit note the invoice, of a correction the credit note. */
  corrects: string | null;
  treatment: TaxTreatment;
  /** Hundredths of a percent. */
  rate: number;
  lines: InvoiceLine[];
  baseCurrency: string;
  /** Units of the document's currency per unit of the base, at purchase. */
  exchangeRate: Rate;
  /** The tax in the base currency. */
  baseTaxMinor: number;
}

/** A numbered document. Never changed: what was wrong is corrected by another one. */
export interface Invoice {
  id: string;
  kind: InvoiceKind;
  number: string;
  /** Whose series the number is of; see `seriesOf`. */
  seller: string;
  /** Of issue, in UTC. */
  year: number;
  serial: number;
  orderId: string;
  /** The refund that a credit note or a correction is for; null on invoices. */
  refundId: string | null;
  issuedAt: Date;
  total: Money;
  /** Within the total. */
  tax: Money;
  content: InvoiceContent;
}

/** What an invoice is written from. */
export interface InvoicedOrder {
  id: string;
  number: string;
  customerName: string;
  total: Money;
  baseTotal: Money;
  rate: Rate;
  lines: readonly { name: string; price: Money; quantity: number }[];
}

/** The series in which documents are numbered: one for each kind and year of a seller. A registration for VAT begins no new one. */
export interface InvoiceSeries {
  seller: string;
  kind: InvoiceKind;
  year: number;
}

export function seriesOf(seller: InvoiceSeller, kind: InvoiceKind, at: Date): InvoiceSeries {
  return { seller: seller.number || seller.name, kind, year: at.getUTCFullYear() };
}

const prefixes: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'INV',
  credit_note: 'CN',
  correction: 'COR',
};

/** The number that is printed: `INV-2026-000042`. */
export function invoiceNumber({ kind, year }: InvoiceSeries, serial: number): string {
  return `${prefixes[kind]}-${year}-${String(serial).padStart(6, '0')}`;
}

/** What the invoice of a paid order says. An order without lines is one line of its total. */
export function invoiceContent(order: InvoicedOrder, tax: OrderTax, seller: InvoiceSeller): InvoiceContent {
  const sold =
    order.lines.length > 0
      ? order.lines
      : [{ name: `Order ${order.number}`, price: order.total, quantity: 1 }];
  const totals = sold.map(({ price, quantity }) => timesOf(price, quantity));
  const taxes = taxOfLines(totals, tax.rate, tax.amount);
  return {
    seller,
    customer: {
      name: order.customerName,
      company: tax.company,
      address: tax.address,
      country: tax.country,
      vatNumber: tax.vatNumber,
    },
    orderNumber: order.number,
    corrects: null,
    treatment: tax.treatment,
    rate: tax.rate,
    lines: sold.map(({ name, price, quantity }, index) => ({
      name,
      quantity,
      unitMinor: price.minor,
      totalMinor: totals[index]?.minor ?? 0,
      taxMinor: taxes[index]?.minor ?? 0,
    })),
    baseCurrency: order.baseTotal.currency,
    exchangeRate: order.rate,
    baseTaxMinor: convertBack(tax.amount, order.rate, order.baseTotal.currency).minor,
  };
}

type Amounts = Pick<Invoice, 'total' | 'tax' | 'content'>;

/**
 * The credit note of a refund: one line, on the terms of its invoice. `documents`: all of the order so far. Its tax is the share of
 * all that has gone back then, less what went back before, so that any number of parts adds up to the tax of the invoice.
 */
export function creditNoteOf(invoice: Invoice, documents: readonly Invoice[], refund: Money): Amounts {
  const whole = refund.minor === invoice.total.minor;
  const name = `Refund of invoice ${invoice.number}${whole ? '' : ' in part'}`;
  return changeOf(invoice, documents, refund, { name, corrects: invoice.number, sign: 1 });
}

/** What takes a credit note back whose refund failed. */
export function correctionOf(invoice: Invoice, documents: readonly Invoice[], note: Invoice): Amounts {
  const name = `Refund of credit note ${note.number} failed`;
  return changeOf(invoice, documents, note.total, { name, corrects: note.number, sign: -1 });
}

function changeOf(
  invoice: Invoice,
  documents: readonly Invoice[],
  amount: Money,
  { name, corrects, sign }: { name: string; corrects: string; sign: 1 | -1 },
): Amounts {
  const { content, total } = invoice;
  const before = credited(documents);
  const taxBack = taxOf(invoice, before.total + sign * amount.minor);
  const baseBack = convertBack(taxBack, content.exchangeRate, content.baseCurrency).minor;
  const tax = money(Math.abs(taxBack.minor - before.tax), total.currency);
  const line = { name, quantity: 1, unitMinor: amount.minor, totalMinor: amount.minor, taxMinor: tax.minor };
  const baseTaxMinor = Math.abs(baseBack - before.baseTax);
  return { total: amount, tax, content: { ...content, corrects, lines: [line], baseTaxMinor } };
}

/** The share of an invoice's tax in so much of its total. */
function taxOf({ total, tax }: Invoice, minor: number): Money {
  return total.minor === 0 ? tax : shareOf(tax, minor, total.minor);
}

/** What credit notes gave back, less what corrections took back; in minor units. */
function credited(documents: readonly Invoice[]): { total: number; tax: number; baseTax: number } {
  const sum = { total: 0, tax: 0, baseTax: 0 };
  for (const { kind, total, tax, content } of documents) {
    const sign = kind === 'credit_note' ? 1 : kind === 'correction' ? -1 : 0;
    sum.total += sign * total.minor;
    sum.tax += sign * tax.minor;
    sum.baseTax += sign * content.baseTaxMinor;
  }
  return sum;
}
