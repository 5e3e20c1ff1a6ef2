import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** No request lasts this long, so what is older was left by a process that was killed. */
const oldestMs = 60 * 60_000;

/** Removes from `directory` what killed processes left there, and nothing that another replica is receiving. */
export async function removeLeftovers(directory: string, now = Date.now()): Promise<void> {
  const names = await readdir(directory).catch(() => []);
  for (const name of names) {
    const path = join(directory, name);
    const info = await stat(path).catch(() => null);
    if (info && now - info.mtimeMs > oldestMs) await rm(path, { recursive: true, force: true });
  }
}
