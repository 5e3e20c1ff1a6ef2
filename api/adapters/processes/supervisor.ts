import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** A database that was started here. */
interface StartedDatabase {
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
}

/** Starts the parts in order, watches them, and stops them in the other order. */
export class Supervisor {
  private readonly deps: Deps;
  private readonly children: ChildProcess[] = [];
  /** Set as soon as the database is being started, so that a stop in between waits for it. */
  private opening: Promise<StartedDatabase> | null = null;
  private stopping: Promise<void> | null = null;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Resolves when everything works; from then on the process runs until it is stopped or a part dies. */
  async run({ migrateOnly }: { migrateOnly: boolean }): Promise<void> {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void this.stop(0));
    try {
      const databaseUrl = await this.openDatabase();
      if (this.stopping) return;
      if (migrateOnly) {
        await this.deps.migrate(databaseUrl);
        return await this.stop(0);
      }
      const [, { port }] = await Promise.all([
        this.start('worker.ts', databaseUrl),
        this.start('main.ts', databaseUrl),
      ]);
      if (!this.stopping) process.stdout.write(this.deps.describeReady(port));
    } catch (error) {
      if (!this.stopping) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      await this.stop(1);
    }
  }

  private async openDatabase(): Promise<string> {
    if (this.deps.databaseUrl !== undefined) return this.deps.databaseUrl;
    this.opening = this.deps.startDatabase();
    return (await this.opening).url;
  }

  /** Starts one part; resolves with what it reports when it is ready. */
  private start(file: string, databaseUrl: string): Promise<Record<string, unknown>> {
    const { directory, dataDir, secretKey } = this.deps;
    const child = fork(join(directory, file), {
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        SECRET_KEY: secretKey,
        DATA_DIR: dataDir,
        // Node keeps what it compiled: the next start is a third quicker.
        NODE_COMPILE_CACHE: join(dataDir, 'cache/compile'),
      },
    });
    this.children.push(child);
    return new Promise((resolve, reject) => {
      child.once('message', (message) => resolve(message as Record<string, unknown>));
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        reject(new Error(`${file} ended before it was ready.`));
        if (this.stopping) return;
        process.stderr.write(`${file} ended unexpectedly (${code ?? signal}); stopping.\n`);
        void this.stop(1);
      });
    });
  }

  /** Children first, then the database; ends the process. A second call waits for the first. */
  private async stop(code: number): Promise<void> {
    this.stopping ??= this.stopAll();
    await this.stopping;
    process.exit(code);
  }

  private async stopAll(): Promise<void> {
    await Promise.all(this.children.map(stopChild));
    const database = await this.opening?.catch(() => null);
    await database?.stop();
  }
}

function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 30_000).unref();
  });
}
