import type { Knex } from 'knex';

/** Whole tables are read, however many rows they have: nobody waits for a proof as for an answer. */
const MOST_TIME = '1h';
/** Sorting and grouping happen in memory up to so much. */
const MEMORY = '64MB';
/** Lines that one question finds at most: whoever reads them needs no more to know that a book is wrong. */
const MOST_LINES = 1000;

/** The lines that questions find, all asked of one snapshot. Each question selects, as `line`, sentences about what must not be there. */
export function linesFound(database: Knex, questions: readonly string[]): Promise<string[]> {
  return database.transaction(
    async (trx) => {
      await trx.raw(`set local statement_timeout = '${MOST_TIME}'; set local work_mem = '${MEMORY}'`);
      const found: string[] = [];
      for (const question of questions) {
        const { rows } = await trx.raw<{ rows: { line: string }[] }>(`${question} limit ${MOST_LINES}`);
        found.push(...rows.map(({ line }) => line));
      }
      return found;
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}
