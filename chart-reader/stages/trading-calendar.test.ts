import { customaryHolidays, isOpen, nextBar, ROUND_THE_CLOCK, WEEKDAYS } from './trading-calendar.ts';

const at = (text: string): number => Date.parse(`${text}Z`);
const HOUR = 3_600_000;
const written = (time: number): string => new Date(time).toISOString().slice(0, 16);

describe('nextBar', () => {
  it('passes over Saturday and Sunday where the market rests then', () => {
    const day = { ms: 24 * HOUR };
    expect(written(nextBar(WEEKDAYS, at('2024-03-15T00:00'), day, 1))).toBe('2024-03-18T00:00');
    expect(written(nextBar(WEEKDAYS, at('2024-03-18T00:00'), day, -1))).toBe('2024-03-15T00:00');
    expect(written(nextBar(ROUND_THE_CLOCK, at('2024-03-15T00:00'), day, 1))).toBe('2024-03-16T00:00');
  });

  it('begins a session with its first bar and ends it with the last that begins in it', () => {
    const hours = { ...WEEKDAYS, session: { open: 9.5 * HOUR, length: 6.5 * HOUR } };
    const hour = { ms: HOUR };
    expect(written(nextBar(hours, at('2024-03-14T15:30'), hour, 1))).toBe('2024-03-15T09:30');
    expect(written(nextBar(hours, at('2024-03-15T09:30'), hour, -1))).toBe('2024-03-14T15:30');
    expect(written(nextBar(hours, at('2024-03-15T15:30'), hour, 1))).toBe('2024-03-18T09:30');
  });

  it('counts months on the calendar', () => {
    expect(written(nextBar(ROUND_THE_CLOCK, at('2024-01-01T00:00'), { months: 1 }, 1))).toBe(
      '2024-02-01T00:00',
    );
  });

  it('leaves holidays out', () => {
    const shut = { ...WEEKDAYS, holidays: [at('2024-07-04T00:00')] };
    expect(isOpen(shut, at('2024-07-04T12:00'))).toBe(false);
    expect(written(nextBar(shut, at('2024-07-03T00:00'), { ms: 24 * HOUR }, 1))).toBe('2024-07-05T00:00');
  });
});

describe('customaryHolidays', () => {
  it('finds the exchange holidays of a year', () => {
    const days = customaryHolidays(at('2024-01-01T00:00'), at('2025-01-01T00:00')).map((d) =>
      written(d).slice(5, 10),
    );
    expect(days).toEqual([
      '01-01',
      '01-15',
      '02-19',
      '03-29',
      '05-27',
      '06-19',
      '07-04',
      '09-02',
      '11-28',
      '12-25',
    ]);
  });
});
