import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepRunning, type Running } from './keep-running.ts';
import { memoryGivenBack } from './memory-given-back.ts';

/** A database that was started here. */
interface StartedDatabase extends Running {
  url: string;
  stop: () => Promise<void>;
}

interface Deps {
  /** Where the entry points of the parts lie. */
  directory: string;
  dataDir: string;
  /** What all parts must agree on. */
  secretKey: string;
  /** The database to use; absent: `startDatabase` starts one. */
  databaseUrl: string | undefined;
  startDatabase: () => Promise<StartedDatabase>;
  /** Brings a database up to date when no part is started; the parts do it themselves. */
  migrate: (databaseUrl: string) => Promise<void>;
  /** What is printed when everything works; `port` is the one that the api listens on. */
  describeReady: (port: unknown) => string;
  /** How long a part may take to end in order, in milliseconds; then it is killed. */
  stopPatienceMs: number;
}

interface Started extends Running {
  /** What the part reported when it was ready. */
  report: Record<string, unknown>;
}

/** Starts the parts in order, starts again what ends unexpectedly, and stops them in the other order. */
export class Supervisor {
  private readonly deps: Deps;
  private readonly children = new Map<string, ChildProcess>();
  /** Set as soon as the database is being started, so that a stop in between waits for it. */
  private opening: Promise<StartedDatabase> | null = null;
  private stopping: Promise<void> | null = null;
  /** The api listens here, also when it is started again. */
  private port: unknown;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Resolves when everything works; from then on the process runs until it is stopped or a part does not stay up. */
  async run({ migrateOnly }: { migrateOnly: boolean }): Promise<void> {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void this.stop(0));
    try {
      const databaseUrl = await this.databaseUrl();
      if (this.stopping) return;
      if (migrateOnly) {
        await this.deps.migrate(databaseUrl);
        return await this.stop(0);
      }
      const [worker, api] = await Promise.all([this.start('worker.ts'), this.start('main.ts')]);
      this.port = api.report.port;
      if (this.opening) this.keep('The database', await this.opening, () => this.openDatabase());
      this.keep('worker.ts', worker, () => this.start('worker.ts'));
      this.keep('main.ts', api, () => this.start('main.ts'));
      if (!this.stopping) process.stdout.write(this.deps.describeReady(this.port));
    } catch (error) {
      await this.fail(error);
    }
  }

  private keep(name: string, first: Running, startAgain: () => Promise<Running>): void {
    keepRunning(first, {
      name,
      startAgain,
      isStopping: () => this.stopping !== null,
      say: (line) => process.stderr.write(`${line}\n`),
      sleep: (ms) => sleep(ms),
      now: () => performance.now(),
    }).catch((error: unknown) => this.fail(error));
  }

  private async fail(error: unknown): Promise<void> {
    if (!this.stopping) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    await this.stop(1);
  }

  private openDatabase(): Promise<StartedDatabase> {
    this.opening = this.deps.startDatabase();
    return this.opening;
  }

  private async databaseUrl(): Promise<string> {
    return this.deps.databaseUrl ?? (await (this.opening ?? this.openDatabase())).url;
  }

  /** Starts one part; resolves when it is ready. */
  private async start(file: string): Promise<Started> {
    const { directory, dataDir, secretKey } = this.deps;
    const databaseUrl = await this.databaseUrl();
    if (this.stopping) throw new Error(`${file} is not started any more.`);
    const child = fork(join(directory, file), {
      env: {
        ...memoryGivenBack,
        ...process.env,
        DATABASE_URL: databaseUrl,
        SECRET_KEY: secretKey,
        DATA_DIR: dataDir,
        // Node keeps what it compiled: the next start is a third quicker.
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(dataDir, 'cache/compile'),
        ...(this.port === undefined ? {} : { PORT: String(this.port) }),
      },
    });
    this.children.set(file, child);
    const ended = new Promise<string>((resolve) => {
      child.once('exit', (code, signal) => resolve(String(code ?? signal)));
    });
    return new Promise((resolve, reject) => {
      child.once('message', (message) => resolve({ report: message as Record<string, unknown>, ended }));
      child.once('error', reject);
      void ended.then(() => reject(new Error(`${file} ended before it was ready.`)));
    });
  }

  /** Children first, then the database; ends the process. A second call waits for the first. */
  private async stop(code: number): Promise<void> {
    this.stopping ??= this.stopAll();
    await this.stopping;
    process.exit(code);
  }

  private async stopAll(): Promise<void> {
    const stopped = [...this.children.values()].map((child) => stopChild(child, this.deps.stopPatienceMs));
    await Promise.all(stopped);
    const database = await this.opening?.catch(() => null);
    await database?.stop();
  }
}

function stopChild(child: ChildProcess, patienceMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), patienceMs).unref();
  });
}
