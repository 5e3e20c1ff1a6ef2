import { barTime, shortBarTime } from './bar-time.ts';

describe('the time of a bar', () => {
  it.each([
    ['2024-03-12T14:30', '12 Mar 2024, 14:30', '14:30'],
    ['2024-03-12', '12 Mar 2024', '12 Mar'],
    ['--03-12T14:30', '12 Mar, 14:30', '14:30'],
    ['--03-02', '2 Mar', '2 Mar'],
    ['---12T14:30', 'day 12, 14:30', '14:30'],
    ['T14:30', '14:30', '14:30'],
  ])('%s reads %s, under a tick %s', (time, whole, short) => {
    expect(barTime(time)).toBe(whole);
    expect(shortBarTime(time)).toBe(short);
  });

  it.each([null, undefined, '', 'yesterday'])('is not shown for %s', (time) => {
    expect(barTime(time)).toBeNull();
    expect(shortBarTime(time)).toBeNull();
  });
});
