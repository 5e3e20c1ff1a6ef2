import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  checkDigests,
  copyPictures,
  digestOf,
  putPictures,
  readManifest,
  restoreKeys,
  type Manifest,
} from '../adapters/backup/backup-files.ts';
import { migrateJobs } from '../adapters/jobs/run-jobs.ts';
import { localSecret } from '../adapters/local-keys/local-secret.ts';
import { statementKey } from '../adapters/local-keys/statement-key.ts';
import { createLogger } from '../adapters/logging/logger.ts';
import { dumpDatabase } from '../adapters/postgres/backup/dump-database.ts';
import { isInUse, loadDatabase } from '../adapters/postgres/backup/load-database.ts';
import { ProveBooks } from '../application/credits/prove-books.ts';
import type { ImageStore } from '../ports/analysis/image-store.ts';
import { closeContainer, createContainer } from './container.ts';
import type { Environment } from './environment.ts';
import { prepareDatabase } from './prepare-database.ts';
import { tokens } from './tokens.ts';

/** A database address is there: the outside one, or that of the embedded one. */
type WithDatabase = Environment & { databaseUrl: string };

/**
 * Copies the whole installation into a new folder below `into`, while it runs, and answers its path. First the rows, of one moment, then
 * the pictures they speak of: a picture is stored before its row and never changed, so none is missing but one that was deleted meanwhile.
 */
export async function backUp(environment: WithDatabase, into: string, now: Date): Promise<string> {
  const name = now.toISOString().replaceAll(/[:.]/g, '-');
  const draft = join(into, `${name}.unfinished`);
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 });
  await mkdir(join(draft, 'pictures'), { mode: 0o700 });
  const dump = await dumpDatabase(environment.databaseUrl, join(draft, 'tables'));
  const pictures = await withStore(environment, (store) =>
    copyPictures(store, join(draft, 'pictures'), dump.pictures),
  );
  const keys = {
    secret_key: localSecret(environment),
    statement_key: statementKey(environment.statementKey, environment.dataDir)
      .export({ format: 'der', type: 'pkcs8' })
      .toString('base64'),
  };
  await writeFile(join(draft, 'keys.json'), JSON.stringify(keys), { mode: 0o600 });
  const tables = await Promise.all(
    dump.tables.map(async (table) => ({
      ...table,
      sha256: await digestOf(join(draft, 'tables', table.file)),
    })),
  );
  const keysDigest = await digestOf(join(draft, 'keys.json'));
  const manifest: Manifest = {
    ...dump,
    format: 1,
    made_at: now.toISOString(),
    tables,
    pictures,
    keys_sha256: keysDigest,
  };
  await writeFile(join(draft, 'manifest.json'), JSON.stringify(manifest, null, 2), { mode: 0o600 });
  const folder = join(into, name);
  await rename(draft, folder);
  return folder;
}

/**
 * Puts a backup into an empty installation: the keys into DATA_DIR, pictures into whatever stores them there, rows into an empty database,
 * which is then brought to this version. Answers the differences in the books, none when all is well.
 */
export async function restore(environment: WithDatabase, folder: string): Promise<string[]> {
  const manifest = await readManifest(folder);
  await checkDigests(folder, manifest);
  if (await isInUse(environment.databaseUrl))
    throw new Error('There are accounts in this database: a backup is restored into an empty one only.');
  await restoreKeys(environment, folder, statementKey);
  const log = createLogger(environment.logLevel);
  await withStore(environment, (store) => putPictures(store, join(folder, 'pictures'), manifest.pictures));
  await loadDatabase(environment.databaseUrl, join(folder, 'tables'), manifest, () =>
    migrateJobs(environment.databaseUrl, log),
  );
  const container = await createContainer(environment, log);
  try {
    await prepareDatabase(container);
    const reports = await container.get(ProveBooks).run();
    return reports.flatMap(({ book, differences }) => differences.map((each) => `${book}: ${each}`));
  } finally {
    await closeContainer(container);
  }
}

async function withStore<T>(environment: Environment, work: (store: ImageStore) => Promise<T>): Promise<T> {
  const container = await createContainer(environment, createLogger(environment.logLevel));
  try {
    return await work(container.get(tokens.imageStore));
  } finally {
    await closeContainer(container);
  }
}
