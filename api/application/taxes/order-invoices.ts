import type { Order, OrderInvoice } from '../../domain/ordering/order.ts';
import type { Money } from '../../domain/shared-with-web/money.ts';
import {
  correctionOf,
  creditNoteOf,
  invoiceContent,
  invoiceNumber,
  seriesOf,
  type Invoice,
  type InvoiceKind,
  type InvoiceSeller,
} from '../../domain/taxes/invoice.ts';
import type { TaxSettings } from '../../domain/taxes/tax-settings.ts';
import type { InvoiceEffects } from '../../ports/ordering/order-effects.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import type { InvoiceStore } from '../../ports/taxes/invoice-store.ts';
import type { TaxSettingsStore } from '../../ports/taxes/tax-settings-store.ts';

interface Deps {
  invoices: InvoiceStore;
  taxSettings: TaxSettingsStore;
  company: { name: string; number: string; address: string };
  ids: IdSource;
}

/** What a document says, besides its number. */
type Draft = Pick<Invoice, 'orderId' | 'refundId' | 'total' | 'tax' | 'content'>;

/** Issues invoices and credit notes in the transaction that pays or refunds. */
export class OrderInvoices implements InvoiceEffects {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async issue(tx: Transaction, order: Order, at: Date): Promise<OrderInvoice | null> {
    if (!order.tax) return null;
    const seller = sellerOf(this.deps.company, await this.deps.taxSettings.current(tx));
    const content = invoiceContent(order, order.tax, seller);
    const draft = { orderId: order.id, refundId: null, total: order.total, tax: order.tax.amount, content };
    return this.add('invoice', draft, at, tx);
  }

  async credit(
    tx: Transaction,
    { orderId, refundId, refunded, at }: { orderId: string; refundId: string; refunded: Money; at: Date },
  ): Promise<string | null> {
    const documents = await this.deps.invoices.ofOrder(orderId, tx);
    const [invoice] = documents;
    if (!invoice) return null;
    const amounts = creditNoteOf(invoice, documents, refunded);
    return (await this.add('credit_note', { orderId, refundId, ...amounts }, at, tx)).number;
  }

  async uncredit(
    tx: Transaction,
    { orderId, refundId, at }: { orderId: string; refundId: string; at: Date },
  ): Promise<void> {
    const documents = await this.deps.invoices.ofOrder(orderId, tx);
    const [invoice] = documents;
    const ofRefund = documents.filter((each) => each.refundId === refundId);
    const note = ofRefund.find(({ kind }) => kind === 'credit_note');
    if (!invoice || !note || ofRefund.length > 1) return;
    const amounts = correctionOf(invoice, documents, note);
    await this.add('correction', { orderId, refundId, ...amounts }, at, tx);
  }

  private async add(kind: InvoiceKind, draft: Draft, at: Date, tx: Transaction): Promise<OrderInvoice> {
    const { invoices, ids } = this.deps;
    const series = seriesOf(draft.content.seller, kind, at);
    const serial = await invoices.nextSerial(series, tx);
    const number = invoiceNumber(series, serial);
    const id = ids.next();
    await invoices.add({ id, ...series, serial, number, issuedAt: at, ...draft }, tx);
    return { id, kind, number, issuedAt: at, total: draft.total, tax: draft.tax };
  }
}

/** The company as documents print it; the address of the settings wins over the registered one. */
function sellerOf(
  { name, number, address }: Deps['company'],
  { country, vatNumber, registered, address: own }: TaxSettings,
): InvoiceSeller {
  return { name, number, address: own || address, country, vatNumber: registered ? vatNumber : '' };
}
