/** docker-compose.yml and the Dockerfile stay true: they name settings, files and entry points that exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { memoryGivenBack } from '../../api/adapters/processes/memory-given-back.ts';
import { stopTimes } from '../../api/adapters/processes/stop-times.ts';
import { settingDescriptions } from '../../api/composition/settings.ts';

const root = join(import.meta.dirname, '../..');
const text = (name: string) => readFileSync(join(root, name), 'utf8');

interface Service {
  image?: string;
  command?: string | string[];
  environment?: Record<string, string>;
  depends_on?: string[] | Record<string, unknown>;
  deploy?: { replicas: number };
  ports?: string[];
  restart?: string;
  stop_grace_period?: string;
}
const compose = parse(text('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};

it('[D-131] runs N api and N worker processes on one Postgres with an S3-compatible store behind a proxy', () => {
  const { api, worker, postgres, storage, proxy } = compose.services;
  expect(api?.deploy?.replicas).toBeGreaterThan(1);
  expect(worker?.deploy?.replicas).toBeGreaterThan(1);
  expect(api?.environment?.DATABASE_URL).toContain('@postgres:5432/');
  expect(worker?.environment).toEqual(api?.environment);
  expect(api?.environment?.STORAGE_DRIVER).toBe('s3');
  expect(api?.environment?.STORAGE_S3_ENDPOINT).toContain('storage:8333');
  expect([postgres, storage, proxy].every((service) => service?.image)).toBe(true);
  expect(api?.ports).toBeUndefined();
});

it('gives freed memory back by the same settings as `make run`', () => {
  const set = [...text('Dockerfile').matchAll(/\b(MALLOC_\w+|NODE_OPTIONS)=(\S+)/g)].map(
    ([, name, value]) => [name, value],
  );
  expect(Object.fromEntries(set)).toEqual(memoryGivenBack);
});

it('keeps what Node compiled for the next start, where `make run` does', () => {
  expect(text('Dockerfile')).toContain('NODE_COMPILE_CACHE=/data/cache/compile');
  expect(text('api/adapters/processes/supervisor.ts')).toContain("join(dataDir, 'cache/compile')");
});

it('sets only settings that exist', () => {
  const known = new Set([
    ...settingDescriptions.map((setting) => setting.name),
    'NODE_ENV',
    'NODE_COMPILE_CACHE',
    ...Object.keys(memoryGivenBack),
  ]);
  const set = Object.keys(compose.services.api?.environment ?? {});
  const image = [...text('Dockerfile').matchAll(/^ENV (.*)$/gm)].flatMap(
    (line) => line[1]?.match(/\b[A-Z_]+(?==)/g) ?? [],
  );
  // OpenTelemetry's own are read by its libraries.
  const ours = [...set, ...image].filter((name) => !name.startsWith('OTEL_'));
  expect(ours.filter((name) => !known.has(name))).toEqual([]);
});

it('starts every process again that ends, and gives it the time that it needs to end in order', () => {
  const running = Object.entries(compose.services).filter(([name]) => name !== 'bucket');
  expect(running.filter(([, { restart }]) => restart !== 'unless-stopped')).toEqual([]);
  const readerTimeoutMs = Number(
    settingDescriptions.find(({ name }) => name === 'READER_TIMEOUT_MS')?.default,
  );
  const { killMs } = stopTimes({ readerTimeoutMs });
  for (const name of ['api', 'worker'])
    expect(parseInt(compose.services[name]?.stop_grace_period ?? '0') * 1000).toBeGreaterThanOrEqual(killMs);
});

it('depends only on services that are there', () => {
  const names = Object.values(compose.services).flatMap((service) =>
    Array.isArray(service.depends_on) ? service.depends_on : Object.keys(service.depends_on ?? {}),
  );
  expect(names.filter((name) => !(name in compose.services))).toEqual([]);
});

it('starts entry points and copies folders that exist', () => {
  const commands = ['api', 'worker'].map((name) => compose.services[name]?.command?.[1]);
  const image = text('Dockerfile');
  const copied = [...image.matchAll(/\/app\/([\w.\-/]+)/g)].map((match) => match[1] ?? '');
  const entry = image.match(/CMD \["node", "([^"]+)"\]/)?.[1];
  const built = ['node_modules', 'web/dist'];
  const wanted = [...commands, ...copied, entry].filter((path) => path && !built.includes(path));
  expect(wanted.filter((path) => !existsSync(join(root, path ?? '')))).toEqual([]);
});
