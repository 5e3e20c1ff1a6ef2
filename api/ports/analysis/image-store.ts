import type { Readable } from 'node:stream';
import type { Result } from '../../domain/shared/result.ts';
import type { PictureMime } from './picture-inspector.ts';

/** The storage does not answer, or answers with an error; the reason is in the log. */
export type StoreDown = { code: 'unavailable' };

/**
 * Keeps the bytes of pictures under random keys.
 *
 * Guarantees: after `put` succeeds the whole picture is there, never a part of it, also after a crash; `get` gives null
 * for a key that is not there; `remove` of a missing key succeeds.
 */
export interface ImageStore {
  put(key: string, bytes: Uint8Array, mimeType: PictureMime): Promise<Result<void, StoreDown>>;
  get(key: string): Promise<Result<Readable | null, StoreDown>>;
  remove(key: string): Promise<Result<void, StoreDown>>;
}
