import type { Readable } from 'node:stream';
import type { AddressExpired, FileNotFound, StorageUnavailable } from '../../domain/analysis/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { ImageRecord, ImageRecords } from '../../ports/analysis/image-records.ts';
import type { ImageStore } from '../../ports/analysis/image-store.ts';
import type { FileAddresses } from './file-addresses.ts';

export interface FileRequest {
  fileId: string;
  /** Null when nobody is signed in. */
  callerId: string | null;
  /** What a signed address carries. */
  expires?: number | undefined;
  signature?: string | undefined;
}

interface Deps {
  images: ImageRecords;
  imageStore: ImageStore;
  fileAddresses: FileAddresses;
  clock: Clock;
}

/** A stored picture, for its owner or for whoever holds a signed address that has not expired. */
export class GetFile {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    request: FileRequest,
  ): Promise<
    Result<{ image: ImageRecord; stream: Readable }, FileNotFound | StorageUnavailable | AddressExpired>
  > {
    const signed = this.isSigned(request);
    if (!signed && request.callerId === null) return err({ code: 'analysis.address_expired' });
    const image = await this.deps.images.find(request.fileId);
    if (image === null || (!signed && image.ownerId !== request.callerId)) {
      return err({ code: 'analysis.file_not_found' });
    }
    const got = await this.deps.imageStore.get(image.storageKey);
    if (!got.ok) return err({ code: 'analysis.storage_unavailable' });
    if (got.value === null) return err({ code: 'analysis.file_not_found' });
    return ok({ image, stream: got.value });
  }

  private isSigned({ fileId, expires, signature }: FileRequest): boolean {
    if (expires === undefined || signature === undefined) return false;
    return this.deps.fileAddresses.isSignedFor(fileId, expires, signature, this.deps.clock.now());
  }
}
