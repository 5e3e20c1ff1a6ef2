import { costOf } from './trace.ts';
import type { TraceEvent } from './trace.ts';

const named = (pid: number, tid: number, name: string): TraceEvent => ({
  name: 'thread_name',
  ph: 'M',
  pid,
  tid,
  args: { name },
});
const task = (pid: number, tid: number, tdur: number, name = 'RunTask'): TraceEvent => ({
  name,
  ph: 'X',
  pid,
  tid,
  tdur,
});

describe('what a trace says of a preview', () => {
  const threads = [
    named(1, 1, 'CrRendererMain'),
    named(1, 2, 'DedicatedWorker thread'),
    named(2, 1, 'Compositor'),
  ];

  it('is the longest task of the page and the sum of those of its workers, in ms', () => {
    const tasks = [task(1, 1, 9000), task(1, 1, 20_500), task(1, 2, 300_000), task(1, 2, 4000)];
    expect(costOf([...tasks, ...threads])).toEqual({ longestTask: 20.5, worker: 304 });
  });

  it('leaves out other threads and what is done within a task', () => {
    const others = [task(2, 1, 90_000), task(3, 1, 90_000), task(1, 1, 90_000, 'Layout')];
    expect(costOf([...threads, ...others])).toEqual({ longestTask: 0, worker: 0 });
  });
});
