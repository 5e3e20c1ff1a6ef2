import type { Knex } from 'knex';
import { money } from '../../../domain/shared-with-web/money.ts';
import type { Invoice, InvoiceContent, InvoiceKind, InvoiceSeries } from '../../../domain/taxes/invoice.ts';
import type { InvoiceStore } from '../../../ports/taxes/invoice-store.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { ask, statement } from '../shared/ask.ts';
import { writeLater } from '../shared/write-later.ts';

interface Row {
  id: string;
  kind: InvoiceKind;
  seller: string;
  year: number;
  serial: number;
  number: string;
  order_id: string;
  refund_id: string | null;
  issued_at: Date;
  currency: string;
  total_minor: string;
  tax_minor: string;
  content: InvoiceContent;
}

/**
 * An update first: those who wait for the row queue up, and each commit wakes the next of them. An insert that meets the row would have
 * all of them woken by each commit, to see who comes first.
 */
const NEXT_SERIAL = statement<{ last: number }>(
  'next-serial',
  `with next as (
     update taxes_series set last = last + 1 where seller = :seller and kind = :kind and year = :year returning last
   ), first as (
     insert into taxes_series (seller, kind, year, last) select :seller, :kind, :year, 1 where not exists (select from next)
     on conflict (seller, kind, year) do update set last = taxes_series.last + 1 returning last
   )
   select last from next union all select last from first`,
);

interface Deps {
  database: Knex;
}

/** Documents in `taxes_invoices`, numbered by the rows of `taxes_series`. */
export class PostgresInvoiceStore implements InvoiceStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async nextSerial({ seller, kind, year }: InvoiceSeries, tx: Transaction): Promise<number> {
    const [row] = await ask(queryOn(this.deps.database, tx), NEXT_SERIAL, { seller, kind, year });
    if (!row) throw new Error(`The series of ${seller} gave no number.`);
    return row.last;
  }

  async add(invoice: Invoice, tx: Transaction): Promise<void> {
    const { database } = this.deps;
    const statement = queryOn(
      database,
      tx,
    )('taxes_invoices').insert({
      id: invoice.id,
      kind: invoice.kind,
      seller: invoice.seller,
      year: invoice.year,
      serial: invoice.serial,
      number: invoice.number,
      order_id: invoice.orderId,
      refund_id: invoice.refundId,
      issued_at: invoice.issuedAt,
      currency: invoice.total.currency,
      total_minor: invoice.total.minor,
      tax_minor: invoice.tax.minor,
      content: JSON.stringify(invoice.content),
    });
    await writeLater(tx, { tables: ['taxes_invoices'], statement });
  }

  async ofOrder(orderId: string, tx?: Transaction): Promise<Invoice[]> {
    const rows = await queryOn(
      this.deps.database,
      tx,
    )<Row>('taxes_invoices')
      .where({ order_id: orderId })
      .orderByRaw("kind <> 'invoice', issued_at, kind desc, serial");
    return rows.map(invoiceOf);
  }
}

function invoiceOf(row: Row): Invoice {
  return {
    id: row.id,
    kind: row.kind,
    seller: row.seller,
    year: row.year,
    serial: row.serial,
    number: row.number,
    orderId: row.order_id,
    refundId: row.refund_id,
    issuedAt: row.issued_at,
    total: money(Number(row.total_minor), row.currency),
    tax: money(Number(row.tax_minor), row.currency),
    content: row.content,
  };
}
