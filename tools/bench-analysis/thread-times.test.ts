import { ownTimes, sumOf, threadTimes, type ThreadTimes } from './thread-times.ts';

const times = (main: number, work: number, helpers: number): ThreadTimes => ({
  'the main thread': main,
  'threads of work': work,
  'compiling and collecting beside them': helpers,
  'files and compression': 0,
  decoding: 0,
});

describe('the times of threads', () => {
  it('are those that the system has counted', () => {
    const { 'the main thread': main, ...others } = threadTimes(process.pid);
    expect(main).toBeGreaterThan(0);
    expect(Object.keys(others)).toHaveLength(4);
  });

  it('of an api leave what the reader alone takes on its main thread out of its threads of work', () => {
    const api = [times(10, 100, 50), times(70, 500, 150)] as const;
    const reader = [times(20, 0, 10), times(320, 0, 70)] as const;
    const own = ownTimes(api, reader, 2);
    expect(own).toEqual(times(30, 50, 20));
    expect(sumOf(own)).toBe((sumOf(api[1]) - sumOf(api[0]) - sumOf(reader[1]) + sumOf(reader[0])) / 2);
  });
});
