import type { Invoice } from '../../domain/taxes/invoice.ts';
import type { TaxError } from '../../domain/taxes/tax-settings.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { InvoicePrinter } from '../../ports/taxes/invoice-printer.ts';
import type { InvoiceStore } from '../../ports/taxes/invoice-store.ts';
import type { FindOwnOrder, OrderVisitor } from '../ordering/find-own-order.ts';

const BUSY_RETRY_SECONDS = 10;

interface Deps {
  findOwnOrder: FindOwnOrder;
  invoices: InvoiceStore;
  invoicePrinter: InvoicePrinter;
}

/** An invoice or credit note as PDF, for whoever may see its order, and for admins. */
export class DownloadInvoice {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    { orderId, invoiceId }: { orderId: string; invoiceId: string },
    visitor: OrderVisitor | 'admin',
  ): Promise<
    Result<
      { invoice: Invoice; pdf: Uint8Array },
      Extract<TaxError, { code: 'taxes.invoice_not_found' | 'taxes.printer_busy' }>
    >
  > {
    const allowed = visitor === 'admin' || (await this.deps.findOwnOrder.run(orderId, visitor)).ok;
    const documents = allowed ? await this.deps.invoices.ofOrder(orderId) : [];
    const invoice = documents.find(({ id }) => id === invoiceId);
    if (!invoice) return err({ code: 'taxes.invoice_not_found' });
    const pdf = await this.deps.invoicePrinter.print(invoice);
    if (!pdf.ok) return err({ code: 'taxes.printer_busy', retryAfterSeconds: BUSY_RETRY_SECONDS });
    return ok({ invoice, pdf: pdf.value });
  }
}
