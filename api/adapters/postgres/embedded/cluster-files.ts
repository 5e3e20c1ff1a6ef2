import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { spawnAs, type ServerAccount } from './server-account.ts';

export const superuser = 'wickwise';

/** Where an embedded database keeps what: below one directory. */
export function clusterPaths(directory: string) {
  return {
    cluster: join(directory, 'cluster'),
    unfinished: join(directory, 'cluster.unfinished'),
    password: join(directory, 'password'),
    port: join(directory, 'port'),
    log: join(directory, 'server.log'),
  };
}

/** The directory itself; others may pass through it (not look into it) when the server runs under another account. */
export function makeDirectory(directory: string): void {
  mkdirSync(directory, { recursive: true });
  if (process.getuid?.() === 0) chmodSync(directory, 0o711);
}

/** The password of the cluster, made up once. */
export function ensurePassword(directory: string): string {
  const { password } = clusterPaths(directory);
  if (!existsSync(password)) writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(password, 'utf8');
}

/**
 * Makes the cluster unless it is there: in a side directory that gets its name only when complete, so that a start killed
 * half-way leaves nothing that looks like a cluster.
 */
export async function ensureCluster(
  directory: string,
  binaries: Binaries,
  account: ServerAccount,
  password: string,
  throwaway: boolean,
): Promise<void> {
  const paths = clusterPaths(directory);
  if (existsSync(paths.cluster)) return;
  rmSync(paths.unfinished, { recursive: true, force: true });
  mkdirSync(paths.unfinished, { mode: 0o700 });
  const passwordFile = `${paths.unfinished}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.ids) {
    chownSync(paths.unfinished, account.ids.uid, account.ids.gid);
    chownSync(passwordFile, account.ids.uid, account.ids.gid);
  }
  try {
    await runInitdb(binaries, account, [
      `--pgdata=${paths.unfinished}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      // Said in full: with LANG unset initdb would silently choose SQL_ASCII.
      '--encoding=UTF8',
      '--no-locale',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      // Its password is random and guards nothing of worth: proving it takes a fifth of what a connection costs.
      ...(throwaway ? ['--no-sync', '--set=scram_iterations=1'] : []),
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(paths.unfinished, paths.cluster);
}

function runInitdb(binaries: Binaries, account: ServerAccount, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawnAs(account, binaries.initdb, args, ['ignore', 'pipe', 'pipe']);
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`initdb failed (${code}): ${output}`)),
    );
  });
}

/** The port of the last start when it is free, else any free one, remembered for the next. */
export async function choosePort(directory: string): Promise<number> {
  const { port } = clusterPaths(directory);
  const last = existsSync(port) ? Number(readFileSync(port, 'utf8')) : 0;
  const chosen = (await freePort(last)) ?? (await freePort(0));
  if (chosen === null) throw new Error('No free port was found for the embedded database.');
  if (chosen !== last) writeFileSync(port, String(chosen));
  return chosen;
}

function freePort(wanted: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen({ port: wanted, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : null));
    });
  });
}
