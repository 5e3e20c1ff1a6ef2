import type { Result } from '../../domain/shared/result.ts';
import type { Invoice } from '../../domain/taxes/invoice.ts';

/** Makes a PDF file that can be read and printed. The same invoice gives the same bytes, at any time. */
export interface InvoicePrinter {
  print(invoice: Invoice): Promise<Result<Uint8Array, { code: 'busy' }>>;
}
