/** What a trace of the browser says of the threads of a page. Times are processor time, in ms. */

export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Processor time of what is done, in µs. */
  tdur?: number;
  args?: { name?: string };
}

export interface Cost {
  /** The longest task of the page's own thread. */
  longestTask: number;
  /** All tasks of its dedicated workers. */
  worker: number;
}

export function costOf(events: readonly TraceEvent[]): Cost {
  const threads = new Map<string, string>();
  const key = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  for (const event of events)
    if (event.ph === 'M' && event.name === 'thread_name') threads.set(key(event), event.args?.name ?? '');
  const tasks = events.filter(({ name, ph }) => ph === 'X' && name === 'RunTask');
  const of = (thread: RegExp): number[] =>
    tasks.filter((task) => thread.test(threads.get(key(task)) ?? '')).map(({ tdur = 0 }) => tdur / 1000);
  return {
    longestTask: Math.max(0, ...of(/^CrRendererMain$/)),
    worker: of(/^DedicatedWorker thread$/).reduce((sum, each) => sum + each, 0),
  };
}
