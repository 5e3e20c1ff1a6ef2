import { listStateOf, searchOf } from './use-list-address.ts';

const kinds = {
  filters: { status: ['paid', 'pending'], date: 'any' },
  sorts: ['created_at', 'total'],
  sort: { by: 'created_at', order: 'desc' },
} as const;
const stateOf = (address: string) => listStateOf(new URLSearchParams(address), kinds);

describe('a list in the address', () => {
  it('is as at first where the address says nothing', () => {
    const first = {
      q: '',
      page: 1,
      sort: { by: 'created_at', order: 'desc' },
      filters: { status: '', date: '' },
    };
    expect(stateOf('')).toEqual(first);
    expect(searchOf(stateOf(''), kinds).toString()).toBe('');
  });

  it('comes back from its address as it was', () => {
    const address = 'q=ada&status=paid&date=2026-11-21&sort=total&order=asc&page=3';
    expect(stateOf(address)).toEqual({
      q: 'ada',
      page: 3,
      sort: { by: 'total', order: 'asc' },
      filters: { status: 'paid', date: '2026-11-21' },
    });
    expect(searchOf(stateOf(address), kinds).toString()).toBe(address);
  });

  it.each(['status=stolen', 'sort=password&order=asc', 'page=-4', 'page=1.9', 'page=x'])(
    'does not believe %s',
    (address) => {
      expect(searchOf(stateOf(address), kinds).toString()).toBe('');
    },
  );
});
