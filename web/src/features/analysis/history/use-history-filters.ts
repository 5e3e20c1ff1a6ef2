import { useSearchParams } from 'react-router-dom';
import type { AnalysisStatus, ListAnalysesParams, TrendDirection } from '../../../api/generated/model';

export const STATUSES = ['all', 'completed', 'analyzing', 'failed'] as const;
export const TRENDS = ['all', 'bullish', 'bearish', 'mixed', 'sideways'] as const;
type StatusFilter = AnalysisStatus | 'all';
type TrendFilter = TrendDirection | 'all';

export interface HistoryFilters {
  q: string;
  status: StatusFilter;
  trend: TrendFilter;
  /** From 1. */
  page: number;
}

const NONE: HistoryFilters = { q: '', status: 'all', trend: 'all', page: 1 };

/** The filters that an address carries; whatever it does not know counts as not said. */
export function filtersOf(search: URLSearchParams): HistoryFilters {
  const status = STATUSES.find((known) => known === search.get('status')) ?? 'all';
  const trend = TRENDS.find((known) => known === search.get('trend')) ?? 'all';
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  return { q: (search.get('q') ?? '').slice(0, 40), status, trend, page };
}

/** The address of these filters; what is not filtered is left out. */
export function searchOf(filters: HistoryFilters): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of ['q', 'status', 'trend', 'page'] as const) {
    if (filters[name] !== NONE[name]) search.set(name, String(filters[name]));
  }
  return search;
}

/** The request for one page of these filters. */
export function requestOf({ q, status, trend, page }: HistoryFilters, limit: number): ListAnalysesParams {
  return {
    limit,
    ...(page > 1 && { offset: (page - 1) * limit }),
    ...(q.trim() && { q: q.trim() }),
    ...(status !== 'all' && { status }),
    ...(trend !== 'all' && { trend }),
  };
}

/** Filters are stored in the address, so that they survive a reload, a bookmark and the back button. */
export function useHistoryFilters() {
  const [search, setSearch] = useSearchParams();
  const filters = filtersOf(search);
  /** Any change of a filter leads back to the first page; typing does not fill the browser's history. */
  const change = (part: Partial<HistoryFilters>): void => {
    const next = { ...filters, page: 1, ...part };
    setSearch(searchOf(next), { replace: 'q' in part });
  };
  const isFiltered = filters.q.trim() !== '' || filters.status !== 'all' || filters.trend !== 'all';
  return { filters, change, isFiltered, clear: () => setSearch(new URLSearchParams()) };
}
