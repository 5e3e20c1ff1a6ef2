/**
 * Recomputes every book from its entries and says what differs; ends with 1 when anything does. Reads only: the database
 * of DATABASE_URL, or the embedded one below DATA_DIR, whether or not it is running.
 */
import { ProveBooks } from './application/credits/prove-books.ts';
import { proveOnDatabase } from './composition/prove-on-database.ts';

await proveOnDatabase(async (container) => {
  const reports = await container.get(ProveBooks).run();
  for (const { book, differences } of reports) {
    process.stdout.write(`${book}: ${differences.length === 0 ? 'balances' : 'DOES NOT BALANCE'}\n`);
    for (const line of differences) process.stdout.write(`  ${line}\n`);
  }
  return reports.every(({ differences }) => differences.length === 0);
});
