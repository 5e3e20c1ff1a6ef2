import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Under which system account the database programs run. Postgres refuses to run as root. */
export interface ServerAccount {
  /** Absent: the account of this process. */
  ids?: { uid: number; gid: number };
  /** The account may not enter the directories, so the programs keep the right to pass through them. */
  passThrough: boolean;
}

/** Accounts to use under root, best first; `nobody` exists on every system. */
const candidates = ['postgres', 'nobody'];

function lookUp(name: string): { uid: number; gid: number } | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

function othersMayEnter(path: string): boolean {
  for (let directory = path; ; directory = dirname(directory)) {
    if ((statSync(directory).mode & 0o001) === 0) return false;
    if (directory === dirname(directory)) return true;
  }
}

/**
 * Chooses the account: the own one, or under root the owner of an existing cluster, else `postgres`, else `nobody`.
 * `directories` are those that the programs must be able to enter.
 */
export function chooseAccount(cluster: string, directories: string[]): ServerAccount {
  if (process.getuid?.() !== 0) return { passThrough: false };
  const owner = existsSync(cluster) ? statSync(cluster) : null;
  const ids =
    owner && owner.uid !== 0
      ? { uid: owner.uid, gid: owner.gid }
      : candidates.map(lookUp).find((account) => account !== null);
  if (!ids) throw new Error('No account but root was found to run the embedded database. Set DATABASE_URL.');
  return { ids, passThrough: !directories.every(othersMayEnter) };
}

/**
 * Starts a database program under the account, in a session of its own, so that Ctrl-C reaches only the process that
 * stops everything in order.
 *
 * A checkout below a home directory that others may not enter (mode 0700, as root's is) keeps the account out of its own
 * files. There setpriv hands the program one right, to ignore file modes; it still is not root.
 */
export function spawnAs(
  account: ServerAccount,
  program: string,
  args: string[],
  stdio: StdioOptions,
): ChildProcess {
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  const options = { cwd: '/', env, stdio, detached: true };
  if (!account.ids || !account.passThrough) return spawn(program, args, { ...options, ...account.ids });
  const { uid, gid } = account.ids;
  const right = '+dac_override';
  const drop = [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    `--inh-caps=${right}`,
    `--ambient-caps=${right}`,
  ];
  return spawn('setpriv', [...drop, program, ...args], options);
}
