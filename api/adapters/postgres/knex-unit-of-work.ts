import type { Knex } from 'knex';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import { errorCodeOf } from './error-code.ts';
import { gatherWrites, sendWrites } from './shared/write-later.ts';

/** Serialization failure and deadlock: the database asks to try again. */
const retryable = new Set(['40001', '40P01']);
const attempts = 5;

/** The connection to work on: the transaction handed in, else the pool. The only place that looks into a `Transaction`. */
export function queryOn(database: Knex, tx: Transaction | undefined): Knex {
  return tx === undefined ? database : (tx as unknown as Knex.Transaction);
}

function isRetryable(error: unknown): boolean {
  return retryable.has(errorCodeOf(error));
}

/** Does work that is a transaction of its own, again as often as the database asks for it. */
export async function withRetries<T>(work: () => PromiseLike<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * 10 * (1 + Math.random())));
    }
  }
}

interface Deps {
  database: Knex;
}

/**
 * A knex transaction per `run`. Always in its callback form: a `commit()` called by hand resolves even when the COMMIT
 * failed.
 */
export class KnexUnitOfWork implements UnitOfWork {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return withRetries(() =>
      this.deps.database.transaction(async (trx) => {
        gatherWrites(trx);
        const result = await work(trx as unknown as Transaction);
        await sendWrites(trx);
        return result;
      }),
    );
  }
}
