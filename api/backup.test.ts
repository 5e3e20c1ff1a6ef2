import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { startFauxqs } from 'fauxqs';
import { connect } from './adapters/postgres/database.ts';
import { migrateThrough } from './adapters/postgres/migrate.ts';
import { removeOldBackups } from './adapters/backup/backup-files.ts';
import { backUp, restore } from './composition/backup.ts';
import { readEnvironment, type Environment } from './composition/environment.ts';
import { analyze, charts, dataUrlOf } from './testing/chart-fixtures.ts';
import { clusterVariable, databaseUrl } from './testing/cluster-address.ts';
import { startTestApi, type TestApi } from './testing/start-test-api.ts';

type WithDatabase = Environment & { databaseUrl: string };

const run = promisify(execFile);
const scratch = mkdtempSync(join(tmpdir(), 'wickwise-backup-'));
let api: TestApi;
let folder: string;
let databases = 0;

/** An empty database, as another machine has it. */
async function emptyDatabase(): Promise<string> {
  const name = `restored_${process.pid}_${++databases}`;
  const cluster = process.env[clusterVariable] ?? '';
  const main = connect({ url: cluster, poolMax: 1 });
  await main.raw(`create database ${name}`);
  await main.destroy();
  return databaseUrl(cluster, name);
}

function environmentWith(settings: Record<string, string>): WithDatabase {
  const read = readEnvironment({ LOG_LEVEL: 'silent', ...settings });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value as WithDatabase;
}

async function countsOf(url: string): Promise<Record<string, number>> {
  const knex = connect({ url, poolMax: 1 });
  const counts: Record<string, number> = {};
  for (const table of [
    'accounts_users',
    'analysis_analyses',
    'analysis_images',
    'credits_lots',
    'platform_audit',
  ])
    counts[table] = Number((await knex(table).count({ n: '*' }).first())?.n);
  await knex.destroy();
  return counts;
}

beforeAll(async () => {
  api = await startTestApi();
  const { bearer } = await api.signIn();
  await analyze(api, bearer, { image_data_url: dataUrlOf(charts.hourly) });
  await api.signIn({ role: 'admin' });
  folder = await backUp(
    api.environment as WithDatabase,
    join(scratch, 'backups'),
    new Date('2026-03-01T00:00:00Z'),
  );
});
afterAll(async () => {
  await api.close();
  rmSync(scratch, { recursive: true, force: true });
});

describe('[W-263] a backup', () => {
  it('is readable by its owner only, since it holds the keys', () => {
    expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'keys.json'), 'utf8')).toContain(api.environment.secretKey);
  });

  it('is restored into an empty database and a bucket, with its keys; its books balance', async () => {
    const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
    const server = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false });
    const client = new S3Client({
      region: 'us-east-1',
      endpoint: server.address,
      forcePathStyle: true,
      credentials,
    });
    await client.send(new CreateBucketCommand({ Bucket: 'pictures' }));
    client.destroy();
    const keys = JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')) as Record<string, string>;
    const environment = environmentWith({
      DATABASE_URL: await emptyDatabase(),
      DATA_DIR: join(scratch, 'bucket'),
      SECRET_KEY: keys.secret_key ?? '',
      STATEMENT_KEY: keys.statement_key ?? '',
      STORAGE_DRIVER: 's3',
      STORAGE_S3_ENDPOINT: server.address,
      STORAGE_S3_BUCKET: 'pictures',
      STORAGE_S3_ACCESS_KEY_ID: 'test',
      STORAGE_S3_SECRET_ACCESS_KEY: 'test',
    });
    expect(await restore(environment, folder)).toEqual([]);
    expect(await countsOf(environment.databaseUrl)).toEqual(await countsOf(api.database.url));
    const again = await backUp(environment, join(scratch, 'again'), new Date());
    const picture = readdirSync(join(folder, 'pictures'))[0] ?? '';
    expect(readFileSync(join(again, 'pictures', picture)).equals(charts.hourly)).toBe(true);
    await server.stop();
    await expect(restore(environment, folder)).rejects.toThrow('There are accounts in this database');
  });

  it('is restored by its command into an empty folder with the embedded database, where the books are proved', async () => {
    const root = join(import.meta.dirname, '..');
    const env = { PATH: process.env.PATH, DATA_DIR: join(scratch, 'machine'), LOG_LEVEL: 'silent' };
    const restored = await run(process.execPath, ['api/restore.ts', folder], { cwd: root, env });
    expect(restored.stdout).toContain('Restored; every book balances.');
    const proved = await run(process.execPath, ['api/prove-books.ts'], { cwd: root, env });
    expect(proved.stdout).not.toContain('DOES NOT');
    expect(readFileSync(join(env.DATA_DIR, 'secret-key'), 'utf8')).toBe(api.environment.secretKey);
    const made = await run(process.execPath, ['api/backup.ts', '--keep', '1'], { cwd: root, env });
    expect(made.stdout).toContain('Backup made');
  });

  it('that was changed, or whose keys are not the ones that are set, is not restored, and nothing is written', async () => {
    const settings = { DATABASE_URL: await emptyDatabase(), DATA_DIR: join(scratch, 'refused') };
    const other = environmentWith({ ...settings, SECRET_KEY: 'another secret, which is long enough' });
    await expect(restore(other, folder)).rejects.toThrow('SECRET_KEY is not that of the backup');
    const copy = await backUp(api.environment as WithDatabase, join(scratch, 'changed'), new Date());
    const picture = readdirSync(join(copy, 'pictures'))[0] ?? '';
    for (const file of ['tables/public.accounts_users.copy.gz', `pictures/${picture}`, 'keys.json']) {
      const before = readFileSync(join(copy, file));
      // Still JSON where it was, so that nothing but the digest tells.
      writeFileSync(join(copy, file), Buffer.concat([before, Buffer.from('\n')]));
      await expect(restore(environmentWith(settings), copy)).rejects.toThrow(`${file} is not as it was`);
      rmSync(join(copy, file));
      await expect(restore(environmentWith(settings), copy)).rejects.toThrow(`lacks ${file}`);
      writeFileSync(join(copy, file), before);
    }
    expect(existsSync(join(scratch, 'refused', 'secret-key'))).toBe(false);
  });

  it('is one of the newest that are kept', async () => {
    const into = join(scratch, 'kept');
    for (const day of ['01', '02', '03'])
      await backUp(api.environment as WithDatabase, into, new Date(`2026-04-${day}T00:00:00Z`));
    await removeOldBackups(into, 2);
    expect(readdirSync(into)).toEqual(['2026-04-02T00-00-00-000Z', '2026-04-03T00-00-00-000Z']);
  });
});

describe('[W-264] an upgrade', () => {
  it('takes a backup of an older version and brings it to this one', async () => {
    const url = await emptyDatabase();
    const knex = connect({ url });
    const old = ['0001-accounts', '0100-analysis', '0200-catalog', '0201-catalog-seed', '0300-credits'];
    await migrateThrough(knex, old);
    await knex('accounts_users').insert({
      id: '0b0e7d3e-0000-4000-8000-000000000001',
      email: 'ada@example.com',
      full_name: 'Ada',
      password_hash: null,
      role: 'user',
      subscription_tier: 'none',
      intended_tier: 'none',
      created_at: new Date(),
      updated_at: new Date(),
    });
    await knex.destroy();
    const source = environmentWith({ DATABASE_URL: url, DATA_DIR: join(scratch, 'old') });
    const backup = await backUp(source, join(scratch, 'old-backups'), new Date());
    const target = environmentWith({ DATABASE_URL: await emptyDatabase(), DATA_DIR: join(scratch, 'new') });
    expect(await restore(target, backup)).toEqual([]);
    const after = connect({ url: target.databaseUrl });
    expect(await after('accounts_users').where({ email: 'ada@example.com' }).first()).toMatchObject({
      full_name: 'Ada',
    });
    expect(Number((await after('knex_migrations').count({ n: '*' }).first())?.n)).toBeGreaterThan(old.length);
    await after.destroy();
  });

  it('cannot be taken back by an older version, which says so', async () => {
    const knex = connect({ url: await emptyDatabase() });
    await expect(migrateThrough(knex, ['0001-accounts', '9999-of-tomorrow'])).rejects.toThrow(
      'made by a newer version (9999-of-tomorrow)',
    );
    await knex.destroy();
  });
});
