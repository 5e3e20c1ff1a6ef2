import type { User } from '../../domain/accounts/user.ts';
import type {
  AnalysisNotFound,
  NoPicture,
  NoReading,
  OutsideWindow,
  ReaderBusy,
  StorageUnavailable,
} from '../../domain/analysis/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { ImageRecord, ImageRecords } from '../../ports/analysis/image-records.ts';
import type { PictureAnnotator } from '../../ports/analysis/picture-annotator.ts';
import type { GetAnalysis } from './get-analysis.ts';
import { BUSY_RETRY_SECONDS } from './picture-intake.ts';
import type { PictureStorage } from './picture-storage.ts';

type Failure = AnalysisNotFound | OutsideWindow | NoReading | NoPicture | ReaderBusy | StorageUnavailable;

interface Deps {
  getAnalysis: GetAnalysis;
  images: ImageRecords;
  pictureStorage: PictureStorage;
  annotator: PictureAnnotator;
}

/** The picture of an analysis with what was found drawn on it, as PNG: made when it is first asked for, and stored beside the picture. */
export class GetAnnotatedPicture {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(user: User, id: string): Promise<Result<Uint8Array, Failure>> {
    const found = await this.deps.getAnalysis.run(user, id);
    if (!found.ok) return found;
    const record = found.value;
    if (record.readout === null || record.analysis === null) return err({ code: 'analysis.no_reading' });
    const image = record.imageId === null ? null : await this.deps.images.find(record.imageId);
    if (image === null) return err({ code: 'analysis.no_picture' });
    const overlay = this.deps.annotator.overlay(record.readout, record.analysis);
    const stored = await this.deps.pictureStorage.annotatedOf(image, overlay);
    if (!stored.ok) return stored;
    return stored.value === null ? this.draw(image, overlay) : ok(stored.value);
  }

  private async draw(image: ImageRecord, overlay: string): Promise<Result<Uint8Array, Failure>> {
    const picture = await this.deps.pictureStorage.bytesOf(image);
    if (!picture.ok) return picture;
    if (picture.value === null) return err({ code: 'analysis.no_picture' });
    const drawn = await this.deps.annotator.annotate(picture.value, overlay);
    if (!drawn.ok) return err({ code: 'analysis.busy', retryAfterSeconds: BUSY_RETRY_SECONDS });
    await this.deps.pictureStorage.putAnnotated(image, overlay, drawn.value);
    return drawn;
  }
}
