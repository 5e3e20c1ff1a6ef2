import type {
  AnalysisNotFound,
  NoPicture,
  NoReading,
  ReaderBusy,
  StorageUnavailable,
} from '../../domain/analysis/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AnalysisRecord, AnalysisStore } from '../../ports/analysis-store.ts';
import type { ImageRecords } from '../../ports/image-records.ts';
import type { PictureAnnotator } from '../../ports/picture-annotator.ts';
import { BUSY_RETRY_SECONDS } from './picture-intake.ts';
import type { PictureShelf } from './picture-shelf.ts';

type Failure = AnalysisNotFound | NoReading | NoPicture | ReaderBusy | StorageUnavailable;

/** The picture of an analysis with what was found drawn on it, as PNG. */
export class GetAnnotatedPicture {
  private readonly analyses: AnalysisStore;
  private readonly images: ImageRecords;
  private readonly shelf: PictureShelf;
  private readonly annotator: PictureAnnotator;

  constructor(
    analyses: AnalysisStore,
    images: ImageRecords,
    shelf: PictureShelf,
    annotator: PictureAnnotator,
  ) {
    this.analyses = analyses;
    this.images = images;
    this.shelf = shelf;
    this.annotator = annotator;
  }

  async run(ownerId: string, id: string): Promise<Result<Uint8Array, Failure>> {
    const record = await this.analyses.find(ownerId, id);
    if (record === null) return err({ code: 'analysis.not_found' });
    if (record.readout === null || record.analysis === null) return err({ code: 'analysis.no_reading' });
    const picture = await this.pictureOf(record);
    if (!picture.ok) return picture;
    const drawn = await this.annotator.annotate(picture.value, record.readout, record.analysis);
    return drawn.ok ? drawn : err({ code: 'analysis.busy', retryAfterSeconds: BUSY_RETRY_SECONDS });
  }

  private async pictureOf(
    record: AnalysisRecord,
  ): Promise<Result<Uint8Array, NoPicture | StorageUnavailable>> {
    const image = record.imageId === null ? null : await this.images.find(record.imageId);
    if (image === null) return err({ code: 'analysis.no_picture' });
    const bytes = await this.shelf.bytesOf(image);
    if (!bytes.ok) return bytes;
    return bytes.value === null ? err({ code: 'analysis.no_picture' }) : ok(bytes.value);
  }
}
