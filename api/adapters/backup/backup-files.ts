/** The files of a backup: its manifest, its digests, the keys and the pictures. */
import { createHash, type KeyObject } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { ImageStore } from '../../ports/analysis/image-store.ts';
import type { PictureMime } from '../../ports/analysis/picture-inspector.ts';

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
/** What a backup holds, and the digest of each of its files. */
export type Manifest = z.output<typeof manifestFormat>;

const keysFormat = z.object({ secret_key: z.string(), statement_key: z.string() });

/** The settings that name keys, and the folder of those that they do not name. */
interface Keys {
  dataDir: string;
  secretKey?: string | undefined;
  statementKey?: string | undefined;
}

/** The manifest of a backup; throws where it is not one of this format. */
export async function readManifest(folder: string): Promise<Manifest> {
  return manifestFormat.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
}

/** Removes all but the newest `keep` backups, and what a backup that was cut off left. */
export async function removeOldBackups(into: string, keep: number): Promise<string[]> {
  const names = (await readdir(into)).filter((name) => /^\d{4}-\d\d-\d\dT[\d-]+Z(\.unfinished)?$/.test(name));
  const whole = names.filter((name) => !name.endsWith('.unfinished')).toSorted();
  const old = [...names.filter((name) => name.endsWith('.unfinished')), ...whole.slice(0, -keep)];
  for (const name of old) await rm(join(into, name), { recursive: true, force: true });
  return old;
}

/** Throws where a file of the backup is missing or not as it was: everything is looked at before anything is written. */
export async function checkDigests(
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
export async function restoreKeys(
  environment: Keys,
  folder: string,
  readKey: (stored: string, dataDir: string) => KeyObject,
): Promise<void> {
  const keys = keysFormat.parse(JSON.parse(await readFile(join(folder, 'keys.json'), 'utf8')));
  const { dataDir } = environment;
  const given = { SECRET_KEY: environment.secretKey, STATEMENT_KEY: environment.statementKey };
  if (given.SECRET_KEY !== undefined && given.SECRET_KEY !== keys.secret_key)
    throw new Error('SECRET_KEY is not that of the backup: take the one in keys.json, or leave it out.');
  if (given.STATEMENT_KEY !== undefined && given.STATEMENT_KEY !== keys.statement_key)
    throw new Error('STATEMENT_KEY is not that of the backup: take the one in keys.json, or leave it out.');
  await mkdir(dataDir, { recursive: true });
  const pem = readKey(keys.statement_key, dataDir).export({ format: 'pem', type: 'pkcs8' });
  const files = [
    ['secret-key', keys.secret_key, given.SECRET_KEY],
    ['statement-key.pem', pem, given.STATEMENT_KEY],
  ] as const;
  for (const [file, content, setting] of files)
    if (setting === undefined) await writeFile(join(dataDir, file), content, { mode: 0o600 });
}

/** Copies pictures out of their store, with a digest each; those deleted since the rows were copied are left out. */
export async function copyPictures(
  store: ImageStore,
  folder: string,
  pictures: Manifest['pictures'],
): Promise<Manifest['pictures']> {
  const copied: Manifest['pictures'] = [];
  for (const picture of pictures) {
    const found = await store.get(picture.key);
    if (!found.ok) throw new Error('The store of pictures does not answer: the backup was not made.');
    if (found.value === null) continue;
    await pipeline(found.value, createWriteStream(join(folder, picture.key), { mode: 0o600 }));
    copied.push({ ...picture, sha256: await digestOf(join(folder, picture.key)) });
  }
  return copied;
}

/** Puts the pictures of a backup into a store. */
export async function putPictures(
  store: ImageStore,
  folder: string,
  pictures: Manifest['pictures'],
): Promise<void> {
  for (const { key, mime } of pictures) {
    const bytes = await buffer(createReadStream(join(folder, key)));
    const put = await store.put(key, bytes, mime as PictureMime);
    if (!put.ok) throw new Error('The store of pictures does not answer: nothing was restored.');
  }
}

/** SHA-256 of a file, in hexadecimal. */
export async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
