/**
 * Writes every reading that its owner corrected and consented to keep as picture and truth, in the format that the scorer of the reader takes:
 * `node api/export-corrections.ts DIR`. What is not kept any more is removed from the folder. Reads the database of DATABASE_URL, or the
 * embedded one below DATA_DIR.
 */
import { writeCorrections } from './adapters/corrections/correction-folder.ts';
import { ReadCorrections } from './application/analysis/read-corrections.ts';
import { proveOnDatabase } from './composition/prove-on-database.ts';

const folder = process.argv[2] ?? 'build/corrections';

await proveOnDatabase(async (container) => {
  const { written, removed } = await writeCorrections(folder, container.get(ReadCorrections).run());
  process.stdout.write(
    `${written} corrections in ${folder}; ${removed} removed that are not kept any more\n`,
  );
  return true;
});
