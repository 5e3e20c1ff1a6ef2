import { readOrderSearch } from './order-search.ts';

describe('the search of a partner', () => {
  it('[O-049] takes a whole email address, in any case', () => {
    expect(readOrderSearch('  Ada@Example.COM ')).toEqual({ kind: 'email', email: 'ada@example.com' });
  });

  it('[O-049] takes the beginning of an order id, or of an order number', () => {
    const range = {
      kind: 'ids',
      from: '3f0a9100-0000-0000-0000-000000000000',
      to: '3f0a91ff-ffff-ffff-ffff-ffffffffffff',
    };
    expect(readOrderSearch('3F0A91')).toEqual(range);
    expect(readOrderSearch('WW-3F0A91')).toEqual(range);
    expect(readOrderSearch('3f0a91c2-7b1')).toMatchObject({ from: '3f0a91c2-7b10-0000-0000-000000000000' });
  });

  it('shows all for nothing, and nothing for what cannot be an order', () => {
    for (const text of [undefined, '', ' ', 'W', 'ww-'])
      expect(readOrderSearch(text)).toEqual({ kind: 'all' });
    for (const text of ['zebra', '%', `3f0a91c2-7b1${'0'.repeat(40)}`])
      expect(readOrderSearch(text)).toEqual({ kind: 'none' });
  });
});
