import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../adapters/postgres/embedded/embedded-postgres.ts';
import type { Environment } from './environment.ts';
import { ensureLocalSecret } from './local-secret.ts';

const apiDirectory = join(import.meta.dirname, '..');

/** Starts the parts in order, watches them, and stops them in the other order. */
export class Supervisor {
  private readonly environment: Environment;
  private readonly children: ChildProcess[] = [];
  /** Set as soon as the database is being started, so that a stop in between waits for it. */
  private opening: Promise<EmbeddedPostgres> | null = null;
  private stopping: Promise<void> | null = null;

  constructor(environment: Environment) {
    this.environment = environment;
  }

  /** Resolves when everything works; from then on the process lives until it is told to stop, or a part dies. */
  async run({ migrateOnly }: { migrateOnly: boolean }): Promise<void> {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void this.stop(0));
    try {
      const databaseUrl = await this.openDatabase();
      if (this.stopping) return;
      if (migrateOnly) return await this.migrate(databaseUrl);
      const [, { port }] = await Promise.all([
        this.start('worker.ts', databaseUrl),
        this.start('main.ts', databaseUrl),
      ]);
      if (!this.stopping)
        process.stdout.write(`\n  ${this.environment.platformName} is ready: ${this.address(port)}\n\n`);
    } catch (error) {
      if (!this.stopping) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      await this.stop(1);
    }
  }

  private address(port: unknown): string {
    const { publicUrl, port: wanted } = this.environment;
    return wanted === 0 ? `http://localhost:${String(port)}` : publicUrl;
  }

  private async openDatabase(): Promise<string> {
    const { databaseUrl, dataDir } = this.environment;
    if (databaseUrl !== undefined) return databaseUrl;
    this.opening = startEmbeddedPostgres({ directory: join(dataDir, 'postgres') });
    return (await this.opening).url;
  }

  /** The parts prepare the database themselves when they start; here it is done without any of them. */
  private async migrate(databaseUrl: string): Promise<void> {
    const { prepareAlone } = await import('./prepare-database.ts');
    await prepareAlone({ ...this.environment, databaseUrl });
    await this.stop(0);
  }

  /** Starts one part; resolves with what it reports when it is ready. */
  private start(file: string, databaseUrl: string): Promise<Record<string, unknown>> {
    const secretKey = this.environment.secretKey ?? ensureLocalSecret(this.environment.dataDir);
    const child = fork(join(apiDirectory, file), {
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        SECRET_KEY: secretKey,
        DATA_DIR: this.environment.dataDir,
        // Node keeps what it compiled: the next start is a third quicker.
        NODE_COMPILE_CACHE: join(this.environment.dataDir, 'cache/compile'),
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
