import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { migrateJobs } from '../adapters/jobs/run-jobs.ts';
import { localSecret } from '../adapters/local-keys/local-secret.ts';
import { statementKey } from '../adapters/local-keys/statement-key.ts';
import { createLogger } from '../adapters/logging/logger.ts';
import { dumpDatabase } from '../adapters/postgres/backup/dump-database.ts';
import { isInUse, loadDatabase } from '../adapters/postgres/backup/load-database.ts';
import { ProveBooks } from '../application/credits/prove-books.ts';
import type { ImageStore } from '../ports/analysis/image-store.ts';
import type { PictureMime } from '../ports/analysis/picture-inspector.ts';
import { closeContainer, createContainer } from './container.ts';
import type { Environment } from './environment.ts';
import { prepareDatabase } from './prepare-database.ts';
import { tokens } from './tokens.ts';

const manifestFormat = z.object({
  format: z.literal(1, 'a backup of format 1'),
  made_at: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      file: z.string(),
      rows: z.number(),
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  /** Backups of earlier versions have no digests of pictures and keys. */
  pictures: z.array(z.object({ key: z.string(), mime: z.string(), sha256: z.string().optional() })),
  keys_sha256: z.string().optional(),
});
type Manifest = z.output<typeof manifestFormat>;

const keysFormat = z.object({ secret_key: z.string(), statement_key: z.string() });

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
  const pictures = await copyPictures(environment, join(draft, 'pictures'), dump.pictures);
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

/** Removes all but the newest `keep` backups, and what a backup that was cut off left. */
export async function removeOldBackups(into: string, keep: number): Promise<string[]> {
  const names = (await readdir(into)).filter((name) => /^\d{4}-\d\d-\d\dT[\d-]+Z(\.unfinished)?$/.test(name));
  const whole = names.filter((name) => !name.endsWith('.unfinished')).toSorted();
  const old = [...names.filter((name) => name.endsWith('.unfinished')), ...whole.slice(0, -keep)];
  for (const name of old) await rm(join(into, name), { recursive: true, force: true });
  return old;
}

/**
 * Puts a backup into an empty installation: the keys into DATA_DIR, pictures into whatever stores them there, rows into an empty database,
 * which is then brought to this version. Answers the differences in the books, none when all is well.
 */
export async function restore(environment: WithDatabase, folder: string): Promise<string[]> {
  const manifest = manifestFormat.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  await checkDigests(folder, manifest);
  if (await isInUse(environment.databaseUrl))
    throw new Error('There are accounts in this database: a backup is restored into an empty one only.');
  await restoreKeys(environment, folder);
  const log = createLogger(environment.logLevel);
  await putPictures(environment, join(folder, 'pictures'), manifest.pictures);
  await loadDatabase(environment.databaseUrl, join(folder, 'tables'), manifest, () =>
    migrateJobs(environment.databaseUrl, log),
  );
  const container = createContainer(environment, log);
  try {
    await prepareDatabase(container);
    const reports = await container.get(ProveBooks).run();
    return reports.flatMap(({ book, differences }) => differences.map((each) => `${book}: ${each}`));
  } finally {
    await closeContainer(container);
  }
}

/** Everything is looked at before anything is written. */
async function checkDigests(
  folder: string,
  { tables, pictures, keys_sha256: keys }: Manifest,
): Promise<void> {
  const files = [
    ...tables.map(({ file, sha256 }) => ({ path: join('tables', file), sha256 })),
    ...pictures.map(({ key, sha256 }) => ({ path: join('pictures', key), sha256 })),
    { path: 'keys.json', sha256: keys },
  ];
  for (const { path, sha256 } of files) {
    if (!existsSync(join(folder, path))) throw new Error(`The backup lacks ${path}.`);
    if (sha256 !== undefined && (await digestOf(join(folder, path))) !== sha256)
      throw new Error(`${path} is not as it was when the backup was made.`);
  }
}

/** Keys that the settings name must be those of the backup: with others, links, cookies and stored secrets would be void. */
async function restoreKeys(environment: Environment, folder: string): Promise<void> {
  const keys = keysFormat.parse(JSON.parse(await readFile(join(folder, 'keys.json'), 'utf8')));
  const { dataDir } = environment;
  const given = { SECRET_KEY: environment.secretKey, STATEMENT_KEY: environment.statementKey };
  if (given.SECRET_KEY !== undefined && given.SECRET_KEY !== keys.secret_key)
    throw new Error('SECRET_KEY is not that of the backup: take the one in keys.json, or leave it out.');
  if (given.STATEMENT_KEY !== undefined && given.STATEMENT_KEY !== keys.statement_key)
    throw new Error('STATEMENT_KEY is not that of the backup: take the one in keys.json, or leave it out.');
  await mkdir(dataDir, { recursive: true });
  const pem = statementKey(keys.statement_key, dataDir).export({ format: 'pem', type: 'pkcs8' });
  const files = [
    ['secret-key', keys.secret_key, given.SECRET_KEY],
    ['statement-key.pem', pem, given.STATEMENT_KEY],
  ] as const;
  for (const [file, content, setting] of files)
    if (setting === undefined) await writeFile(join(dataDir, file), content, { mode: 0o600 });
}

async function copyPictures(
  environment: Environment,
  folder: string,
  pictures: Manifest['pictures'],
): Promise<Manifest['pictures']> {
  return withStore(environment, async (store) => {
    const copied: Manifest['pictures'] = [];
    for (const picture of pictures) {
      const found = await store.get(picture.key);
      if (!found.ok) throw new Error('The store of pictures does not answer: the backup was not made.');
      // Deleted since the rows were copied.
      if (found.value === null) continue;
      await pipeline(found.value, createWriteStream(join(folder, picture.key), { mode: 0o600 }));
      copied.push({ ...picture, sha256: await digestOf(join(folder, picture.key)) });
    }
    return copied;
  });
}

async function putPictures(
  environment: Environment,
  folder: string,
  pictures: Manifest['pictures'],
): Promise<void> {
  await withStore(environment, async (store) => {
    for (const { key, mime } of pictures) {
      const bytes = await buffer(createReadStream(join(folder, key)));
      const put = await store.put(key, bytes, mime as PictureMime);
      if (!put.ok) throw new Error('The store of pictures does not answer: nothing was restored.');
    }
  });
}

async function withStore<T>(environment: Environment, work: (store: ImageStore) => Promise<T>): Promise<T> {
  const container = createContainer(environment, createLogger(environment.logLevel));
  try {
    return await work(container.get(tokens.imageStore));
  } finally {
    await closeContainer(container);
  }
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
