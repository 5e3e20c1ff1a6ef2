import { readsIn } from './measure.ts';

const scan = (rows: number, more: object = {}) => ({
  'Node Type': 'Seq Scan',
  'Relation Name': 'orders',
  'Actual Rows': rows,
  'Actual Loops': 1,
  ...more,
});

describe('what a query looked at', () => {
  it('is counted by the rows that were read, not by the table that the plan names', () => {
    const stoppedAt20 = { 'Node Type': 'Limit', 'Actual Rows': 20, 'Actual Loops': 1, Plans: [scan(20)] };
    expect(readsIn(stoppedAt20)).toEqual([{ table: 'orders', name: 'orders without an index', rows: 20 }]);
  });

  it('includes rows that were looked at and dropped, in every turn', () => {
    expect(readsIn(scan(2, { 'Rows Removed by Filter': 98, 'Actual Loops': 3 }))).toMatchObject([
      { rows: 300 },
    ]);
    const byIndex = { ...scan(1, { 'Rows Removed by Index Recheck': 4 }), 'Node Type': 'Index Scan' };
    expect(readsIn({ ...byIndex, 'Index Name': 'orders_pkey' })).toEqual([{ name: 'orders_pkey', rows: 5 }]);
  });
});
