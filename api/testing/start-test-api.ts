import { GiveTrial } from '../application/credits/give-trial.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Container } from 'inversify';
import supertest from 'supertest';
import { createHttpServer } from '../adapters/http/http-server.ts';
import type { User } from '../domain/accounts/user.ts';
import { closeContainer, createContainer } from '../composition/container.ts';
import { readEnvironment, type Environment } from '../composition/environment.ts';
import { buildHttpApp } from '../composition/http-app.ts';
import { tokens } from '../composition/tokens.ts';
import type { NewUser } from '../ports/accounts/user-store.ts';
import { buildUser } from './build-user.ts';
import { FakeClock } from './fake-clock.ts';
import { recordLog } from './log-lines.ts';
import { makeCheap } from './cheap-parts.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestApi {
  /** supertest on the running server: `api.request.get('/api/health')`. */
  request: ReturnType<typeof supertest>;
  /** `http://127.0.0.1:<port>` */
  origin: string;
  clock: FakeClock;
  database: TestDatabase;
  container: Container;
  environment: Environment;
  /** Every line logged so far. */
  logLines: string[];
  /** An account in the database with its trial credits and a live session; `bearer` is the header that signs it in. */
  signIn(
    wanted?: Partial<NewUser>,
  ): Promise<{ user: User; token: string; bearer: { Authorization: string } }>;
  /** Those that share its database. */
  replicas: TestApi[];
  close(): Promise<void>;
}

export interface TestApiOptions {
  /** Settings as in the environment, such as `{ TRUST_PROXY: '1' }`. */
  settings?: Record<string, string>;
  /** Replaces bindings before anything is built. */
  rebind?: (container: Container) => void;
  /** A directory with a built web. */
  webDirectory?: string;
  /** Another test api whose database this one shares, as a second replica. Closing that one closes this one first. */
  replicaOf?: TestApi;
}

/** The real app on a database and a DATA_DIR of its own, with a clock that the test moves. Call `close` in afterAll. */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const database = options.replicaOf?.database ?? (await createTestDatabase());
  const dataDir = options.replicaOf?.environment.dataDir ?? mkdtempSync(join(tmpdir(), 'wickwise-data-'));
  const environment = readTestEnvironment({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    // Its default is a limit for people who wait, not for a machine that runs three steps at a time.
    READER_TIMEOUT_MS: '120000',
    ...options.settings,
  });
  const { logger, lines } = recordLog();
  const clock = options.replicaOf?.clock ?? new FakeClock();
  const container = await createContainer(environment, logger);
  container.rebind(tokens.clock).toConstantValue(clock);
  makeCheap(container, options.settings?.['READER_WORKERS'] !== undefined);
  options.rebind?.(container);

  const handle = buildHttpApp(container, options.webDirectory).callback();
  const server = createHttpServer(handle, logger);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let closed: Promise<void> | undefined;
  const replicas: TestApi[] = [];
  const close = async () => {
    for (const replica of replicas) await replica.close();
    await closeServer(server);
    await closeContainer(container);
    if (options.replicaOf) return;
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const api: TestApi = {
    request: supertest(origin),
    origin,
    clock,
    database,
    container,
    environment,
    logLines: lines,
    signIn: (wanted) => signIn(container, clock, wanted),
    replicas,
    close: () => (closed ??= close()),
  };
  options.replicaOf?.replicas.push(api);
  return api;
}

function readTestEnvironment(settings: Record<string, string>): Environment {
  const result = readEnvironment({ SECRET_KEY: 'a secret that only tests know, 32+', ...settings });
  if (!result.ok) throw new Error(`Bad test settings: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** A proof given then is recent for as long as a test lasts. */
const NEVER = new Date('9999-01-01T00:00:00.000Z');

async function signIn(container: Container, clock: FakeClock, wanted: Partial<NewUser> = {}) {
  const user = buildUser({ createdAt: clock.now(), ...wanted });
  if (!(await container.get(tokens.users).add(user))) throw new Error(`${user.email} is taken`);
  await container.get(tokens.unitOfWork).run((tx) => container.get(GiveTrial).run(tx, user, clock.now()));
  const { token, hash } = container.get(tokens.sessionTokens).issue();
  const now = clock.now();
  const session = { id: container.get(tokens.ids).next(), userId: user.id, createdAt: now, lastUsedAt: now };
  await container.get(tokens.sessions).add({ ...session, device: null, revokedAt: null, tokenHash: hash });
  // Tests let days pass; only those about it are asked for the password again.
  await container
    .get(tokens.unitOfWork)
    .run((tx) => container.get(tokens.sessions).prove(session.id, NEVER, tx));
  return { user, token, bearer: { Authorization: `Bearer ${token}` } };
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
