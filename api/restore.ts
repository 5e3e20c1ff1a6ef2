/**
 * Puts a backup into an empty installation: an empty database, a DATA_DIR without keys. Then brings it to this version and proves the
 * books; ends with 1 when they differ.
 *
 *   node api/restore.ts FOLDER
 */
import { restore } from './composition/backup.ts';
import { onDatabase } from './composition/on-database.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Name the folder of the backup: node api/restore.ts .data/backups/…\n');
  process.exit(64);
}
await onDatabase(async (environment) => {
  try {
    const differences = await restore(environment, folder);
    for (const line of differences) process.stdout.write(`${line}\n`);
    process.stdout.write(
      differences.length === 0 ? 'Restored; every book balances.\n' : 'Restored; THE BOOKS DIFFER.\n',
    );
    return differences.length === 0;
  } catch (error) {
    process.stderr.write(`Not restored: ${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  }
});
