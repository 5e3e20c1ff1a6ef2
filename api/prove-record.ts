/**
 * Recomputes the record of sealed plans from its first entry, and every plan and grade in it that is still stored; ends with 1 when
 * something differs, and names the first of it. Reads only: the database of DATABASE_URL, or the embedded one below DATA_DIR.
 */
import { ProveRecord } from './application/analysis/prove-record.ts';
import { proveOnDatabase } from './composition/prove-on-database.ts';

await proveOnDatabase(async (container) => {
  const { head, fault } = await container.get(ProveRecord).run();
  process.stdout.write(`${head.sequence} entries in order, head ${head.hash}\n`);
  if (fault !== null) process.stdout.write(`THE RECORD DIFFERS: ${fault}\n`);
  return fault === null;
});
