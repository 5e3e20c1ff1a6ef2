import type {
  FileNotFound,
  ForeignImageUrl,
  PictureMissing,
  PictureNotTaken,
  ReaderBusy,
  StorageUnavailable,
} from '../../domain/analysis/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AnalysisNotice } from '../../ports/analysis/analysis-store.ts';
import type { FetchPicture } from '../../ports/analysis/chart-reading.ts';
import type { ImageRecord, ImageRecords } from '../../ports/analysis/image-records.ts';
import type { PictureInspector } from '../../ports/analysis/picture-inspector.ts';
import { HOSTING_FAILED, MEASURED_COPY } from './analysis-notices.ts';
import { decodeDataUrl } from './data-url.ts';
import type { FileAddresses } from './file-addresses.ts';
import { takeIn } from './picture-intake.ts';
import type { PictureStorage } from './picture-storage.ts';

export interface PictureNamed {
  imageUrl?: string | undefined;
  imageDataUrl?: string | undefined;
}

/** The picture that will be measured. */
export interface Subject {
  fetch: FetchPicture;
  sha256: string;
  picture: { width: number; height: number; mimeType: string };
  /** Null when it could not be stored. */
  imageId: string | null;
  /** True when it was stored for this very request. */
  newlyStored: boolean;
  notices: AnalysisNotice[];
}

export type SubjectFailure =
  | PictureMissing
  | ForeignImageUrl
  | FileNotFound
  | StorageUnavailable
  | PictureNotTaken
  | ReaderBusy;

interface Deps {
  fileAddresses: FileAddresses;
  images: ImageRecords;
  pictureStorage: PictureStorage;
  inspector: PictureInspector;
}

/**
 * Finds what is to be measured: the stored original when the request names one, else the picture in the request, which
 * is stored first. A storage that fails does not stop the analysis when the request carries a picture.
 */
export class FindSubject {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(ownerId: string, named: PictureNamed): Promise<Result<Subject, SubjectFailure>> {
    const copy = named.imageDataUrl === undefined ? null : decodeDataUrl(named.imageDataUrl);
    if (copy !== null && !copy.ok) return copy;
    if (named.imageUrl !== undefined && named.imageUrl !== '') {
      const original = await this.original(ownerId, named.imageUrl);
      const failed = !original.ok && original.error.code === 'analysis.storage_unavailable';
      if (!failed || copy === null) return original;
    }
    return copy === null ? err({ code: 'analysis.picture_missing' }) : this.fromRequest(ownerId, copy.value);
  }

  private async original(ownerId: string, imageUrl: string): Promise<Result<Subject, SubjectFailure>> {
    const fileId = this.deps.fileAddresses.fileIdOf(imageUrl);
    if (fileId === null) return err({ code: 'analysis.foreign_image_url' });
    const image = await this.deps.images.find(fileId);
    if (image === null || image.ownerId !== ownerId) return err({ code: 'analysis.file_not_found' });
    const stored = await this.deps.pictureStorage.has(image);
    if (!stored.ok) return stored;
    if (!stored.value) return err({ code: 'analysis.file_not_found' });
    return ok({
      ...sizeAndHash(image),
      fetch: () => this.bytesOf(image),
      imageId: image.id,
      newlyStored: false,
      notices: [],
    });
  }

  private async bytesOf(image: ImageRecord): Promise<Uint8Array | null> {
    const bytes = await this.deps.pictureStorage.bytesOf(image);
    return bytes.ok ? bytes.value : null;
  }

  private async fromRequest(ownerId: string, sent: Uint8Array): Promise<Result<Subject, SubjectFailure>> {
    const taken = await takeIn(this.deps.inspector, sent, { withCopy: false });
    if (!taken.ok) return taken;
    const stored = await this.deps.pictureStorage.put(ownerId, taken.value);
    const notices = stored.ok ? [MEASURED_COPY] : [MEASURED_COPY, HOSTING_FAILED];
    const imageId = stored.ok ? stored.value.id : null;
    return ok({
      ...sizeAndHash(taken.value),
      // The request holds its picture anyway, and how much all requests hold is bounded.
      fetch: () => Promise.resolve(taken.value.bytes),
      imageId,
      newlyStored: stored.ok,
      notices,
    });
  }
}

function sizeAndHash({
  sha256,
  width,
  height,
  mimeType,
}: Pick<ImageRecord, 'sha256' | 'width' | 'height' | 'mimeType'>) {
  return { sha256, picture: { width, height, mimeType } };
}
