/**
 * Copies the whole installation (database, pictures, keys) into a folder of its own, while it runs.
 *
 *   node api/backup.ts [--into DATA_DIR/backups] [--keep 14] [--every HOURS]
 *
 * With --every it goes on making one until it is stopped. A backup holds the keys: keep it as you keep those.
 */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { removeOldBackups } from './adapters/backup/backup-files.ts';
import { backUp } from './composition/backup.ts';
import { onDatabase } from './composition/on-database.ts';

const { values } = parseArgs({
  options: { into: { type: 'string' }, keep: { type: 'string' }, every: { type: 'string' } },
});
const wholeOf = (name: 'keep' | 'every', value: string | undefined): number | undefined => {
  if (value !== undefined && !/^[1-9]\d{0,3}$/.test(value)) {
    process.stderr.write(`--${name} must be a whole number from 1 to 9999.\n`);
    process.exit(64);
  }
  return value === undefined ? undefined : Number(value);
};
const keep = wholeOf('keep', values.keep);
const hours = wholeOf('every', values.every);

await onDatabase(async (environment) => {
  const into = values.into ?? join(environment.dataDir, 'backups');
  for (;;) {
    const folder = await backUp(environment, into, new Date());
    process.stdout.write(`Backup made: ${folder}\n`);
    if (keep !== undefined)
      for (const old of await removeOldBackups(into, keep)) process.stdout.write(`Removed: ${old}\n`);
    if (hours === undefined) return true;
    await pause(hours * 3_600_000);
  }
});
