import { readdirSync, readFileSync } from 'node:fs';

/** Length of a tick of the kernel's accounts, in milliseconds: USER_HZ is 100 on every Linux that runs Node. */
const TICK_MS = 10;

/** Processor time that a process has used, user and system, in milliseconds. */
export function processorMs(pid: number): number {
  // The name in parentheses may hold blanks; the fields after it do not.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Processor time of every process of Postgres that serves a connection to `database`, in milliseconds by its id. */
export function backendsMs(database: string): Map<number, number> {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => commandOf(pid).includes(` ${database} 127.0.0.1`))
    .map(Number);
  return new Map(pids.map((pid) => [pid, processorMs(pid)]));
}

/** What those processes have used that were there before, in milliseconds. */
export function usedSince(before: Map<number, number>, after: Map<number, number>): number {
  return [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? ms), 0);
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
