import { useSearchParams } from 'react-router-dom';
import type { Sort } from '../../ui/data-table-column.ts';

/** The values that a filter knows; 'any' where it is free text, e.g. a date. */
type Allowed = readonly string[] | 'any';
type ValueOf<A> = A extends readonly (infer V extends string)[] ? V : string;

export interface ListKinds<F extends Record<string, Allowed>, S extends string> {
  /** The filters beside the search. Nothing is chosen at first. */
  filters?: F;
  /** The columns that sort. */
  sorts?: readonly S[];
  /** How it is sorted at first. */
  sort?: { by: S; order: 'asc' | 'desc' };
}

export interface ListPlace<F extends Record<string, Allowed>, S extends string> {
  q: string;
  /** From 1. */
  page: number;
  sort?: { by: S; order: 'asc' | 'desc' };
  /** Empty where nothing is chosen. */
  filters: { [N in keyof F]: ValueOf<F[N]> | '' };
}

/** What an address says about a list; what it does not say, or says badly, is as at first. */
export function placeOf<F extends Record<string, Allowed>, S extends string>(
  search: URLSearchParams,
  { filters, sorts = [], sort }: ListKinds<F, S>,
): ListPlace<F, S> {
  const by = sorts.find((known) => known === search.get('sort'));
  const chosen = Object.entries(filters ?? {}).map(([name, allowed]) => {
    const value = search.get(name) ?? '';
    return [name, allowed === 'any' || allowed.includes(value) ? value : ''];
  });
  return {
    q: (search.get('q') ?? '').slice(0, 100),
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    sort: by ? { by, order: search.get('order') === 'asc' ? 'asc' : 'desc' } : sort,
    filters: Object.fromEntries(chosen) as ListPlace<F, S>['filters'],
  };
}

/** The address of a place; what is as at first is left out. */
export function searchOf<F extends Record<string, Allowed>, S extends string>(
  place: ListPlace<F, S>,
  { sort }: ListKinds<F, S>,
): URLSearchParams {
  const search = new URLSearchParams();
  if (place.q) search.set('q', place.q);
  for (const [name, value] of Object.entries<string>(place.filters)) if (value) search.set(name, value);
  if (place.sort && (place.sort.by !== sort?.by || place.sort.order !== sort.order)) {
    search.set('sort', place.sort.by);
    search.set('order', place.sort.order);
  }
  if (place.page > 1) search.set('page', String(place.page));
  return search;
}

/**
 * Search, filters, sorting and page of a list, kept in the address: a reload, a bookmark and the back button keep them.
 * `query` is ready for a call (`q`, the filters that are chosen, `sort`, `order`), without the page: an export takes the same.
 */
export function useListAddress<const F extends Record<string, Allowed>, const S extends string>(
  kinds: ListKinds<F, S>,
) {
  const [search, setSearch] = useSearchParams();
  const place = placeOf(search, kinds);
  const chosen = Object.entries<string>(place.filters).filter(([, value]) => value !== '');
  const q = place.q.trim();
  /** Any change of search, filter or sorting leads back to the first page; typing does not fill the browser's history. */
  const change = (part: Partial<ListPlace<F, S>>): void => {
    setSearch(searchOf({ ...place, page: 1, ...part }, kinds), { replace: 'q' in part });
  };
  return {
    ...place,
    query: {
      ...(q && { q }),
      ...(Object.fromEntries(chosen) as { [N in keyof F]?: ValueOf<F[N]> }),
      ...(place.sort && { sort: place.sort.by, order: place.sort.order }),
    },
    isFiltered: q !== '' || chosen.length > 0,
    setQ: (text: string) => change({ q: text }),
    setPage: (page: number) => change({ page }),
    setFilter: <N extends keyof F>(name: N, value: ValueOf<F[N]> | '') =>
      change({ filters: { ...place.filters, [name]: value } }),
    setSort: ({ by, order }: Sort) => {
      const known = kinds.sorts?.find((one) => one === by);
      if (known) change({ sort: { by: known, order } });
    },
    clear: () => setSearch(new URLSearchParams()),
  };
}
