import { decimalText, money } from '../../domain/shared-with-web/money.ts';
import { rateText } from '../../domain/shared-with-web/tax.ts';
import { dayText } from '../../domain/shared/day-text.ts';
import type { Invoice, InvoiceContent } from '../../domain/taxes/invoice.ts';

/** Everything that stands on a document, in the order in which it stands there. */
export interface InvoiceText {
  title: string;
  facts: [label: string, value: string][];
  seller: string[];
  customer: string[];
  head: string[];
  lines: string[][];
  totals: { label: string; amount: string; strong: boolean }[];
  notes: string[];
}

/** The words and figures of a document, from what is stored of it. */
export function invoiceText(invoice: Invoice): InvoiceText {
  const { content, total, tax } = invoice;
  const { currency } = total;
  const sign = invoice.kind === 'credit_note' ? -1 : 1;
  const figure = (minor: number) => decimalText(money(sign * minor, currency));
  const taxName = content.treatment === 'taxed' ? `VAT ${rateText(content.rate)}%` : 'VAT';
  return {
    title: titles[invoice.kind],
    facts: [
      ['Number', invoice.number],
      // A purchase is supplied when it is paid; what corrects it is a document alone.
      [
        invoice.kind === 'invoice' ? 'Date of issue and of supply' : 'Date of issue',
        dayText(invoice.issuedAt),
      ],
      ['Order', content.orderNumber],
      ...(content.corrects ? [['Corrects', content.corrects] satisfies [string, string]] : []),
    ],
    seller: ['Seller', ...sellerLines(content)],
    customer: ['Customer', ...customerLines(content)],
    head: ['Description', 'Quantity', 'Unit price', 'VAT within', `Amount (${currency})`],
    lines: content.lines.map(({ name, quantity, unitMinor, totalMinor, taxMinor }) => [
      name,
      String(quantity),
      figure(unitMinor),
      figure(taxMinor),
      figure(totalMinor),
    ]),
    totals: [
      { label: 'Net amount', amount: figure(total.minor - tax.minor), strong: false },
      { label: taxName, amount: figure(tax.minor), strong: false },
      { label: `Total in ${currency}`, amount: figure(total.minor), strong: true },
    ],
    notes: notesOf(invoice, sign),
  };
}

const titles = { invoice: 'Invoice', credit_note: 'Credit note', correction: 'Correction' };

const lineBreaks = /\r\n|\r|\n/;

function sellerLines({ seller }: InvoiceContent): string[] {
  return [
    seller.name,
    ...seller.address.split(lineBreaks),
    ...(seller.number ? [`Company number ${seller.number}`] : []),
    ...(seller.vatNumber ? [`VAT number ${seller.vatNumber}`] : []),
  ];
}

function customerLines({ customer }: InvoiceContent): string[] {
  return [
    ...(customer.company ? [customer.company] : []),
    customer.name,
    ...(customer.address?.split(lineBreaks) ?? []),
    ...(customer.country ? [countryName(customer.country)] : []),
    ...(customer.vatNumber ? [`VAT number ${customer.vatNumber}`] : []),
  ];
}

const countries = new Intl.DisplayNames(['en'], { type: 'region' });
const countryName = (code: string): string => countries.of(code) ?? code;

function notesOf({ content, tax, total, kind }: Invoice, sign: 1 | -1): string[] {
  const { treatment, baseCurrency, baseTaxMinor, exchangeRate } = content;
  const notes = [
    ...(treatment === 'reverse_charge'
      ? ['Reverse charge: the recipient accounts for VAT (Article 196 of Directive 2006/112/EC).']
      : []),
    ...(treatment === 'unregistered' ? ['The seller is not registered for VAT; no VAT is charged.'] : []),
    ...(treatment === 'outside' ? ["No VAT is charged in the customer's country."] : []),
    ...(tax.minor > 0 && baseCurrency !== total.currency
      ? [
          `VAT in ${baseCurrency}: ${decimalText(money(sign * baseTaxMinor, baseCurrency))}, at ${exchangeRate} ${total.currency} per ${baseCurrency}.`,
        ]
      : []),
  ];
  const ends = {
    invoice: 'Paid in full.',
    credit_note: 'Refunded the way it was paid.',
    correction: 'The refund failed: what was credited is owed as before.',
  };
  return [...notes, ends[kind]];
}
