/** The services of docker-compose.yml without containers: their commands and settings, with addresses of this machine. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');

interface Service {
  command: string[];
  environment: Record<string, string>;
}

const { services } = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
  services: Record<'api' | 'worker' | 'bucket', Service>;
};

/** A setting as compose passes it on, where the operator has set `given`. */
export const filledIn = (text: string, given: Record<string, string>): string =>
  text
    .replaceAll(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, rest: string) => {
      const value = given[name];
      if (value === undefined && kind === '?') throw new Error(`${name}: ${rest}`);
      return value ?? rest;
    })
    .replaceAll('$$', '$');

export interface Replica {
  name: string;
  /** Where an api listens. */
  port: number;
  child: ChildProcess;
}

export function startService(
  name: keyof typeof services,
  given: Record<string, string>,
  addresses: Record<string, string>,
): ChildProcess {
  const { command, environment } = services[name];
  const settings = Object.entries(environment).map(([key, text]) => [key, filledIn(text, given)]);
  const [, file = ''] = command;
  const env = { PATH: process.env.PATH, ...Object.fromEntries(settings), ...addresses };
  return fork(join(root, file), { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
}

/** Resolves when it says that it is ready. */
export async function startReplica(
  name: 'api' | 'worker',
  given: Record<string, string>,
  addresses: Record<string, string>,
): Promise<Replica> {
  const child = startService(name, given, addresses);
  const [message] = (await once(child, 'message')) as [{ port?: number } | undefined];
  return { name, port: message?.port ?? 0, child };
}

export async function endReplica({ child }: Replica, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
