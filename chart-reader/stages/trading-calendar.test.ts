import {
  CURRENCY_WEEKS,
  customaryHolidays,
  extendBars,
  isOpen,
  nextBar,
  ROUND_THE_CLOCK,
  WEEKDAYS,
} from './trading-calendar.ts';

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

describe('extendBars', () => {
  const hours = { ...WEEKDAYS, session: { open: 9.5 * HOUR, length: 6.5 * HOUR } };
  const night = { ...WEEKDAYS, session: { open: 18 * HOUR, length: 23 * HOUR } };
  const holidays = [at('2024-07-04T00:00'), at('2024-07-16T00:00')];
  const lengths = [{ ms: HOUR / 12 }, { ms: HOUR }, { ms: 4 * HOUR }, { ms: 24 * HOUR }, { ms: 168 * HOUR }];

  it.each([ROUND_THE_CLOCK, WEEKDAYS, CURRENCY_WEEKS[0]!, CURRENCY_WEEKS[5]!, hours, night])(
    'adds the bars that follow one another in $name, from open and closed hours alike',
    (calendar) => {
      for (const length of [...lengths, { months: 1 }])
        for (const begin of ['2024-07-01T09:30', '2024-07-04T11:00', '2024-07-06T03:00', '2024-07-07T23:59'])
          for (const shut of [calendar, { ...calendar, holidays }]) {
            const expected = [at(begin)];
            while (expected.length < 700) expected.push(nextBar(shut, expected.at(-1)!, length, 1));
            const bars = [at(begin)];
            extendBars(shut, bars, length, Infinity, 300);
            extendBars(shut, bars, length, Infinity, 700);
            expect(bars).toEqual(expected);
          }
    },
  );

  it('ends with the first bar at or after the time', () => {
    const bars = [at('2024-07-05T22:00')];
    extendBars(WEEKDAYS, bars, { ms: HOUR }, at('2024-07-08T00:30'), 100);
    expect(bars.map(written)).toEqual([
      '2024-07-05T22:00',
      '2024-07-05T23:00',
      '2024-07-08T00:00',
      '2024-07-08T01:00',
    ]);
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
