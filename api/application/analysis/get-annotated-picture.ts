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
import type { AnalysisRecord } from '../../ports/analysis/analysis-store.ts';
import type { ImageRecords } from '../../ports/analysis/image-records.ts';
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

/** The picture of an analysis with what was found drawn on it, as PNG. */
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
    const picture = await this.pictureOf(record);
    if (!picture.ok) return picture;
    const drawn = await this.deps.annotator.annotate(picture.value, record.readout, record.analysis);
    return drawn.ok ? drawn : err({ code: 'analysis.busy', retryAfterSeconds: BUSY_RETRY_SECONDS });
  }

  private async pictureOf(
    record: AnalysisRecord,
  ): Promise<Result<Uint8Array, NoPicture | StorageUnavailable>> {
    const image = record.imageId === null ? null : await this.deps.images.find(record.imageId);
    if (image === null) return err({ code: 'analysis.no_picture' });
    const bytes = await this.deps.pictureStorage.bytesOf(image);
    if (!bytes.ok) return bytes;
    return bytes.value === null ? err({ code: 'analysis.no_picture' }) : ok(bytes.value);
  }
}
