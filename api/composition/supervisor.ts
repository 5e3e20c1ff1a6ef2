import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../adapters/postgres/embedded/embedded-postgres.ts';
import { closeContainer, createContainer } from './container.ts';
import type { Environment } from './environment.ts';
import { ensureLocalSecret } from './local-secret.ts';
import { createLogger } from './logger.ts';
import { prepareDatabase } from './prepare-database.ts';

const apiDirectory = join(import.meta.dirname, '..');

/** Starts the parts in order, watches them, and stops them in the other order. */
export class Supervisor {
  private readonly environment: Environment;
  private readonly children: ChildProcess[] = [];
  private database: EmbeddedPostgres | null = null;
  private stopping: Promise<void> | null = null;

  constructor(environment: Environment) {
    this.environment = environment;
  }

  /** Resolves when everything works; from then on the process lives until it is told to stop, or a part dies. */
  async run({ migrateOnly }: { migrateOnly: boolean }): Promise<void> {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void this.stop(0));
    try {
      const databaseUrl = await this.openDatabase();
      await this.prepare(databaseUrl);
      if (migrateOnly) return await this.stop(0);
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
    this.database = await startEmbeddedPostgres({ directory: join(dataDir, 'postgres') });
    return this.database.url;
  }

  /** Migrates before the children start, so that they find everything ready. */
  private async prepare(databaseUrl: string): Promise<void> {
    const environment = { ...this.environment, databaseUrl };
    const container = createContainer(environment, createLogger(environment.logLevel));
    try {
      await prepareDatabase(container);
    } finally {
      await closeContainer(container);
    }
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
    await this.database?.stop();
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
