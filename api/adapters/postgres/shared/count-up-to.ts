import type { Knex } from 'knex';
import type { ListPart, Total } from '../../../ports/shared/list-part.ts';

/** So many matches are counted, and as many as lead to the end of the part that is asked for; of more only that there are more. */
const COUNTED = 1000;

/** Counts what a query matches as far as that costs little. */
export async function countUpTo(
  database: Knex,
  matching: Knex.QueryBuilder,
  { offset, limit }: ListPart,
): Promise<Total> {
  const most = Math.max(COUNTED, offset + limit);
  const some = matching.select(database.raw('1')).limit(most + 1);
  const [row] = await database.from(some.as('some')).count<{ count: string }[]>('* as count');
  const count = Number(row?.count ?? 0);
  return { total: Math.min(count, most), totalIsExact: count <= most };
}
