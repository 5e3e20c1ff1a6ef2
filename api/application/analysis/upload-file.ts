import type { PictureNotTaken, ReaderBusy, StorageUnavailable } from '../../domain/analysis/errors.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { ImageRecord } from '../../ports/analysis/image-records.ts';
import type { PictureInspector } from '../../ports/analysis/picture-inspector.ts';
import { takeIn } from './picture-intake.ts';
import type { PictureStorage } from './picture-storage.ts';

interface Deps {
  inspector: PictureInspector;
  pictureStorage: PictureStorage;
}

/** Stores the original a user sent, without its metadata, and makes the reduced copy where one is wanted. */
export class UploadFile {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    ownerId: string,
    bytes: Uint8Array,
    options: { withCopy: boolean },
  ): Promise<
    Result<
      { image: ImageRecord; copyDataUrl: string | null },
      PictureNotTaken | ReaderBusy | StorageUnavailable
    >
  > {
    const picture = await takeIn(this.deps.inspector, bytes, options);
    if (!picture.ok) return picture;
    const stored = await this.deps.pictureStorage.put(ownerId, picture.value);
    if (!stored.ok) return stored;
    return ok({ image: stored.value, copyDataUrl: picture.value.copyDataUrl });
  }
}
