import { filtersOf, requestOf, searchOf } from './use-history-filters.ts';

const of = (query: string) => filtersOf(new URLSearchParams(query));

describe('filters in the address', () => {
  it('are read, and anything unknown counts as not said', () => {
    expect(of('q=btc&status=failed&trend=bullish&page=3')).toEqual({
      q: 'btc',
      status: 'failed',
      trend: 'bullish',
      tag: '',
      view: 'grid',
      page: 3,
    });
    expect(of('status=lost&trend=up&view=list&page=-2')).toEqual(of(''));
  });

  it('are written without what is not filtered, and read back the same', () => {
    expect(searchOf(of('')).toString()).toBe('');
    const query = 'q=eur&status=completed&trend=sideways&tag=weekly&view=table&page=2';
    expect(searchOf(of(query)).toString()).toBe(query);
  });

  it('[W-009] become a request for one page, without pictures that were not read unless they are asked for', () => {
    expect(requestOf(of('tag=weekly'), 50)).toEqual({ limit: 50, refused: 'exclude', tag: 'weekly' });
    expect(requestOf(of('q=%20btc%20&status=failed&page=3'), 50)).toEqual({
      limit: 50,
      offset: 100,
      q: 'btc',
      status: 'failed',
    });
  });
});
