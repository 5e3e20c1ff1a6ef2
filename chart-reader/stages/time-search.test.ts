import { bars, iso, label, times } from '../testing/paced-bars.ts';
import { findPace } from './time-hours.ts';
import { ROUND_THE_CLOCK, WEEKDAYS } from './trading-calendar.ts';

const HOUR = 3_600_000;
const hours = { ...WEEKDAYS, session: { open: 13 * HOUR, length: 7 * HOUR } };

describe('a row without a year', () => {
  it('tells no weekday where labels are whole weeks apart, so that bars between them have no time', () => {
    const real = bars('2018-12-14T20:00', { ms: 4 * HOUR }, WEEKDAYS, 400);
    const labels = [30, 90, 150, 210, 270, 330].map((s) =>
      label(s, iso(real[s]!).slice(5).replace('T', ' ')),
    );
    const found = times(findPace(labels, null, 0)!, 400, true);
    // Three days before a label a weekend may lie, and two bars before it none.
    expect(found[72]).toBeNull();
    found.forEach((t, i) => t !== null && expect(t).toBe(`--${iso(real[i]!).slice(5)}`));
    expect([found[30], found[90]]).toEqual(['--12-21T20:00', '--01-04T20:00']);
  });

  it('means no year in which the market is closed on a day that has a bar, and sets clocks between dates on the day that is open', () => {
    const real = bars('2016-07-28T14:15', { ms: HOUR / 4 }, hours, 120);
    const rows: [string, string][] = [
      ['07-28T15:00', '15:00'],
      ['07-28T18:00', '18:00'],
      ['07-29T13:00', '29'],
      ['07-29T15:00', '15:00'],
      ['07-29T18:00', '18:00'],
      ['08-01T13:00', 'Aug'],
      ['08-01T15:00', '15:00'],
      ['08-01T18:00', '18:00'],
      ['08-02T13:00', '2'],
      ['08-02T15:00', '15:00'],
    ];
    const labels = rows.map(([time, text]) => label(real.indexOf(Date.parse(`2016-${time}Z`)), text));
    const found = times(findPace(labels, '15m', 0)!, 100, true);
    expect(found.slice(0, 90)).toEqual(real.slice(0, 90).map((t) => `--${iso(t).slice(5)}`));
  });

  it('means a year in which the printed time frame explains the labels, though another one does so in an earlier year', () => {
    const real = bars(
      '2022-03-10T14:30',
      { ms: HOUR / 2 },
      { ...hours, weekend: 4 * 24 * HOUR + 20 * HOUR },
      259,
    );
    const rows: [string, string][] = [
      ['03-11T13:00', '11'],
      ['03-15T13:00', '15'],
      ['03-17T13:00', '17'],
      ['03-21T13:00', '21'],
      ['03-23T13:00', '23'],
      ['03-25T13:00', '25'],
      ['03-29T13:00', '29'],
      ['03-30T16:00', '16:00'],
      ['04-01T13:00', 'Apr'],
      ['04-05T13:00', '5'],
    ];
    const labels = rows.map(([time, text]) => label(real.indexOf(Date.parse(`2022-${time}Z`)), text));
    expect(findPace(labels, '30m', 0)!.fit.pace.timeframe).toBe('30m');
  });

  it('is found by a clock that stands inside the trading hours, where the first is cut and does not', () => {
    const real = bars('2019-02-28T14:30', { ms: HOUR / 2 }, hours, 45);
    const labels = [0, 8, 16, 24, 32, 40].map((s) => label(s, iso(real[s]!).slice(11)));
    const cut = label(0, '4:30');
    const paced = findPace([cut, ...labels.slice(1)], '30m', 0)!;
    expect(paced.fit.agreeing).toBe(4);
  });

  it('tells the hours before the first of clocks without dates, whichever day of the week they may be of', () => {
    const real = bars('2024-10-28T15:00', { ms: HOUR }, hours, 90);
    const labels = Array.from({ length: 11 }, (_, i) => 4 + 8 * i).map((s) =>
      label(s, iso(real[s]!).slice(11)),
    );
    expect(times(findPace(labels, '1h', 0)!, 90, true)).toEqual(real.map((t) => `T${iso(t).slice(11)}`));
  });

  it('knows that two months of 31 days may follow a short one', () => {
    const real = bars('2023-05-18T00:00', { ms: 24 * HOUR }, ROUND_THE_CLOCK, 133);
    const labels = Array.from({ length: 26 }, (_, i) => 2 + 5 * i).map((s) =>
      label(s, `${new Date(real[s]!).getUTCDate()}`),
    );
    expect(times(findPace(labels, '1D', 0)!, 133, false)).toEqual(
      real.map((t) => `---${iso(t, 10).slice(8)}`),
    );
  });
});
