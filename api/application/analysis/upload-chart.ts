import type { PictureNotTaken, ReaderBusy, StorageUnavailable } from '../../domain/analysis/errors.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { ImageRecord } from '../../ports/analysis/image-records.ts';
import type { PictureInspector } from '../../ports/analysis/picture-inspector.ts';
import { decodeDataUrl } from './data-url.ts';
import { takeIn } from './picture-intake.ts';
import type { PictureStorage } from './picture-storage.ts';

interface Deps {
  inspector: PictureInspector;
  pictureStorage: PictureStorage;
}

/** Stores a chart picture that came as a data URL. */
export class UploadChart {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    ownerId: string,
    dataUrl: string,
  ): Promise<Result<ImageRecord, PictureNotTaken | ReaderBusy | StorageUnavailable>> {
    const bytes = decodeDataUrl(dataUrl);
    if (!bytes.ok) return bytes;
    const picture = await takeIn(this.deps.inspector, bytes.value, { withCopy: false });
    if (!picture.ok) return picture;
    return this.deps.pictureStorage.put(ownerId, picture.value);
  }
}
