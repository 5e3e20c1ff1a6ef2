import type { Result } from '../../domain/shared/result.ts';

/** Makes small copies of stored pictures, off the event loop, with bounded time and memory. */
export interface ThumbnailMaker {
  /** A WebP at most 320 pixels wide and high, upright. `busy`: too many wait already. */
  shrink(picture: Uint8Array): Promise<Result<Uint8Array, { code: 'busy' }>>;
}
