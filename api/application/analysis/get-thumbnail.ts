import type { FileNotFound, ReaderBusy, StorageUnavailable } from '../../domain/analysis/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { ImageRecords } from '../../ports/analysis/image-records.ts';
import type { ThumbnailMaker } from '../../ports/analysis/thumbnail-maker.ts';
import { BUSY_RETRY_SECONDS } from './picture-intake.ts';
import type { PictureStorage } from './picture-storage.ts';

type Failure = FileNotFound | ReaderBusy | StorageUnavailable;

interface Deps {
  images: ImageRecords;
  pictureStorage: PictureStorage;
  thumbnailMaker: ThumbnailMaker;
}

/** A stored picture as a small WebP, for its owner: made when it is first asked for, and stored beside the picture. */
export class GetThumbnail {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(ownerId: string, fileId: string): Promise<Result<Uint8Array, Failure>> {
    const image = await this.deps.images.find(fileId);
    if (image === null || image.ownerId !== ownerId) return err({ code: 'analysis.file_not_found' });
    const stored = await this.deps.pictureStorage.thumbnailOf(image);
    if (!stored.ok) return stored;
    if (stored.value !== null) return ok(stored.value);
    const picture = await this.deps.pictureStorage.bytesOf(image);
    if (!picture.ok) return picture;
    if (picture.value === null) return err({ code: 'analysis.file_not_found' });
    const made = await this.deps.thumbnailMaker.shrink(picture.value);
    if (!made.ok) return err({ code: 'analysis.busy', retryAfterSeconds: BUSY_RETRY_SECONDS });
    await this.deps.pictureStorage.putThumbnail(image, made.value);
    return made;
  }
}
