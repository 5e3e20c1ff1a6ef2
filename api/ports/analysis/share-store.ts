import type { Share } from '../../domain/analysis/share.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** What a share link shows as pictures, made once. */
export interface SharePictures {
  /** PNG for other sites, 1200 by 630 pixels. */
  preview: Uint8Array;
  /** WebP of the screenshot with the measurements; null where the link does not show it. */
  picture: Uint8Array | null;
}

export interface ShareToAdd extends Share {
  tokenHash: Buffer;
  pictures: SharePictures;
}

/** Links that show analyses. They go with their analysis. */
export interface ShareStore {
  /**
   * `full`: as many as `most` work already; `gone`: the analysis is not there. In both nothing is stored. Those who add to one
   * analysis at once pass one by one.
   */
  add(share: ShareToAdd, most: number, tx: Transaction): Promise<'added' | 'full' | 'gone'>;
  /** Those of an analysis that work at `now`, newest first. */
  list(analysisId: string, now: Date): Promise<Share[]>;
  /** Those of all analyses of a user, whether they work or not, newest first. */
  listOfOwner(ownerId: string): Promise<Share[]>;
  /** The link of this hash and the owner of its analysis; null when it does not work at `now` or the owner is suspended. */
  findWorking(tokenHash: Buffer, now: Date): Promise<(Share & { ownerId: string }) | null>;
  /** One of its pictures. */
  pictureOf(id: string, kind: keyof SharePictures): Promise<Uint8Array | null>;
  /** Removes a link of an analysis of this owner; false when there is none. */
  remove(ownerId: string, analysisId: string, id: string): Promise<boolean>;
  /** Removes those that expired before `now`; how many. */
  purge(now: Date): Promise<number>;
}
