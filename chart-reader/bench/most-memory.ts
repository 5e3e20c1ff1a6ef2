import fs from 'node:fs';

/**
 * Most memory that this process has held, in megabytes. On Linux the resource usage of a process begins with that of the process
 * which started it, so the kernel is asked for the memory of this program alone.
 */
export function mostMemory(status = '/proc/self/status'): number {
  const kilobytes = fs.existsSync(status)
    ? /VmHWM:\s*(\d+) kB/.exec(fs.readFileSync(status, 'utf8'))?.[1]
    : undefined;
  return Math.round(Number(kilobytes ?? process.resourceUsage().maxRSS) / 1024);
}
