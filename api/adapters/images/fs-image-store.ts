import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Result } from '../../domain/shared/result.ts';
import { err, ok } from '../../domain/shared/result.ts';
import type { ImageStore, StoreDown } from '../../ports/analysis/image-store.ts';
import type { Log } from '../../ports/shared/log.ts';

interface Deps {
  folder: string;
  log: Log;
}

/** `ImageStore` in a folder: written beside its place, synced, then renamed into it. */
export class FsImageStore implements ImageStore {
  private readonly deps: Deps;

  /** `folder` is made when it is not there. */
  constructor(deps: Deps) {
    this.deps = deps;
  }

  async put(key: string, bytes: Uint8Array): Promise<Result<void, StoreDown>> {
    const path = this.#pathOf(key);
    const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeDurably(draft, bytes);
      await rename(draft, path);
      return ok(undefined);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      return this.#down(error, 'put');
    }
  }

  async get(key: string): Promise<Result<Readable | null, StoreDown>> {
    try {
      const file = await open(this.#pathOf(key), 'r');
      return ok(file.createReadStream());
    } catch (error) {
      return isMissing(error) ? ok(null) : this.#down(error, 'get');
    }
  }

  async remove(key: string): Promise<Result<void, StoreDown>> {
    try {
      await rm(this.#pathOf(key), { force: true });
      return ok(undefined);
    } catch (error) {
      return this.#down(error, 'remove');
    }
  }

  /** Two levels, so that no folder grows without end. Keys are our own; a strange one is a bug. */
  #pathOf(key: string): string {
    if (!/^[0-9a-f-]{8,}(\.thumbnail|\.annotated)?$/.test(key)) throw new Error('not a picture key');
    return join(this.deps.folder, key.slice(0, 2), key);
  }

  #down(error: unknown, action: string): Result<never, StoreDown> {
    this.deps.log.error({ err: error, action }, 'the picture storage failed');
    return err({ code: 'unavailable' });
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
