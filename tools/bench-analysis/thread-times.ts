import { readdirSync, readFileSync } from 'node:fs';

/** What threads of Node do, by the names it gives them. */
const WORK = {
  MainThread: 'the main thread',
  WorkerThread: 'threads of work',
  V8Worker: 'compiling and collecting beside them',
  'libuv-worker': 'files and compression',
  'libvips worker': 'decoding',
} as const;

export type ThreadTimes = Record<(typeof WORK)[keyof typeof WORK], number>;

/** Processor time that the threads of a process have used until now, by what they do, in milliseconds. */
export function threadTimes(pid: number): ThreadTimes {
  const times = Object.fromEntries(Object.values(WORK).map((work) => [work, 0])) as ThreadTimes;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const folder = `/proc/${pid}/task/${thread}`;
    const work = WORK[readFileSync(`${folder}/comm`, 'utf8').trim() as keyof typeof WORK];
    if (work) times[work] += Number(readFileSync(`${folder}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  }
  return times;
}

/** All that the threads have used, in milliseconds. */
export const sumOf = (times: ThreadTimes): number => Object.values(times).reduce((sum, ms) => sum + ms, 0);

/**
 * What an api has used between two looks beyond a process with nothing but the reader, for each of `count` pictures. What the reader does on
 * its main thread, the api does on one of its threads of work.
 */
export function ownTimes(
  api: readonly [ThreadTimes, ThreadTimes],
  reader: readonly [ThreadTimes, ThreadTimes],
  count: number,
): ThreadTimes {
  const own = { ...api[1] };
  for (const work of Object.values(WORK)) {
    const alone = work === 'threads of work' ? 'the main thread' : work;
    const read = work === 'the main thread' ? 0 : reader[1][alone] - reader[0][alone];
    own[work] = (api[1][work] - api[0][work] - read) / count;
  }
  return own;
}
