/**
 * The shape of docker-compose.yml without a container engine: its commands with its settings, two of api and of worker on a Postgres, an S3 store
 * and a mail server of their own, behind a small proxy. Customers register, buy, analyse and fetch reports without pause while an api and then
 * a worker are killed and started again, as compose does. Fails when a request is not answered in the end, a purchase is lost or booked
 * twice, an email is missing, or a book does not balance.
 *
 *   run.ts [--customers 4] [--seconds 20]
 */
import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startFauxqs } from 'fauxqs';
import { SMTPServer } from 'smtp-server';
import { connect } from '../../api/adapters/postgres/database.ts';
import { startEmbeddedPostgres } from '../../api/adapters/postgres/embedded/embedded-postgres.ts';
import { charts, dataUrlOf } from '../../api/testing/chart-fixtures.ts';
import { carts, paymentDetails } from '../../api/testing/checkout-requests.ts';
import { startProxy } from './proxy.ts';
import { endReplica, startReplica, startService, type Replica } from './replicas.ts';

const { values } = parseArgs({
  options: { customers: { type: 'string', default: '4' }, seconds: { type: 'string', default: '20' } },
});
const folder = mkdtempSync(join(tmpdir(), 'wickwise-shape-'));
const postgres = await startEmbeddedPostgres({ directory: join(folder, 'postgres') });
const storage = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false });
const recipients = new Set<string>();
const mail = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) => {
    recipients.add(address);
    done();
  },
  onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
});
await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve));
const proxy = await startProxy();
const { privateKey } = generateKeyPairSync('ed25519');

/** What an operator puts into .env. */
const given = {
  POSTGRES_PASSWORD: 'unused',
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'an engine of differences',
  SECRET_KEY: randomUUID() + randomUUID(),
  STATEMENT_KEY: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  METRICS_TOKEN: randomUUID(),
  STORAGE_SECRET: randomUUID(),
  SMTP_URL: `smtp://127.0.0.1:${(mail.server.address() as AddressInfo).port}`,
  REGISTRATIONS_PER_HOUR: '1000',
  READER_TIMEOUT_MS: '120000',
};
/** What differs without a network of containers. */
const addresses = (replica: string) => ({
  HOST: '127.0.0.1',
  PORT: '0',
  METRICS_PORT: '0',
  WORKER_METRICS_PORT: '0',
  METRICS_HOST: '127.0.0.1',
  DATABASE_URL: postgres.url,
  STORAGE_S3_ENDPOINT: storage.address,
  PUBLIC_URL: proxy.origin,
  DATA_DIR: join(folder, replica),
  LOG_LEVEL: 'warn',
});

const faults: string[] = [];
const replicas: Replica[] = [];
async function begin(name: 'api' | 'worker', number: number): Promise<Replica> {
  const replica = await startReplica(name, given, addresses(`${name}-${number}`));
  replica.child.stdout?.resume();
  replicas.push(replica);
  if (name === 'api') proxy.ports.add(replica.port);
  return replica;
}

/** Kills it with everything it was doing, and starts it again a little later. */
async function killAndRestart(replica: Replica, number: number): Promise<void> {
  await endReplica(replica, 'SIGKILL');
  await pause(2000);
  proxy.ports.delete(replica.port);
  await begin(replica.name as 'api' | 'worker', number);
  console.log(`a killed ${replica.name} is back`);
}

let retried = 0;
/** Asks again, under the same key, for what a kill cut off. */
async function ask(
  path: string,
  { token, key, body }: { token?: string; key?: string; body?: object },
): Promise<Response> {
  for (let tries = 0; tries < 40; tries++) {
    const headers = {
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'Idempotency-Key': key } : {}),
    };
    const init = { method: body ? 'POST' : 'GET', headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    const answer = await fetch(`${proxy.origin}/api${path}`, init).catch(() => null);
    if (answer && ![202, 409, 429, 502, 503].includes(answer.status)) return answer;
    retried++;
    await pause(500);
  }
  throw new Error(`${path} was never answered.`);
}

const orders = new Set<string>();
let analyses = 0;
async function custom(number: number, until: number): Promise<void> {
  const email = `customer${number}@example.com`;
  const person = { email, full_name: 'Ada', password: 'difference engine' };
  const registered = (await (await ask('/auth/register', { body: person })).json()) as { token: string };
  const { token } = registered;
  while (Date.now() < until) {
    const cart = { ...carts.credits, paymentDetails: paymentDetails({ email }) };
    const bought = await ask('/cart/checkout', { token, key: randomUUID(), body: cart });
    const { order } = (await bought.json()) as { order?: { order_id: string } };
    if (bought.status !== 201 || !order) throw new Error(`A purchase was answered with ${bought.status}.`);
    orders.add(order.order_id);
    const picture = { image_data_url: dataUrlOf(charts.hourly) };
    const read = await ask('/chart/analyze', { token, key: randomUUID(), body: picture });
    const { analysis } = (await read.json()) as { analysis?: { id: string } };
    if (read.status !== 200 || !analysis) throw new Error(`An analysis was answered with ${read.status}.`);
    analyses++;
    // Another replica may fetch the picture for it.
    const report = await ask(`/chart/analyses/${analysis.id}/report.pdf`, { token });
    if (report.status !== 200) throw new Error(`A report was answered with ${report.status}.`);
    await report.arrayBuffer();
  }
}

async function proveAll(): Promise<void> {
  const database = connect({ url: postgres.url, poolMax: 1 });
  const paid = await database('ordering_orders').where({ status: 'paid' }).pluck<string[]>('id');
  await database.destroy();
  if (paid.length !== orders.size || paid.some((id) => !orders.has(id)))
    faults.push(`${orders.size} purchases were answered, ${paid.length} orders are paid.`);
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'proof'),
    SECRET_KEY: given.SECRET_KEY,
  };
  for (const proof of ['prove-books', 'prove-record'])
    console.log(execFileSync(process.execPath, [`api/${proof}.ts`], { env, encoding: 'utf8' }).trim());
}

try {
  const bucket = startService('bucket', given, addresses('bucket'));
  const [code] = (await once(bucket, 'exit')) as [number];
  if (code !== 0) throw new Error('The bucket could not be made.');
  const [api] = [await begin('api', 1), await begin('api', 2)];
  const [worker] = [await begin('worker', 1), await begin('worker', 2)];
  const seconds = Number(values.seconds);
  const until = Date.now() + seconds * 1000;
  const load = Promise.all(
    Array.from({ length: Number(values.customers) }, (_, number) => custom(number, until)),
  );
  await Promise.all([
    load,
    pause(seconds * 250).then(() => killAndRestart(api, 1)),
    pause(seconds * 500).then(() => killAndRestart(worker, 1)),
  ]);
  const wanted = Array.from(
    { length: Number(values.customers) },
    (_, number) => `customer${number}@example.com`,
  );
  const missing = () => wanted.filter((address) => !recipients.has(address));
  for (let waited = 0; missing().length > 0 && waited < 30; waited++) await pause(1000);
  faults.push(...missing().map((address) => `No email came to ${address}.`));
  await proveAll();
} finally {
  for (const replica of replicas) await endReplica(replica, 'SIGTERM');
  await proxy.close();
  mail.close();
  await storage.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  `${orders.size} purchases, ${analyses} analyses, emails to ${recipients.size}; ${retried} requests were asked again.`,
);
console.log(faults.length === 0 ? 'Nothing was lost.' : faults.join('\n'));
process.exitCode = faults.length === 0 ? 0 : 1;
