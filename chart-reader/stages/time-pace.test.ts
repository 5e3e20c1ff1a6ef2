import { bars, iso, label, times } from '../testing/paced-bars.ts';
import { fitTimes } from './time-fit.ts';
import { timesOf } from './time-slots.ts';
import type { SlotLabel } from './time-stretch.ts';
import { wholeSlots } from './time-places.ts';
import { parseTimeLabel } from './time-label-text.ts';
import { findPaceAgain } from './time-again.ts';
import { findPace } from './time-hours.ts';
import { writeTime } from './time-axis.ts';
import { ROUND_THE_CLOCK, WEEKDAYS } from './trading-calendar.ts';
import type { TradingCalendar } from './trading-calendar.ts';

const HOUR = 3_600_000;

describe('findPace', () => {
  it('tells days with weekends left out, and the time frame', () => {
    const real = bars('2024-02-28T00:00', { ms: 24 * HOUR }, WEEKDAYS, 60);
    const labels = [2, 12, 23, 33, 44, 55].map((s) => label(s, iso(real[s]!, 10)));
    const paced = findPace(labels, null, 0)!;
    expect(paced.fit.pace.timeframe).toBe('1D');
    expect(times(paced, 60, false)).toEqual(real.map((t) => iso(t, 10)));
  });

  it('resolves mixed levels: days, months and the year where they change', () => {
    const real = bars('2023-11-20T00:00', { ms: 24 * HOUR }, ROUND_THE_CLOCK, 70);
    const texts: [string, string][] = [
      ['11-24', '24'],
      ['12-01', 'Dec'],
      ['12-11', '11'],
      ['12-21', '21'],
      ['01-01', '2024'],
      ['01-11', '11'],
      ['01-21', '21'],
    ];
    const labels = texts.map(([day, text]) =>
      label(
        real.findIndex((t) => iso(t).includes(`-${day}T`)),
        text,
      ),
    );
    expect(times(findPace(labels, null, 0)!, 70, false)).toEqual(real.map((t) => iso(t, 10)));
  });

  it('takes the time frame that explains all labels rather than one that leaves a label out', () => {
    const hours = { ...WEEKDAYS, session: { open: 13 * HOUR, length: 7 * HOUR } };
    const real = bars('2016-03-04T14:05', { ms: HOUR / 12 }, hours, 900);
    const labels = [
      11,
      ...Array.from({ length: 10 }, (_, day) => [71 + 84 * day, 107 + 84 * day]).flat(),
    ].map((s) => {
      const [date, clock] = iso(real[s]!).split('T');
      return label(s, clock === '13:00' ? String(Number(date!.slice(-2))) : clock!);
    });
    expect(findPace(labels, null, 0)!.fit.pace.timeframe).toBe('5m');
  });

  it('tells clocks with the day at midnight, and passes over a misread label', () => {
    const real = bars('2024-03-12T09:00', { ms: 0.25 * HOUR }, ROUND_THE_CLOCK, 160);
    const labels = [
      label(0, '09:00'),
      label(24, '15:00'),
      label(36, '10:00'),
      label(60, '13'),
      label(84, '06:00'),
      label(108, '12:00'),
    ];
    const paced = findPaceAgain(labels, '15m', 0)!;
    expect(times(paced, 160, true)).toEqual(real.map((t) => `---${iso(t).slice(8)}`));
  });

  it('finds trading hours from labels on both sides of the night', () => {
    const hours = { ...WEEKDAYS, session: { open: 9.5 * HOUR, length: 6.5 * HOUR } };
    const real = bars('2024-03-11T09:30', { ms: 0.5 * HOUR }, hours, 65);
    const labels = [0, 6, 12, 13, 19, 25, 26, 32, 38, 39, 45, 52, 58].map((s) =>
      label(s, iso(real[s]!).replace('T', ' ')),
    );
    expect(times(findPace(labels, '30m', 0)!, 65, true)).toEqual(real.map((t) => iso(t)));
  });

  it('takes out a customary holiday where the labels show that a day is missing', () => {
    const shut = { ...WEEKDAYS, holidays: [Date.parse('2024-07-04T00:00Z')] };
    const real = bars('2024-06-24T00:00', { ms: 24 * HOUR }, shut, 20);
    const labels = [0, 5, 10, 15].map((s) => label(s, iso(real[s]!, 10)));
    expect(times(findPace(labels, '1D', 0)!, 20, false)).toEqual(real.map((t) => iso(t, 10)));
  });

  it('says nothing of bars between labels that a missing day of unknown place parts', () => {
    const shut = { ...WEEKDAYS, holidays: [Date.parse('2024-08-15T00:00Z')] };
    const real = bars('2024-08-01T00:00', { ms: 24 * HOUR }, shut, 20);
    const labels = [0, 4, 8, 12, 16, 19].map((s) => label(s, iso(real[s]!, 10)));
    const found = times(findPace(labels, '1D', 0)!, 20, false);
    expect(found.slice(9, 12)).toEqual([null, null, null]);
    found.forEach((t, i) => t !== null && expect(t).toBe(iso(real[i]!, 10)));
  });

  it('goes on from the last clock of a day, and back from the first, to the label of the next day where trading hours are not known', () => {
    // Two days of 15 minutes: from 14:30 to 20:15, and from 14:45 on.
    const first = bars('2024-02-28T14:30', { ms: HOUR / 4 }, ROUND_THE_CLOCK, 24);
    const second = bars('2024-02-29T14:45', { ms: HOUR / 4 }, ROUND_THE_CLOCK, 20);
    const real = [...first, ...second];
    const at = (text: string): number => real.findIndex((t) => iso(t) === text);
    const days: SlotLabel[] = [
      ['2024-02-28T14:30', '2024-02-28'],
      ['2024-02-28T16:00', '16:00'],
      ['2024-02-28T18:00', '18:00'],
      ['2024-02-29T14:45', '29'],
      ['2024-02-29T16:00', '16:00'],
      ['2024-02-29T18:00', '18:00'],
    ].map(([bar, text], i) => {
      const fields = parseTimeLabel(text!, 'month-first')!;
      const clock = text!.includes(':');
      const begin = Date.parse(clock ? `${bar!}Z` : `${bar!.slice(0, 10)}T00:00Z`);
      return { fields, slot: at(bar!), at: i, begin, end: begin + (clock ? 60_000 : 24 * HOUR) };
    });
    const pace = { timeframe: '15m', length: { ms: HOUR / 4 }, calendar: ROUND_THE_CLOCK };
    const fit = fitTimes(days, pace, { dated: true, slack: 0 }, 0)!;
    expect(
      timesOf(
        fit,
        real.map((_, i) => i),
      ).map((t) => t && iso(t)),
    ).toEqual(real.map((t) => iso(t)));
  });

  it('takes the time frame of the header where another explains the labels hardly better', () => {
    // Trading days of 26 bars from 14:30 on, whose first bar is labelled with the day and whose seventh with 16:00.
    const labels = [11, 12, 13, 16, 17].flatMap((day, i) => [
      label(26 * i, `${day}`),
      label(26 * i + 6, '16:00'),
    ]);
    expect(findPace(labels, '15m', 0)!.fit.pace.timeframe).toBe('15m');
  });

  it('tells the time frame of clocks by neighbours within one day, and the trading hours by those across a night', () => {
    const hours = { ...WEEKDAYS, session: { open: 13.5 * HOUR, length: 6.5 * HOUR } };
    const real = bars('2024-03-12T14:30', { ms: 0.5 * HOUR }, hours, 40);
    const labels = [2, 6, 10, 14, 18, 22, 26, 30, 34, 38].map((s) => label(s, iso(real[s]!).slice(11)));
    const paced = findPace(labels, null, 0)!;
    expect(paced.fit.pace.timeframe).toBe('30m');
    const found = times(paced, 40, true);
    expect(found.filter((t) => t !== null).length).toBeGreaterThan(30);
    found.forEach((t, i) => t !== null && expect(t).toBe(`T${iso(real[i]!).slice(11)}`));
  });

  describe('clocks that are farther apart than the trading hours are long', () => {
    const session: TradingCalendar = {
      name: 'trading hours',
      weekend: 5 * 24 * HOUR,
      session: { open: 13 * HOUR, length: 7 * HOUR },
      holidays: [],
    };
    const clocksEvery = (step: number, length: number, count: number) => {
      const real = bars('2024-08-26T13:00', { ms: length }, session, step * count);
      return { real, labels: real.flatMap((t, i) => (i % step === 2 ? [label(i, iso(t).slice(11))] : [])) };
    };

    it('tell the hours where the header tells the time frame, and no shorter frame that explains them too', () => {
      const { real, labels } = clocksEvery(30, HOUR / 2, 7);
      const paced = findPace(labels, '30m', 0)!;
      expect(paced.fit.pace.timeframe).toBe('30m');
      // No label tells whether the last half-hour of a day is one after its close or before its begin.
      const told = real.slice(0, 190).map((t) => `T${iso(t).slice(11)}`);
      expect(times(paced, 190, true)).toEqual(told.map((t) => (t === 'T19:30' ? null : t)));
    });

    it('tell the hours where none of them turns back, so that two-minute bars would stand there as well', () => {
      const { real, labels } = clocksEvery(30, HOUR / 2, 7);
      const paced = findPace(labels.slice(0, 6), '30m', 0)!;
      expect(paced.fit.pace.timeframe).toBe('30m');
      // Hours twice as long would do, too: what they say otherwise is left out.
      const found = times(paced, 150, true);
      expect(found.filter((t) => t !== null).length).toBeGreaterThan(50);
      found.forEach((t, i) => t !== null && expect(t).toBe(`T${iso(real[i]!).slice(11)}`));
    });

    it('tell the time frame, too, where one alone explains them', () => {
      const { labels } = clocksEvery(5, HOUR, 12);
      expect(findPace(labels, null, 0)?.fit.pace.timeframe).toBe('1h');
      expect(findPace(labels.slice(0, 4), null, 0)).toBeNull();
    });

    it('tell the hours although one of them is cut off', () => {
      const { labels } = clocksEvery(8, HOUR / 2, 7);
      const cut = { ...labels[0]!, fields: parseTimeLabel('4:30', 'month-first')! };
      const paced = findPace([cut, ...labels.slice(1)], '30m', 0)!;
      expect(paced.fit.agreeing).toBe(labels.length - 2);
    });
  });

  it('finds the day on which weeks begin where months do not begin at Mondays', () => {
    // Bars of weeks that begin on Thursdays, named where a month begins.
    const real = bars('2018-09-13T00:00', { ms: 168 * HOUR }, ROUND_THE_CLOCK, 120);
    const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
    const labels = real.flatMap((t, s) => {
      const [d, before] = [new Date(t), new Date(real[s - 1] ?? t)];
      if (d.getUTCMonth() === before.getUTCMonth()) return [];
      return [label(s, d.getUTCMonth() ? names[d.getUTCMonth()]! : String(d.getUTCFullYear()))];
    });
    const paced = findPace(labels, '1W', 0)!;
    expect(paced.fit.agreeing).toBe(paced.fit.pairs);
    expect(times(paced, 120, false)).toEqual(real.map((t) => iso(t, 10)));
  });

  it('lets labels without a year be more than a year apart where the header tells how long bars are', () => {
    const real = bars('2024-07-01T00:00', { months: 1 }, ROUND_THE_CLOCK, 66);
    const named = (s: number) => label(s, `${iso(real[s]!, 10).slice(5)}`);
    const paced = findPace([0, 13, 26, 39, 52, 65].map(named), '1M', 0)!;
    expect(times(paced, 66, false)).toEqual(real.map((t) => `--${iso(t, 10).slice(5)}`));
  });

  it('keeps a date before a weekend, and takes the rest of a clock for no day', () => {
    const real = bars('2020-02-07T17:30', { ms: 0.25 * HOUR }, WEEKDAYS, 140);
    const dates = [0, 27, 54, 81, 108, 135].map((s) => label(s, iso(real[s]!).slice(5).replace('T', ' ')));
    expect(times(findPace(dates, '15m', 0)!, 140, true)[3]).toBe('--02-07T18:15');
    const clocks = [0, 7, 14, 21, 28, 35].map((s) => label(s, iso(real[s]!).slice(11)));
    const cut = [...clocks, { ...label(42, iso(real[42]!).slice(11, 13)), part: true }];
    expect(findPaceAgain(cut, '15m', 0)!.known.day).toBe(false);
  });

  it('tells the trading hours from days and clocks in turn, and places a clock on a later day than the date before it', () => {
    const hours = { ...WEEKDAYS, session: { open: 9 * HOUR, length: 6 * HOUR } };
    const real = bars('2024-02-14T10:00', { ms: 0.25 * HOUR }, hours, 150);
    const at = (time: string): number => real.indexOf(Date.parse(`${time}Z`));
    const days = ['15', '16', '19', '20'].map((d) => label(at(`2024-02-${d}T09:00`), d));
    const clocks = ['14T13:00', '15T13:00', '16T13:00', '19T13:00'].map((t) =>
      label(at(`2024-02-${t}`), t.slice(3)),
    );
    const turns = [...days, ...clocks].sort((a, b) => a.slot - b.slot);
    const whole = times(findPace(turns, '15m', 0)!, 150, true);
    expect(whole[at('2024-02-19T09:00') + 5]).toBe('---19T10:15');
    // The labels of the 19th and the 20th are lost, but for one clock.
    const late = label(at('2024-02-20T13:00'), '13:00');
    const gaps = [...turns.filter((l) => l.slot < at('2024-02-19T09:00')), late];
    expect(findPace(gaps, '15m', 0)!.fit).toMatchObject({ agreeing: gaps.length - 1 });
    const early = [
      label(at('2024-02-14T13:00'), '13:00'),
      label(at('2024-02-16T09:00'), '16'),
      ...turns.slice(5),
    ];
    expect(findPace(early, '15m', 0)!.fit).toMatchObject({ agreeing: early.length - 1 });
  });

  it('takes a clock before a day for one of the day before, as long as nothing else is said', () => {
    // One hour of the day, after noon, is closed.
    const row: [number, string][] = [
      [2, '06:00'],
      [8, '12:00'],
      [19, '4'],
      [25, '06:00'],
      [31, '12:00'],
      [42, '5'],
      [48, '06:00'],
    ];
    const paced = findPace(
      row.map(([slot, text]) => label(slot, text)),
      '1h',
      0,
    )!;
    expect(times(paced, 54, true)[2]).toBe('---03T06:00');
  });

  it('knows that two months of 31 days may follow each other', () => {
    const real = bars('2024-07-18T00:00', { ms: 24 * HOUR }, ROUND_THE_CLOCK, 73);
    const days = [4, 25, 35, 60, 70].map((s) => label(s, String(Number(iso(real[s]!, 10).slice(8)))));
    expect(times(findPace(days, null, 0)!, 73, false)).toEqual(real.map((t) => `---${iso(t, 10).slice(8)}`));
  });

  it('does not guess a time frame from clocks that fit several', () => {
    const labels = [0, 12, 24, 36].map((s) => label(s, '08:00'));
    expect(findPace(labels, null, 0)).toBeNull();
    expect(findPace(labels, '4h', 0)!.fit.pace.timeframe).toBe('4h');
  });
});

describe('writeTime', () => {
  it('leaves out what the labels do not tell', () => {
    const time = Date.parse('2024-03-12T14:30Z');
    expect(writeTime(time, { year: true, month: true, day: true }, true)).toBe('2024-03-12T14:30');
    expect(writeTime(time, { year: false, month: true, day: true }, true)).toBe('--03-12T14:30');
    expect(writeTime(time, { year: false, month: false, day: true }, false)).toBe('---12');
    expect(writeTime(time, { year: false, month: false, day: false }, true)).toBe('T14:30');
  });
});

describe('wholeSlots', () => {
  it('moves a row that stands half a slot beside its bars as a whole', () => {
    expect(wholeSlots([0.52, 9.48, 18.53, 27.47])).toEqual([0, 9, 18, 27]);
  });

  it('follows a row that is a little wider than its bars', () => {
    expect(wholeSlots([0.53, 9.5, 18.4, 27.3, 36.2, 45.1, 54])).toEqual([0, 9, 18, 27, 36, 45, 54]);
  });

  it('sets labels that stand at their bars on them, and each by itself where one does not follow the row', () => {
    expect(wholeSlots([1.1, 5.9, 11.05])).toEqual([1, 6, 11]);
    expect(wholeSlots([0.45, 0.9, 1.35, 1.8, 2.25, 2.7, 3.15])).toEqual([0, 1, 1, 2, 2, 3, 3]);
  });
});
