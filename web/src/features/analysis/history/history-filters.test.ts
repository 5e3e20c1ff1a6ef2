import { filtersOf, requestOf, searchOf } from './use-history-filters.ts';

const of = (query: string) => filtersOf(new URLSearchParams(query));

describe('filters in the address', () => {
  it('are read, and anything unknown counts as not said', () => {
    expect(of('q=btc&status=failed&trend=bullish&page=3')).toEqual({
      q: 'btc',
      status: 'failed',
      trend: 'bullish',
      page: 3,
    });
    expect(of('status=lost&trend=up&page=-2')).toEqual({ q: '', status: 'all', trend: 'all', page: 1 });
  });

  it('are written without what is not filtered, and read back the same', () => {
    expect(searchOf(of('')).toString()).toBe('');
    const query = 'q=eur&status=completed&trend=sideways&page=2';
    expect(searchOf(of(query)).toString()).toBe(query);
  });

  it('become a request for one page', () => {
    expect(requestOf(of(''), 50)).toEqual({ limit: 50 });
    expect(requestOf(of('q=%20btc%20&status=failed&page=3'), 50)).toEqual({
      limit: 50,
      offset: 100,
      q: 'btc',
      status: 'failed',
    });
  });
});
