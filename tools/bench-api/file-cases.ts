import type { Knex } from '../../api/adapters/postgres/database.ts';
import { PostgresAuditTrail } from '../../api/adapters/postgres/platform/postgres-audit-trail.ts';
import { PostgresContactMessages } from '../../api/adapters/postgres/visitors/postgres-contact-messages.ts';
import { PostgresOrderRegister } from '../../api/adapters/postgres/ordering/postgres-order-register.ts';
import { PostgresPartnerBalances } from '../../api/adapters/postgres/partners/postgres-partner-balances.ts';
import { perRow } from './limits.ts';
import type { Case } from './measure.ts';

/** So many rows of a file are read: its rows cost the same however many there are. */
const READ = 5000;

/** The rows of the files (CSV) that consoles hand out. */
export function fileCases(database: Knex): Case[] {
  const orders = new PostgresOrderRegister({ database });
  const audit = new PostgresAuditTrail({ database });
  const messages = new PostgresContactMessages({ database });
  const balances = new PostgresPartnerBalances({ database });
  const rowsOf: [name: string, read: () => Promise<unknown>][] = [
    ['orders', () => beginning(orders.each({}))],
    ['audit log', () => beginning(audit.all({}))],
    ['messages', () => beginning(messages.all({}))],
    [
      'what partners have to get',
      () => balances.list({ before: new Date(), q: undefined, offset: 0, limit: null }),
    ],
  ];
  return rowsOf.map(([name, ask]) => ({
    name: `CSV, ${name}`,
    ask,
    limit: perRow(READ, 500),
    readsAll: true,
  }));
}

async function beginning<Row>(rows: AsyncIterable<Row | Row[]>): Promise<number> {
  let read = 0;
  for await (const row of rows) {
    read += Array.isArray(row) ? row.length : 1;
    if (read >= READ) return read;
  }
  return read;
}
