import fc from 'fast-check';
import { money, sumOf } from '../shared-with-web/money.ts';
import type { OrderTax } from '../shared-with-web/tax.ts';
import { taxWithin } from '../shared-with-web/tax.ts';
import {
  correctionOf,
  creditNoteOf,
  invoiceContent,
  invoiceNumber,
  seriesOf,
  type Invoice,
  type InvoicedOrder,
  type InvoiceKind,
  type InvoiceSeller,
} from './invoice.ts';

const seller: InvoiceSeller = {
  name: 'Wickwise Ltd',
  number: '12345678',
  address: '1 Example Street',
  country: 'DE',
  vatNumber: 'DE136695976',
};
const line = (minor: number, quantity = 1) => ({ name: 'Starter', price: money(minor, 'EUR'), quantity });
const orderOf = (lines: InvoicedOrder['lines'], total: number): InvoicedOrder => ({
  id: 'o',
  number: 'WW-1',
  customerName: 'Ada Lovelace',
  total: money(total, 'EUR'),
  baseTotal: money(total * 2, 'USD'),
  rate: '0.5',
  lines,
});
const taxed = (total: number, rate = 1900): OrderTax => ({
  treatment: 'taxed',
  rate,
  amount: taxWithin(money(total, 'EUR'), rate),
  country: 'DE',
  vatNumber: null,
  company: null,
  address: null,
});

/** The invoice of an order of `total`, as it is stored. */
function invoiceOf(total: number, rate = 1900): Invoice {
  const tax = taxed(total, rate);
  const at = new Date('2026-03-01T00:00:00Z');
  const series = seriesOf(seller, 'invoice', at);
  return {
    ...{ ...series, id: 'i', serial: 1, number: invoiceNumber(series, 1), orderId: 'o', refundId: null },
    ...{ issuedAt: at, total: money(total, 'EUR'), tax: tax.amount },
    content: invoiceContent(orderOf([line(total)], total), tax, seller),
  };
}

/** A document of another kind on top of the others. */
const document = (
  of: Invoice,
  kind: InvoiceKind,
  amounts: Pick<Invoice, 'total' | 'tax' | 'content'>,
): Invoice => ({
  ...of,
  ...amounts,
  kind,
  number: `${kind} ${amounts.content.lines[0]?.name}`,
});

/** The invoice with the credit notes of several refunds, one after the other. */
function refundedInParts(invoice: Invoice, refunds: readonly number[]): Invoice[] {
  const documents = [invoice];
  for (const minor of refunds)
    documents.push(document(invoice, 'credit_note', creditNoteOf(invoice, documents, money(minor, 'EUR'))));
  return documents;
}
const creditsOf = (invoice: Invoice, refunds: readonly number[]) =>
  refundedInParts(invoice, refunds).slice(1);

describe('the number of a document', () => {
  it('names kind, year in UTC and serial', () => {
    const series = seriesOf(seller, 'credit_note', new Date('2026-12-31T23:59:59.999Z'));
    expect(invoiceNumber(series, 42)).toBe('CN-2026-000042');
    expect(seriesOf(seller, 'invoice', new Date('2027-01-01T00:00:00Z')).year).toBe(2027);
  });

  it('is of one series per company, whether it is registered for VAT or not', () => {
    const at = new Date('2026-01-01T00:00:00Z');
    expect(seriesOf({ ...seller, vatNumber: '' }, 'invoice', at)).toEqual(seriesOf(seller, 'invoice', at));
    expect(seriesOf({ ...seller, number: '' }, 'invoice', at).seller).toBe('Wickwise Ltd');
  });
});

describe('an invoice', () => {
  it('gives each line its tax, so that the lines add up to the document', () => {
    const content = invoiceContent(orderOf([line(1000), line(333, 3)], 1999), taxed(1999), seller);
    expect(content.lines.map(({ totalMinor, taxMinor }) => [totalMinor, taxMinor])).toEqual([
      [1000, 160],
      [999, 159],
    ]);
    expect(taxed(1999).amount.minor).toBe(319);
  });

  it('of an order without lines has one of its total', () => {
    const { lines } = invoiceContent(orderOf([], 11_900), taxed(11_900), seller);
    expect(lines).toMatchObject([{ name: 'Order WW-1', totalMinor: 11_900, taxMinor: 1900 }]);
  });

  it('says the tax in the base currency at the rate of the order', () => {
    expect(invoiceOf(11_900).content).toMatchObject({ baseCurrency: 'USD', baseTaxMinor: 3800 });
  });

  it('of nothing holds no tax', () => {
    expect(invoiceOf(0).content.lines).toMatchObject([{ totalMinor: 0, taxMinor: 0 }]);
  });
});

describe('a credit note', () => {
  it('of all of it takes all of the tax back', () => {
    const [note] = creditsOf(invoiceOf(11_900), [11_900]);
    expect(note).toMatchObject({ tax: money(1900, 'EUR'), content: { corrects: 'INV-2026-000001' } });
    expect(note?.content.lines).toMatchObject([
      { name: 'Refund of invoice INV-2026-000001', taxMinor: 1900 },
    ]);
  });

  it('of a part takes its share of the tax, and says so', () => {
    const [first, second] = creditsOf(invoiceOf(10_900), [100, 10_800]);
    expect([first?.tax.minor, second?.tax.minor]).toEqual([16, 1724]);
    expect(first?.content.lines[0]?.name).toBe('Refund of invoice INV-2026-000001 in part');
    expect(second?.content.lines[0]?.name).toBe('Refund of invoice INV-2026-000001 in part');
  });

  it('of nothing takes no tax back', () => {
    expect(creditsOf(invoiceOf(0), [0])).toMatchObject([{ tax: money(0, 'EUR') }]);
  });

  it('and all others of an order add up to its tax, in both currencies', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 1e7 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 10_000 }), (refunds, rate) => {
        const invoice = invoiceOf(
          refunds.reduce((sum, minor) => sum + minor, 0),
          rate,
        );
        const notes = creditsOf(invoice, refunds);
        expect(
          sumOf(
            notes.map(({ tax }) => tax),
            'EUR',
          ),
        ).toEqual(invoice.tax);
        expect(notes.reduce((sum, { content }) => sum + content.baseTaxMinor, 0)).toBe(
          invoice.content.baseTaxMinor,
        );
      }),
    );
  });
});

describe('a correction of a credit note whose refund failed', () => {
  it('takes back what the credit note gave, and leaves the share of what has gone back still', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(parts, fc.nat(), fc.integer({ min: 0, max: 10_000 }), (refunds, pick, rate) => {
        const total = refunds.reduce((sum, minor) => sum + minor, 0);
        const documents = refundedInParts(invoiceOf(total, rate), refunds);
        const [invoice] = documents as [Invoice, ...Invoice[]];
        const failed = documents[1 + (pick % refunds.length)] as Invoice;
        const correction = document(invoice, 'correction', correctionOf(invoice, documents, failed));
        expect(correction.content.corrects).toBe(failed.number);
        expect(correction.total).toEqual(failed.total);
        const again = creditNoteOf(invoice, [...documents, correction], failed.total);
        expect([again.tax, again.content.baseTaxMinor]).toEqual([
          correction.tax,
          correction.content.baseTaxMinor,
        ]);
      }),
    );
  });
});
