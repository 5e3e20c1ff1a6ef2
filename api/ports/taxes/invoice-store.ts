import type { Invoice, InvoiceSeries } from '../../domain/taxes/invoice.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** Invoices and credit notes. They are never changed and never deleted. */
export interface InvoiceStore {
  /**
   * The next serial number of a series. Whoever else wants one waits until the transaction ends; when it is rolled back the
   * number is free again, so a series has no gaps.
   */
  nextSerial(series: InvoiceSeries, tx: Transaction): Promise<number>;
  add(invoice: Invoice, tx: Transaction): Promise<void>;
  /** The documents of an order, oldest first. */
  ofOrder(orderId: string, tx?: Transaction): Promise<Invoice[]>;
}
