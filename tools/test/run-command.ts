/** Runs one command to its end, with what it printed and how long processors worked for it. */
import { spawn } from 'node:child_process';
import { openProcessorAccount } from './processor.ts';

export interface Ran {
  code: number;
  /** The signal that ended it, if one did. */
  signal: NodeJS.Signals | null;
  output: string;
  /** Processor seconds of the command and of all that it started; null where they are not counted. */
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

export function runCommand(
  command: readonly string[],
  { cwd, env, limitMs }: { cwd: string; env: NodeJS.ProcessEnv; limitMs: number },
): Promise<Ran> {
  return new Promise((resolve) => {
    const account = openProcessorAccount();
    const [program = '', ...rest] = account?.counted(command) ?? command;
    const child = spawn(program, rest, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: limitMs,
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => resolve({ code: 1, signal: null, output: String(error), processor: null }));
    child.on('close', (code, signal) => {
      if (signal === 'SIGTERM') output += `Ended after ${limitMs / 60_000} minutes.`;
      const processor = account?.seconds() ?? null;
      account?.close();
      resolve({ code: code ?? 1, signal, output, processor });
    });
  });
}
