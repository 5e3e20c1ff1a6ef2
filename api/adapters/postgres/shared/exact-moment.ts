/**
 * In SQL the moment of the entry `:id`, as exact as it is stored; of one that is gone `:at`, which a client had to the millisecond.
 * @param id The column that `:id` stands in.
 */
export const exactMoment = (table: string, column: string, id = 'id'): string =>
  `coalesce((select ${column} from ${table} where ${id} = :id), cast(:at as timestamptz))`;
