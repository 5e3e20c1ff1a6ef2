import { fillDays } from './fill-days.ts';

describe('the days of a chart', () => {
  it('are all there, the oldest first, also over the end of a month', () => {
    const day = (date: string) => ({ date, orders: 1, revenue: 129, commission: 12.9 });
    const filled = fillDays([day('2026-03-02'), day('2026-02-27')]);
    expect(filled.map(({ date, orders }) => `${date} ${orders}`)).toEqual([
      '2026-02-27 1',
      '2026-02-28 0',
      '2026-03-01 0',
      '2026-03-02 1',
    ]);
    expect(fillDays([])).toEqual([]);
  });
});
