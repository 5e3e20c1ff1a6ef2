import type { Knex } from 'knex';

/** The lines that questions find, all asked of one snapshot. Each question selects, as `line`, sentences about what must not be there. */
export function linesFound(database: Knex, questions: readonly string[]): Promise<string[]> {
  return database.transaction(
    async (trx) => {
      const found: string[] = [];
      for (const question of questions) {
        const { rows } = await trx.raw<{ rows: { line: string }[] }>(question);
        found.push(...rows.map(({ line }) => line));
      }
      return found;
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}
