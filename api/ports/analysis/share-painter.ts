import type { Result } from '../../domain/shared/result.ts';
import type { SharePictures } from './share-store.ts';

export interface SharePainting {
  /** Symbol and time frame. */
  title: string;
  /** A few figures: 'Entry 64,250'. Letters, digits, points, commas, slashes and hyphens are drawn. */
  figures: readonly string[];
  /** The annotated screenshot; null where the link does not show it. */
  picture: Uint8Array | null;
}

/** Makes the pictures of a share link, off the event loop, with bounded time and memory. */
export interface SharePainter {
  /** `busy`: too many wait already. */
  paint(painting: SharePainting): Promise<Result<SharePictures, { code: 'busy' }>>;
}
