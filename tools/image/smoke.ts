/**
 * Installs into a clean folder what the image holds, measures its packages, starts api and worker there on a Postgres, analyses one
 * chart, and makes a backup. Fails past the limit, or when anything of it does not work.
 */
import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../api/adapters/postgres/embedded/embedded-postgres.ts';

const LIMIT_MB = 130;
const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'wickwise-image-'));

function bytesBelow(directory: string): number {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

function install(): number {
  for (const part of [
    'package.json',
    'package-lock.json',
    '.npmrc',
    'api',
    'chart-reader',
    'web/dist',
    'tools',
  ])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  execFileSync('npm', ['ci', '--omit=dev', '--prefer-offline'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  execFileSync(join(root, 'tools/image/slim.sh'), ['node_modules'], { cwd: folder, stdio: 'inherit' });
  return bytesBelow(join(folder, 'node_modules')) / 2 ** 20;
}

async function analyseOneChart(origin: string): Promise<void> {
  const post = (path: string, body: object, token?: string): Promise<Response> =>
    fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
  const person = { email: 'ada@example.com', full_name: 'Ada', password: 'difference engine' };
  const registered = (await (await post('/auth/register', person)).json()) as { token: string };
  const picture = readFileSync(join(root, 'api/testing/fixtures/candles-hourly.png')).toString('base64');
  const answer = await post(
    '/chart/analyze',
    { image_data_url: `data:image/png;base64,${picture}` },
    registered.token,
  );
  if (answer.status !== 200)
    throw new Error(`The analysis was answered by ${answer.status}: ${await answer.text()}`);
  const { analysis } = (await answer.json()) as { analysis: { id: string } };
  const report = await fetch(`${origin}/api/chart/analyses/${analysis.id}/report.pdf`, {
    headers: { Authorization: `Bearer ${registered.token}` },
  });
  if (report.status !== 200) throw new Error(`The report was answered by ${report.status}`);
  for (const path of ['/', '/login', '/api/docs']) {
    const { status } = await fetch(origin + path);
    if (status !== 200) throw new Error(`${path} was answered by ${status}`);
  }
}

const children: ChildProcess[] = [];
const megabytes = install();
console.log(`node_modules: ${megabytes.toFixed(0)} MB, at most ${LIMIT_MB}`);
const postgres = await startEmbeddedPostgres({ directory: join(folder, 'postgres'), throwaway: true });
try {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    METRICS_PORT: '0',
    WORKER_METRICS_PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    OTEL_SDK_DISABLED: 'false',
  };
  const start = async (file: string): Promise<{ port: number }> => {
    const child = fork(join(folder, file), { cwd: folder, env });
    children.push(child);
    const [message] = (await once(child, 'message')) as [{ port: number }];
    return message;
  };
  const { port } = await start('api/main.ts');
  await start('api/worker.ts');
  await analyseOneChart(`http://127.0.0.1:${port}`);
  for (const command of ['api/backup.ts', 'api/prove-books.ts', 'api/prove-record.ts'])
    console.log(execFileSync(process.execPath, [command], { cwd: folder, env, encoding: 'utf8' }).trim());
} finally {
  for (const child of children) {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
if (megabytes > LIMIT_MB) {
  console.error('The packages of the image are past their limit.');
  process.exit(1);
}
console.log('The image starts, analyses, reports, backs up and proves.');
