import type { Knex } from 'knex';
import type { Log } from '../../../ports/shared/log.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';

interface Deps {
  database: Knex;
  log: Log;
  /** Makes the jobs of all rows that have none, and marks them; harmless when there is none. */
  statement: string;
}

/** How long rows gather before their jobs are made: orders of one moment share a statement, and an email is none the later for it. */
const GATHER_MS = 200;

/**
 * Makes the jobs of rows that were written without one, after the transaction that wrote them has committed.
 *
 * Adding a job notifies the workers, and Postgres lets transactions that notify commit one at a time, across all databases of
 * the server. So no transaction that people wait for adds a job itself: it writes a row with `queued = false`, and the jobs of
 * all such rows are made here in one statement. Where the process dies in between, the job that runs every minute makes them.
 */
export class JobMaker {
  private readonly deps: Deps;
  private running: Promise<void> | null = null;
  /** Ends the gathering; null while what runs has asked for the rows already. */
  private hurry: (() => void) | null = null;
  private again = false;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Makes jobs once `tx` has committed, at once without one. Nobody waits for it. */
  after(tx: Transaction | undefined): void {
    const connection = queryOn(this.deps.database, tx);
    if (!connection.isTransaction) return this.begin();
    (connection as Knex.Transaction).executionPromise.then(
      () => this.begin(),
      () => undefined,
    );
  }

  /** Makes them now, and waits for those that are being made; rejects when the database fails. */
  async make(): Promise<void> {
    while (this.running) {
      this.hurry?.();
      await this.running;
    }
    await this.run();
  }

  private async run(): Promise<void> {
    await this.deps.database.raw(this.deps.statement);
  }

  private async gatherAndRun(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, GATHER_MS);
      this.hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.hurry = null;
    await this.run();
  }

  /** One statement at a time; whatever is committed while it runs is served by the next. */
  private begin(): void {
    if (this.hurry) return;
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.gatherAndRun()
      .catch((error: unknown) =>
        this.deps.log.warn({ err: error }, 'Jobs could not be made; the next minute tries again'),
      )
      .finally(() => {
        this.running = null;
        if (!this.again) return;
        this.again = false;
        this.begin();
      });
  }
}
