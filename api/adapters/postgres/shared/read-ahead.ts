import type { Knex } from 'knex';

/**
 * What a transaction has read, and holds, before a store asks for it: one statement then answers what several would. Each answer is
 * given once, and forgotten when the transaction writes to its tables.
 */
export interface ReadAhead<T> {
  keep(trx: Knex, id: string, answer: T): void;
  /** Undefined where nothing was read, or something was written since. */
  take(trx: Knex, id: string): T | undefined;
}

/** For each kind of answer, what forgets it where one of its tables is written to. */
const forgetters: ((trx: Knex, written: (table: string) => boolean) => void)[] = [];

/** A kind of answer, read from these tables. */
export function readAhead<T>(...tables: string[]): ReadAhead<T> {
  const answers = new WeakMap<Knex, Map<string, T>>();
  forgetters.push((trx, written) => {
    if (tables.some(written)) answers.delete(trx);
  });
  return {
    keep(trx, id, answer) {
      answers.set(trx, (answers.get(trx) ?? new Map<string, T>()).set(id, answer));
    },
    take(trx, id) {
      const known = answers.get(trx);
      const answer = known?.get(id);
      known?.delete(id);
      return answer;
    },
  };
}

/** Reads change nothing; only one that begins with `select` is taken for one. */
const READS = /^\s*select\b/iu;

/** The transaction has sent a statement: what it may have changed is read again. */
export function forgetAfter(trx: Knex, sql: string): void {
  if (!READS.test(sql)) forgetTables(trx, (table) => sql.includes(table));
}

/** The same for a write that waits. */
export function forgetTables(trx: Knex, written: (table: string) => boolean): void {
  for (const forget of forgetters) forget(trx, written);
}
