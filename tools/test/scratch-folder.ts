import { statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** A whole run needs about one; a container has 64 MB there by default. */
const ENOUGH_BYTES = 4 * 2 ** 30;

/**
 * Where tests put their throw-away files. Each database is hundreds of small files, and a disk's file system takes a second
 * to make them shortly after as many others were removed; memory takes a tenth.
 */
export function scratchFolder(memory = MEMORY, enoughBytes = ENOUGH_BYTES): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, freemem()) >= enoughBytes ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
