import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning, processesIn, until } from './processes.ts';

/** What postmaster.pid says of the server that owns, or owned, a cluster. */
export interface LockFile {
  pid: number;
  port: number;
  /** The server takes connections. */
  ready: boolean;
}

/** Reads postmaster.pid; null when there is none. */
export function readLockFile(cluster: string): LockFile | null {
  const path = join(cluster, 'postmaster.pid');
  if (!existsSync(path)) return null;
  const lines = readFileSync(path, 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** Whether the server named in the lock file runs on this very cluster; a pid may have gone to another program since. */
export function ownsCluster(lock: LockFile, cluster: string): boolean {
  if (!isRunning(lock.pid)) return false;
  const inside = processesIn(cluster);
  return inside === null || inside.includes(lock.pid);
}

/**
 * Removes the lock file of a server that is gone. Postgres itself will not while a zombie or a stranger holds its pid.
 * Children of a killed server end by themselves within moments, and are waited for first: two servers on one cluster
 * would ruin it.
 */
export async function clearStaleLock(cluster: string): Promise<void> {
  const gone = await until(() => (processesIn(cluster) ?? []).length === 0, 15_000);
  if (!gone) throw new Error('Processes of a former database server still run on the data directory.');
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}
