import { money } from '../../domain/shared-with-web/money.ts';
import type { Invoice } from '../../domain/taxes/invoice.ts';
import { invoiceText } from './invoice-text.ts';
import print from './print-worker.ts';

const invoice: Invoice = {
  id: '9b2d5a54-1d2e-4f63-8a5d-0d8a1f6c7e11',
  kind: 'invoice',
  number: 'INV-2026-000042',
  seller: '12345678',
  year: 2026,
  serial: 42,
  orderId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  refundId: null,
  issuedAt: new Date('2026-03-01T12:00:00Z'),
  total: money(10_900, 'EUR'),
  tax: money(1740, 'EUR'),
  content: {
    seller: {
      name: 'Wickwise Ltd',
      number: '12345678',
      address: '1 Example Street\n10115 Berlin',
      country: 'DE',
      vatNumber: 'DE136695976',
    },
    customer: { name: 'Ada Lovelace', company: null, address: null, country: 'GR', vatNumber: null },
    orderNumber: 'WW-3F0A91C27B',
    corrects: null,
    treatment: 'taxed',
    rate: 1900,
    lines: [
      { name: 'Professional', quantity: 1, unitMinor: 5900, totalMinor: 5900, taxMinor: 942 },
      { name: '25 credits', quantity: 2, unitMinor: 2500, totalMinor: 5000, taxMinor: 798 },
    ],
    baseCurrency: 'USD',
    exchangeRate: '0.92',
    baseTaxMinor: 1891,
  },
};
const withContent = (content: Partial<Invoice['content']>, more: Partial<Invoice> = {}): Invoice => ({
  ...invoice,
  ...more,
  content: { ...invoice.content, ...content },
});
const printed = async (wanted: Invoice) =>
  Buffer.from(await print(wanted, () => undefined)).toString('latin1');
const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;

describe('what stands on an invoice', () => {
  it('is number, days, both parties, lines with the tax within them, and the sums', () => {
    const text = invoiceText(invoice);
    expect(text.title).toBe('Invoice');
    expect(text.facts).toContainEqual(['Number', 'INV-2026-000042']);
    expect(text.facts).toContainEqual(['Date of issue and of supply', '1 Mar 2026']);
    expect(text.seller).toContain('VAT number DE136695976');
    expect(text.customer).toEqual(['Customer', 'Ada Lovelace', 'Greece']);
    expect(text.lines[1]).toEqual(['25 credits', '2', '25.00', '7.98', '50.00']);
    expect(text.totals.map(({ label, amount }) => [label, amount])).toEqual([
      ['Net amount', '91.60'],
      ['VAT 19%', '17.40'],
      ['Total in EUR', '109.00'],
    ]);
    expect(text.notes).toContain('VAT in USD: 18.91, at 0.92 EUR per USD.');
  });

  it.each([
    [
      'reverse_charge',
      'Reverse charge: the recipient accounts for VAT (Article 196 of Directive 2006/112/EC).',
    ],
    ['unregistered', 'The seller is not registered for VAT; no VAT is charged.'],
    ['outside', "No VAT is charged in the customer's country."],
  ] as const)('says why there is no tax: %s', (treatment, note) => {
    expect(invoiceText(withContent({ treatment, rate: 0 }, { tax: money(0, 'EUR') })).notes).toContain(note);
  });

  it('of a credit note is negative and names the invoice that it corrects', () => {
    const note = withContent(
      { corrects: 'INV-2026-000042' },
      { kind: 'credit_note', number: 'CN-2026-000001' },
    );
    const text = invoiceText(note);
    expect(text.facts).toContainEqual(['Corrects', 'INV-2026-000042']);
    expect(text.facts).toContainEqual(['Date of issue', '1 Mar 2026']);
    expect(text.totals.map(({ amount }) => amount)).toEqual(['-91.60', '-17.40', '-109.00']);
  });

  it('follows the decimals of the currency', () => {
    const yen = withContent({}, { total: money(7848, 'JPY'), tax: money(713, 'JPY') });
    expect(invoiceText(yen).totals.map(({ amount }) => amount)).toEqual(['7135', '713', '7848']);
  });
});

describe('an invoice as PDF', () => {
  it('is the same, byte by byte, whenever it is made', async () => {
    const first = await printed(invoice);
    expect(first.startsWith('%PDF-')).toBe(true);
    expect(await printed(structuredClone(invoice))).toBe(first);
    expect(pagesOf(first)).toBe(1);
  });

  it('differs when one figure does', async () => {
    expect(await printed({ ...invoice, tax: money(1741, 'EUR') })).not.toBe(await printed(invoice));
  });

  it('goes on to another page when the lines do not fit', async () => {
    const line = invoice.content.lines[0] as Invoice['content']['lines'][number];
    expect(pagesOf(await printed(withContent({ lines: Array.from({ length: 45 }, () => line) })))).toBe(2);
  });
});
