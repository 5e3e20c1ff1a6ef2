import type { PictureMime } from './picture-inspector.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** What is known of a stored picture; its bytes are in the `ImageStore` under `storageKey`. */
export interface ImageRecord {
  id: string;
  ownerId: string;
  storageKey: string;
  sha256: string;
  mimeType: PictureMime;
  /** Pixels, orientation applied. */
  width: number;
  height: number;
  orientation: number;
  bytes: number;
  createdAt: Date;
}

/** Records of stored pictures. */
export interface ImageRecords {
  add(image: ImageRecord): Promise<void>;
  find(id: string): Promise<ImageRecord | null>;
  /** Deletes the record when no analysis uses it any more, and says which key is to be removed; null when it is in use. */
  removeUnused(id: string, tx?: Transaction): Promise<string | null>;
  /** Ids of every picture of the owner's. */
  idsOf(ownerId: string): Promise<string[]>;
  /** Ids of up to `limit` pictures stored before `before` that no analysis uses, oldest first. */
  findOrphans(before: Date, limit: number): Promise<string[]>;
}
