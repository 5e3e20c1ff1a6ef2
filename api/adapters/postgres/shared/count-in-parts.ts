import type { Knex } from 'knex';
import { idsBeginningWith, type IdRange } from '../../../domain/shared/id-range.ts';

/** Ids are random (version 4 UUIDs), so half of them begin with one of the lower digits. */
const halves: readonly IdRange[] = [
  { from: idsBeginningWith('0').from, to: idsBeginningWith('7').to },
  { from: idsBeginningWith('8').from, to: idsBeginningWith('f').to },
];

/**
 * How many rows answer a question for which most rows of a table have to be looked at: each half of the ids is looked at over a
 * connection of its own, both at the same time.
 * @param question Asks for the rows with ids in a range; there should be an index that begins with the id.
 */
export async function countInParts(question: (ids: IdRange) => Knex.QueryBuilder): Promise<number> {
  const counted = await Promise.all(
    halves.map((ids) => question(ids).count<[{ count: string }]>('* as count')),
  );
  return counted.reduce((sum, [row]) => sum + Number(row?.count), 0);
}
