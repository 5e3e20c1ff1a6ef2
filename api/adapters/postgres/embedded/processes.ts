import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether the process runs. A zombie (dead, not yet reaped by its parent) does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
}

function isZombie(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3) === 'Z';
  } catch {
    return false;
  }
}

/**
 * Running processes whose working directory is `directory`: postgres and all its children work in their data directory.
 * Null where the system does not tell (no /proc).
 */
export function processesIn(directory: string): number[] | null {
  if (!existsSync('/proc/self/cwd')) return null;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => workingDirectory(pid) === directory && isRunning(pid));
}

function workingDirectory(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

/** Waits until `condition` holds; false when it still does not after `patienceMs`. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  patienceMs: number,
): Promise<boolean> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    if (await condition()) return true;
    if (performance.now() > deadline) return false;
    await sleep(20);
  }
}

/** Stops a postmaster: asks it to end its sessions, then to stop at once, then kills it. Resolves when it is gone. */
export async function stopPostmaster(pid: number): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 5000],
  ];
  for (const [signal, patienceMs] of steps) {
    if (!isRunning(pid)) return;
    process.kill(pid, signal);
    if (await until(() => !isRunning(pid), patienceMs)) return;
  }
  throw new Error(`The database process ${pid} cannot be stopped.`);
}
