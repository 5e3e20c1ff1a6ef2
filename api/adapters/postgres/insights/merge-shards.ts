/** The shard that no connection writes to by itself. */
const MERGED = -1;

/**
 * Takes the rows that connections wrote of days that are over, and adds them to one row. Whoever adds to such a day meanwhile finds its row
 * gone and writes a new one, which the next time takes.
 */
const merge = (table: string, key: string, sums: readonly string[], latest?: string): string => `
  with taken as (delete from ${table} where day < :today::date and shard <> ${MERGED} returning *)
  insert into ${table} as kept (${key}, shard, ${[...sums, ...(latest ? [latest] : [])].join(', ')})
  select ${key}, ${MERGED}, ${[...sums.map((sum) => `sum(${sum})`), ...(latest ? [`max(${latest})`] : [])].join(', ')}
  from taken group by ${key} order by ${key}
  on conflict (${key}, shard) do update set ${[
    ...sums.map((sum) => `${sum} = kept.${sum} + excluded.${sum}`),
    ...(latest ? [`${latest} = greatest(kept.${latest}, excluded.${latest})`] : []),
  ].join(', ')}`;

/** The sums that are written in as many rows as there are connections. */
export const mergeShards = [
  merge('insights_sales', 'day, currency', ['placed', 'paid', 'paid_minor', 'refunded_minor']),
  merge('insights_credits', 'day', ['granted', 'used', 'expired']),
  merge('insights_items', 'day, currency, item_id, type, name', ['quantity', 'minor'], 'last_paid_at'),
];
