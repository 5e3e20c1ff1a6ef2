import { barsAfter, reminderProblem } from './reminder.ts';

const from = new Date('2026-01-31T10:00:00.000Z');

describe('the time of a reminder', () => {
  it.each([
    ['1m', '2026-01-31T10:20:00.000Z'],
    ['15m', '2026-01-31T15:00:00.000Z'],
    ['4h', '2026-02-03T18:00:00.000Z'],
    ['1D', '2026-02-20T10:00:00.000Z'],
    ['1W', '2026-06-20T10:00:00.000Z'],
    ['1M', '2027-10-01T10:00:00.000Z'],
  ])('[W-300] is 20 bars of %s later', (timeframe, due) => {
    expect(barsAfter(from, timeframe, 20)?.toISOString()).toBe(due);
  });

  it.each(['', 'h', '0h', '1x', '4H', '15', '1000m', '1 h'])('is not worked out from "%s"', (timeframe) => {
    expect(barsAfter(from, timeframe, 20)).toBeNull();
  });

  it('[W-300] must be to come, and at most five years ahead', () => {
    expect(reminderProblem(from, from)).toBe('must be a time to come');
    expect(reminderProblem(new Date('2026-01-31T10:00:00.001Z'), from)).toBeNull();
    expect(reminderProblem(new Date('2031-01-31T10:00:00.000Z'), from)).toBeNull();
    expect(reminderProblem(new Date('2031-01-31T10:00:00.001Z'), from)).toBe('must be at most 5 years ahead');
  });
});
