import type { PictureNotTaken, ReaderBusy, StorageUnavailable } from '../../domain/analysis/errors.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { ImageRecord } from '../../ports/image-records.ts';
import type { PictureInspector } from '../../ports/picture-inspector.ts';
import { decodeDataUrl } from './data-url.ts';
import { takeIn } from './picture-intake.ts';
import type { PictureShelf } from './picture-shelf.ts';

/** Stores a chart picture that came as a data URL. */
export class UploadChart {
  private readonly inspector: PictureInspector;
  private readonly shelf: PictureShelf;

  constructor(inspector: PictureInspector, shelf: PictureShelf) {
    this.inspector = inspector;
    this.shelf = shelf;
  }

  async run(
    ownerId: string,
    dataUrl: string,
  ): Promise<Result<ImageRecord, PictureNotTaken | ReaderBusy | StorageUnavailable>> {
    const bytes = decodeDataUrl(dataUrl);
    if (!bytes.ok) return bytes;
    const picture = await takeIn(this.inspector, bytes.value, { withCopy: false });
    if (!picture.ok) return picture;
    return this.shelf.put(ownerId, picture.value);
  }
}
