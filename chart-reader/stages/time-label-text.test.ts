import { monthOf } from './month-names.ts';
import { parseTimeLabel } from './time-label-text.ts';

describe('parseTimeLabel', () => {
  it('reads a month with a letter too many or too few beside a day and a clock or year, and no other word', () => {
    expect(parseTimeLabel('19 Mazy 20:20', 'day-first')).toEqual({ day: 19, month: 5, hour: 20, minute: 20 });
    expect(parseTimeLabel('19 Sp 2024', 'day-first')).toEqual({ day: 19, month: 9, year: 2024 });
    // June and January are as near.
    for (const text of ['10 Jn 00:00', 'Mazy', '12 Mazy', '4 Bars 10:00'])
      expect(parseTimeLabel(text, 'day-first')).toBeNull();
  });

  it.each([
    ['14:30', { hour: 14, minute: 30 }],
    ['9:05:30', { hour: 9, minute: 5, second: 30 }],
    ['2:30 PM', { hour: 14, minute: 30 }],
    ['12 AM', { hour: 0, minute: 0 }],
    ['2024', { year: 2024 }],
    ['Mar', { month: 3 }],
    ["Mar '24", { month: 3, year: 2024 }],
    ['12 Mar', { day: 12, month: 3 }],
    ['Mar 12, 2024', { day: 12, month: 3, year: 2024 }],
    ['12 Mar 2024', { day: 12, month: 3, year: 2024 }],
    ['12 Mar 08:00', { day: 12, month: 3, hour: 8, minute: 0 }],
    ["29 Sep '23 00:35", { day: 29, month: 9, year: 2023, hour: 0, minute: 35 }],
    ['Tue 12 Mar', { day: 12, month: 3 }],
    ['12', { day: 12 }],
    ['12.', { day: 12 }],
    ['2024-03-12', { year: 2024, month: 3, day: 12 }],
    ['2024-03-12T09:00:00', { year: 2024, month: 3, day: 12, hour: 9, minute: 0, second: 0 }],
    ['03-12 14:30', { month: 3, day: 12, hour: 14, minute: 30 }],
    ['2024.03.12', { year: 2024, month: 3, day: 12 }],
    ['Mrz', { month: 3 }],
    ['Gru', { month: 12 }],
    ['3月12日', { month: 3, day: 12 }],
  ])('reads “%s”', (text, fields) => {
    expect(parseTimeLabel(text, 'month-first')).toEqual(fields);
  });

  it('reads a colon that passes for a point, or for both, only behind a date', () => {
    const read = { month: 1, day: 5, hour: 13, minute: 0 };
    for (const text of ['01-05 13:00', '01-05 13.00', '01-05 13.:00'])
      expect(parseTimeLabel(text, 'month-first')).toEqual(read);
    expect(parseTimeLabel('13.00', 'month-first')).toBeNull();
    expect(parseTimeLabel('05.01', 'day-first')).toEqual({ month: 1, day: 5 });
  });

  it('reads dates of figures in either order', () => {
    expect(parseTimeLabel('03/12', 'month-first')).toEqual({ month: 3, day: 12 });
    expect(parseTimeLabel('03/12', 'day-first')).toEqual({ month: 12, day: 3 });
    expect(parseTimeLabel('25/12', 'month-first')).toBeNull();
  });

  it.each(['45', '25:00', '13:75', '1.2345', '65,000', 'Vol', 'MA 20', '0', '-12%', '13 PM'])(
    'takes “%s” for none',
    (text) => {
      expect(parseTimeLabel(text, 'month-first')).toBeNull();
    },
  );

  it('knows months in ten languages', () => {
    const march = ['March', 'März', 'mars', 'marzo', 'março', 'maart', 'marzec', 'Mart', 'Map'];
    expect(march.map(monthOf)).toEqual(march.map(() => 3));
    expect(['août', 'Ağu', 'sie', 'Aar'].map(monthOf)).toEqual([8, 8, 8, 8]);
    expect(['feb', 'fév', 'eB', 'qeR'].map(monthOf)).toEqual([2, 2, 2, 2]);
  });
});
