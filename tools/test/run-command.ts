/** Runs one command to its end, with what it printed and how long processors worked for it. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Ran {
  code: number;
  /** The signal that ended it, if one did. */
  signal: NodeJS.Signals | null;
  output: string;
  /** Processor seconds of the command and its ended children; null where they are not known. */
  processor: number | null;
}

/** Of a process that ended before its time: so many lines hold the cause, which is at the end. */
const LAST_LINES = 80;

/** How a process ended that should have told more, and what it said last. */
export function endingOf({ code, signal, output }: Pick<Ran, 'code' | 'signal' | 'output'>): string {
  const lines = output.trimEnd().split('\n');
  const left = lines.length - LAST_LINES;
  return [
    signal ? `Ended by ${signal}.` : `Ended with exit code ${code}.`,
    ...(left > 0 ? [`(${left} lines before these)`] : []),
    ...lines.slice(-LAST_LINES),
  ].join('\n');
}

const TICKS_PER_SECOND = 100;
let counted = 0;

/** Linux adds what a process used to its parent's account at the moment it ends. */
function endedSince(): number | null {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // From the third field on; the second one may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const total = (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
    const since = total - counted;
    counted = total;
    return since;
  } catch {
    return null;
  }
}

export function runCommand(
  command: readonly string[],
  { cwd, env, limitMs }: { cwd: string; env: NodeJS.ProcessEnv; limitMs: number },
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(command[0] ?? '', command.slice(1), {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: limitMs,
    });
    let output = '';
    let processor: number | null = null;
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => resolve({ code: 1, signal: null, output: String(error), processor }));
    child.on('exit', () => (processor = endedSince()));
    child.on('close', (code, signal) => {
      if (signal === 'SIGTERM') output += `Ended after ${limitMs / 60_000} minutes.`;
      resolve({ code: code ?? 1, signal, output, processor });
    });
  });
}
