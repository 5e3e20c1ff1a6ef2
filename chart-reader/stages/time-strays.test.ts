import { bars, iso, label, times } from '../testing/paced-bars.ts';
import { findPaceAgain } from './time-again.ts';
import type { ReadTimeLabel } from './time-stretch.ts';
import { ROUND_THE_CLOCK, WEEKDAYS } from './trading-calendar.ts';

const HOUR = 3_600_000;
const cut = (slot: number, text: string): ReadTimeLabel => ({ ...label(slot, text), part: true });

describe('a label that is cut', () => {
  it('tells the hour that it may have had', () => {
    const real = bars('2024-07-10T13:00', { ms: HOUR }, ROUND_THE_CLOCK, 60);
    const labels = [5, 17, 23, 29, 41, 47].map((s) => label(s, iso(real[s]!).slice(11)));
    const paced = findPaceAgain([cut(0, '3:00'), ...labels], '1h', 0)!;
    expect(paced.fit.agreeing).toBe(6);
    expect(times(paced, 60, true)).toEqual(real.map((t) => `T${iso(t).slice(11)}`));
  });

  it('tells with it the trading hours that the others do not', () => {
    const hours = { ...WEEKDAYS, session: { open: 13 * HOUR, length: 7 * HOUR } };
    const real = bars('2018-11-28T19:55', { ms: HOUR / 12 }, hours, 56);
    const labels = [8, 16, 24, 32, 40, 48].map((s) => label(s, iso(real[s]!).slice(11)));
    const found = times(findPaceAgain([cut(0, '9:55'), ...labels], '5m', 0)!, 56, true);
    expect(found.filter((t) => t !== null).length).toBeGreaterThan(45);
    found.forEach((t, i) => t !== null && expect(t).toBe(`T${iso(real[i]!).slice(11)}`));
  });

  it('is left out at an end of the row where it says something else', () => {
    const real = bars('2025-04-01T00:00', { months: 1 }, ROUND_THE_CLOCK, 120);
    const labels = [20, 40, 60, 80, 100].map((s) => label(s, iso(real[s]!, 7)));
    const paced = findPaceAgain([cut(1, '5-04'), ...labels], null, 0)!;
    expect(times(paced, 120, false)).toEqual(real.map((t) => iso(t, 10)));
  });

  it('counts as it is read where it stands as it says', () => {
    const real = bars('2024-07-10T03:00', { ms: HOUR }, ROUND_THE_CLOCK, 60);
    const labels = [9, 21, 27, 33].map((s) => label(s, iso(real[s]!).slice(11)));
    const paced = findPaceAgain([cut(0, '3:00'), ...labels], '1h', 0)!;
    expect(paced.fit.pairs).toBe(4);
    expect(times(paced, 60, true)[0]).toBe('T03:00');
  });
});
