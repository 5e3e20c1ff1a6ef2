import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** The value below which `share` of the times lie. */
function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

const BETWEEN_MS = 100;

/** How long the health page took. */
export interface Health {
  p50: number;
  p95: number;
  asked: number;
}

/** Asks the health page until the work is done. Throws when it is not answered well. */
export async function healthWhile(origin: string, work: () => Promise<unknown>): Promise<Health> {
  const times: number[] = [];
  let done = false;
  const working = work().finally(() => (done = true));
  while (!done) {
    const began = performance.now();
    const answer = await fetch(`${origin}/api/health`);
    await answer.arrayBuffer();
    times.push(performance.now() - began);
    if (answer.status !== 200) throw new Error(`The health page was answered with ${answer.status}.`);
    await pause(BETWEEN_MS);
  }
  await working;
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), asked: times.length };
}

/** Resident memory of a process in bytes, as Linux counts it. */
function residentBytes(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) * 1024;
}

/** Looks at the memory of a process ten times a second. */
export function watchMemory(pid: number) {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, residentBytes(pid));
  };
  const timer = setInterval(look, BETWEEN_MS);
  return { now: () => residentBytes(pid), peak: () => peak, stop: () => clearInterval(timer) };
}
