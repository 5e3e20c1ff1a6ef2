import { useSearchParams } from 'react-router-dom';
import type {
  AnalysisStatus,
  ExportAnalysesParams,
  ListAnalysesParams,
  TrendDirection,
} from '../../../api/generated/model';

export const STATUSES = ['all', 'completed', 'analyzing', 'failed'] as const;
export const TRENDS = ['all', 'bullish', 'bearish', 'mixed', 'sideways'] as const;
type StatusFilter = AnalysisStatus | 'all';
const VIEWS = ['grid', 'table'] as const;
type View = (typeof VIEWS)[number];
type TrendFilter = TrendDirection | 'all';

export interface HistoryFilters {
  q: string;
  status: StatusFilter;
  trend: TrendFilter;
  /** A word of the owner's; empty for any. */
  tag: string;
  view: View;
  /** From 1. */
  page: number;
}

const NONE: HistoryFilters = { q: '', status: 'all', trend: 'all', tag: '', view: 'grid', page: 1 };

/** The filters that an address carries; whatever it does not know counts as not said. */
export function filtersOf(search: URLSearchParams): HistoryFilters {
  const status = STATUSES.find((known) => known === search.get('status')) ?? 'all';
  const trend = TRENDS.find((known) => known === search.get('trend')) ?? 'all';
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const view = VIEWS.find((known) => known === search.get('view')) ?? 'grid';
  const [q, tag] = [(search.get('q') ?? '').slice(0, 40), (search.get('tag') ?? '').slice(0, 24)];
  return { q, status, trend, tag, view, page };
}

/** The address of these filters; what is not filtered is left out. */
export function searchOf(filters: HistoryFilters): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of ['q', 'status', 'trend', 'tag', 'view', 'page'] as const) {
    if (filters[name] !== NONE[name]) search.set(name, String(filters[name]));
  }
  return search;
}

/** What the server is asked to filter by. Pictures that were not read have a part of their own. */
export function wantedOf({ q, status, trend, tag }: HistoryFilters): ExportAnalysesParams {
  return {
    ...(q.trim() && { q: q.trim() }),
    ...(status === 'all' ? { refused: 'exclude' } : { status }),
    ...(trend !== 'all' && { trend }),
    ...(tag.trim() && { tag: tag.trim() }),
  };
}

/** The request for one page of these filters. */
export function requestOf(filters: HistoryFilters, limit: number): ListAnalysesParams {
  const { page } = filters;
  return { limit, ...(page > 1 && { offset: (page - 1) * limit }), ...wantedOf(filters) };
}

/** Filters are stored in the address, so that they survive a reload, a bookmark and the back button. */
export function useHistoryFilters() {
  const [search, setSearch] = useSearchParams();
  const filters = filtersOf(search);
  /** Any change of a filter leads back to the first page; typing does not fill the browser's history. */
  const change = (part: Partial<HistoryFilters>): void => {
    const next = { ...filters, ...('view' in part ? {} : { page: 1 }), ...part };
    setSearch(searchOf(next), { replace: 'q' in part });
  };
  const isFiltered =
    filters.q.trim() !== '' || filters.status !== 'all' || filters.trend !== 'all' || filters.tag !== '';
  return { filters, change, isFiltered, clear: () => setSearch(new URLSearchParams()) };
}
