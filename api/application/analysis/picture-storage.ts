import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { StorageUnavailable } from '../../domain/analysis/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { ImageRecord, ImageRecords } from '../../ports/analysis/image-records.ts';
import type { ImageStore } from '../../ports/analysis/image-store.ts';
import type { InspectedPicture, PictureMime } from '../../ports/analysis/picture-inspector.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';

const DOWN: StorageUnavailable = { code: 'analysis.storage_unavailable' };

interface Deps {
  imageStore: ImageStore;
  images: ImageRecords;
  unitOfWork: UnitOfWork;
  ids: IdSource;
  clock: Clock;
}

/**
 * Puts pictures away, fetches and discards them, keeping record and bytes together: the record is there before the
 * bytes and goes only when they are gone, so a crash leaves at worst a record that the orphan job clears.
 */
export class PictureStorage {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async put(ownerId: string, picture: InspectedPicture): Promise<Result<ImageRecord, StorageUnavailable>> {
    const { bytes, sha256, mimeType, width, height, orientation } = picture;
    const record: ImageRecord = {
      id: this.deps.ids.next(),
      ownerId,
      storageKey: this.deps.ids.next(),
      sha256,
      mimeType,
      width,
      height,
      orientation,
      bytes: bytes.length,
      createdAt: this.deps.clock.now(),
    };
    await this.deps.images.add(record);
    const put = await this.deps.imageStore.put(record.storageKey, bytes, mimeType);
    if (put.ok) return ok(record);
    await this.deps.images.removeUnused(record.id);
    return err(DOWN);
  }

  /** Whether the storage has the picture's bytes. */
  async has(record: ImageRecord): Promise<Result<boolean, StorageUnavailable>> {
    const got = await this.deps.imageStore.get(record.storageKey);
    if (!got.ok) return err(DOWN);
    got.value?.on('error', () => undefined).destroy();
    return ok(got.value !== null);
  }

  /** The picture's bytes; null when the storage has lost them. */
  bytesOf(record: ImageRecord): Promise<Result<Uint8Array | null, StorageUnavailable>> {
    return this.read(record.storageKey);
  }

  /** The small copy of the picture; null when none was made yet. */
  thumbnailOf(record: ImageRecord): Promise<Result<Uint8Array | null, StorageUnavailable>> {
    return this.read(thumbnailKey(record.storageKey));
  }

  /** Stores the small copy beside the picture; where it cannot be stored, it is made again next time. */
  async putThumbnail(record: ImageRecord, webp: Uint8Array): Promise<void> {
    await this.putCopy(record, thumbnailKey(record.storageKey), webp, 'image/webp');
  }

  /** The picture with this laid over it; null when that is not the one drawn last. */
  async annotatedOf(
    record: ImageRecord,
    overlay: string,
  ): Promise<Result<Uint8Array | null, StorageUnavailable>> {
    const stored = await this.read(annotatedKey(record.storageKey));
    if (!stored.ok || stored.value === null) return stored;
    const digest = digestOf(overlay);
    const of = Buffer.from(stored.value.subarray(0, digest.length));
    return ok(of.equals(digest) ? stored.value.subarray(digest.length) : null);
  }

  /** Stores it beside the picture after the digest of its overlay; one for each picture, so that deleting finds it. */
  async putAnnotated(record: ImageRecord, overlay: string, png: Uint8Array): Promise<void> {
    const bytes = Buffer.concat([digestOf(overlay), png]);
    await this.putCopy(record, annotatedKey(record.storageKey), bytes, 'image/png');
  }

  private async putCopy(record: ImageRecord, key: string, bytes: Uint8Array, mimeType: PictureMime) {
    await this.deps.imageStore.put(key, bytes, mimeType);
    // A picture that was deleted meanwhile leaves nothing behind.
    if ((await this.deps.images.find(record.id)) === null) await this.deps.imageStore.remove(key);
  }

  private async read(key: string): Promise<Result<Uint8Array | null, StorageUnavailable>> {
    const got = await this.deps.imageStore.get(key);
    if (!got.ok) return err(DOWN);
    if (got.value === null) return ok(null);
    try {
      return ok(await buffer(got.value));
    } catch {
      // The stream broke off: as good as no answer.
      return err(DOWN);
    }
  }

  /** Removes a picture that no analysis uses. False when the storage does not answer: the picture stays for later. */
  async discard(imageId: string): Promise<boolean> {
    try {
      await this.deps.unitOfWork.run(async (tx) => {
        const key = await this.deps.images.removeUnused(imageId, tx);
        for (const one of key === null ? [] : [thumbnailKey(key), annotatedKey(key), key])
          if (!(await this.deps.imageStore.remove(one)).ok) throw new StillThere();
      });
      return true;
    } catch (error) {
      if (error instanceof StillThere) return false;
      throw error;
    }
  }
}

const annotatedKey = (storageKey: string): string => `${storageKey}.annotated`;

const digestOf = (overlay: string): Buffer => createHash('sha256').update(overlay).digest();

const thumbnailKey = (storageKey: string): string => `${storageKey}.thumbnail`;

/** Rolls the deletion of the record back. */
class StillThere extends Error {}
