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

export interface ListState<F extends Record<string, Allowed>, S extends string> {
  q: string;
  /** From 1. */
  page: number;
  sort?: { by: S; order: 'asc' | 'desc' };
  /** Empty where nothing is chosen. */
  filters: { [N in keyof F]: ValueOf<F[N]> | '' };
}

/** The state of a list that an address describes; missing or invalid values take their defaults. */
export function listStateOf<F extends Record<string, Allowed>, S extends string>(
  search: URLSearchParams,
  { filters, sorts = [], sort }: ListKinds<F, S>,
): ListState<F, S> {
  const by = sorts.find((known) => known === search.get('sort'));
  const chosen = Object.entries(filters ?? {}).map(([name, allowed]) => {
    const value = search.get(name) ?? '';
    return [name, allowed === 'any' || allowed.includes(value) ? value : ''];
  });
  return {
    q: (search.get('q') ?? '').slice(0, 100),
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    sort: by ? { by, order: search.get('order') === 'asc' ? 'asc' : 'desc' } : sort,
    filters: Object.fromEntries(chosen) as ListState<F, S>['filters'],
  };
}

/** The search parameters of a list's state; default values are left out. */
export function searchOf<F extends Record<string, Allowed>, S extends string>(
  state: ListState<F, S>,
  { sort }: ListKinds<F, S>,
): URLSearchParams {
  const search = new URLSearchParams();
  if (state.q) search.set('q', state.q);
  for (const [name, value] of Object.entries<string>(state.filters)) if (value) search.set(name, value);
  if (state.sort && (state.sort.by !== sort?.by || state.sort.order !== sort.order)) {
    search.set('sort', state.sort.by);
    search.set('order', state.sort.order);
  }
  if (state.page > 1) search.set('page', String(state.page));
  return search;
}

/**
 * Search, filters, sorting and page of a list, stored in the address, so that they survive a reload, a bookmark and the back button.
 * `query` is ready for a call (`q`, the filters that are chosen, `sort`, `order`), without the page: an export takes the same.
 */
export function useListAddress<const F extends Record<string, Allowed>, const S extends string>(
  kinds: ListKinds<F, S>,
) {
  const [search, setSearch] = useSearchParams();
  const state = listStateOf(search, kinds);
  const chosen = Object.entries<string>(state.filters).filter(([, value]) => value !== '');
  const q = state.q.trim();
  /** Any change of search, filter or sorting leads back to the first page; typing does not fill the browser's history. */
  const change = (part: Partial<ListState<F, S>>): void => {
    setSearch(searchOf({ ...state, page: 1, ...part }, kinds), { replace: 'q' in part });
  };
  return {
    ...state,
    query: {
      ...(q && { q }),
      ...(Object.fromEntries(chosen) as { [N in keyof F]?: ValueOf<F[N]> }),
      ...(state.sort && { sort: state.sort.by, order: state.sort.order }),
    },
    isFiltered: q !== '' || chosen.length > 0,
    setQ: (text: string) => change({ q: text }),
    setPage: (page: number) => change({ page }),
    /** A page behind the last one is no step of the history. */
    clampPage: (page: number) => setSearch(searchOf({ ...state, page }, kinds), { replace: true }),
    setFilter: <N extends keyof F>(name: N, value: ValueOf<F[N]> | '') =>
      change({ filters: { ...state.filters, [name]: value } }),
    setSort: ({ by, order }: Sort) => {
      const known = kinds.sorts?.find((one) => one === by);
      if (known) change({ sort: { by: known, order } });
    },
    clear: () => setSearch(new URLSearchParams()),
  };
}
