/** How long processors worked for a command, counted by Linux for a group of processes. */
import { existsSync, mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';

const GROUPS = ['/sys/fs/cgroup/unified', '/sys/fs/cgroup'];

export interface ProcessorAccount {
  /** The command, counted: all that it starts is in the group, also what nobody waits for and what outlives it. */
  counted(command: readonly string[]): string[];
  seconds(): number;
  close(): void;
}

let opened = 0;

/** Null where this process may make no groups. */
export function openProcessorAccount(): ProcessorAccount | null {
  opened += 1;
  try {
    const [, own = '/'] = /^0::(.*)$/m.exec(readFileSync('/proc/self/cgroup', 'utf8')) ?? [];
    const parent = GROUPS.map((root) => join(root, own)).find((path) =>
      existsSync(join(path, 'cgroup.procs')),
    );
    if (parent === undefined) return null;
    const group = join(parent, `wickwise-test-${process.pid}-${opened}`);
    mkdirSync(group);
    const members = join(group, 'cgroup.procs');
    return {
      // A group that takes no members leaves the command as it was.
      counted: (command) => ['sh', '-c', 'echo $$ 2>/dev/null > "$0"; exec "$@"', members, ...command],
      seconds: () =>
        Number(/usage_usec (\d+)/.exec(readFileSync(join(group, 'cpu.stat'), 'utf8'))?.[1]) / 1e6,
      close: () => removeGroup(group),
    };
  } catch {
    return null;
  }
}

function removeGroup(group: string): void {
  try {
    rmdirSync(group);
  } catch {
    // Something that the command left running is still in it.
  }
}
