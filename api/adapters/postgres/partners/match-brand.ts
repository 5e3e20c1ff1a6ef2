import type { Knex } from 'knex';

/** `%` and `_` of a search text mean themselves. */
function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}

/**
 * Keeps the rows whose partner, `partners_brands as b`, has `q` in its name, email address or slug, in any case; all of them
 * for an empty one. `orderColumn`: an id that may begin with `q` instead.
 */
export function matchBrand(query: Knex.QueryBuilder, q: string | undefined, orderColumn?: string): void {
  const text = (q ?? '').trim();
  if (text === '') return;
  const part = `%${escaped(text)}%`;
  query.where((any) => {
    any.whereILike('b.name', part).orWhereILike('b.email', part).orWhereILike('b.slug', part);
    if (orderColumn !== undefined)
      any.orWhereRaw('??::text like ?', [orderColumn, `${escaped(text.toLowerCase())}%`]);
  });
}
