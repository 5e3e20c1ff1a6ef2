import { FileText } from 'lucide-react';
import { errorMessage } from '../../../api/errors.ts';
import type { Order } from '../../../api/ordering.ts';
import type { OrderInvoice } from '../../../api/taxes.ts';
import { saveAs } from '../../../lib/save-as.ts';
import { Button } from '../../../ui/button.tsx';
import { Flex } from '../../../ui/layout.ts';
import { toast } from '../../../ui/toast/toasts.ts';

const kinds = { invoice: 'Invoice', credit_note: 'Credit note', correction: 'Correction' } as const;

export interface InvoiceListProps {
  invoices: Order['invoices'];
  /** Fetches one as PDF. */
  pdfOf: (invoice: OrderInvoice) => Promise<Blob>;
}

/** The documents of an order, each to be downloaded as PDF; nothing where there are none. */
export function InvoiceList({ invoices, pdfOf }: InvoiceListProps) {
  if (invoices.length === 0) return null;

  async function download(invoice: OrderInvoice): Promise<void> {
    try {
      saveAs(await pdfOf(invoice), `${invoice.number}.pdf`);
    } catch (error) {
      toast.error('The document could not be downloaded', errorMessage(error));
    }
  }

  return (
    <Flex gap="2" wrap="wrap" data-print="none">
      {invoices.map((invoice) => (
        <Button
          key={invoice.id}
          size="sm"
          variant="outline"
          icon={FileText}
          onClick={() => void download(invoice)}
        >
          {`${kinds[invoice.kind]} ${invoice.number}`}
        </Button>
      ))}
    </Flex>
  );
}
