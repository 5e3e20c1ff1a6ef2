import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Result } from '../../domain/shared/result.ts';
import { err, ok } from '../../domain/shared/result.ts';
import type { ImageStore, StoreDown } from '../../ports/analysis/image-store.ts';
import type { Log } from '../../ports/shared/log.ts';
import type { PictureMime } from '../../ports/analysis/picture-inspector.ts';

interface Deps {
  bucket: string;
  region: string;
  /** Null for AWS itself; an address for compatible stores, which are then spoken to path-style. */
  endpoint: string | null;
  /** Null: the SDK looks where it always looks (environment, instance role). */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  log: Log;
}

const CONNECT_MS = 2_000;
const ANSWER_MS = 10_000;

/** `ImageStore` in an S3-compatible bucket. Two tries a call, so that a dead store is noticed within seconds. */
export class S3ImageStore implements ImageStore {
  readonly #client: S3Client;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#client = new S3Client({
      region: deps.region,
      endpoint: deps.endpoint ?? undefined,
      forcePathStyle: deps.endpoint !== null,
      credentials: deps.credentials ?? undefined,
      maxAttempts: 2,
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
    });
  }

  async put(key: string, bytes: Uint8Array, mimeType: PictureMime): Promise<Result<void, StoreDown>> {
    const object = { Bucket: this.#deps.bucket, Key: pathOf(key), Body: bytes, ContentType: mimeType };
    return this.#guarded('put', async () => {
      await this.#client.send(new PutObjectCommand(object));
    });
  }

  async get(key: string): Promise<Result<Readable | null, StoreDown>> {
    return this.#guarded('get', async () => {
      try {
        const got = await this.#client.send(
          new GetObjectCommand({ Bucket: this.#deps.bucket, Key: pathOf(key) }),
        );
        return got.Body instanceof Readable ? got.Body : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    });
  }

  async remove(key: string): Promise<Result<void, StoreDown>> {
    return this.#guarded('remove', async () => {
      await this.#client.send(new DeleteObjectCommand({ Bucket: this.#deps.bucket, Key: pathOf(key) }));
    });
  }

  close(): void {
    this.#client.destroy();
  }

  async #guarded<T>(action: string, work: () => Promise<T>): Promise<Result<T, StoreDown>> {
    try {
      return ok(await work());
    } catch (error) {
      this.#deps.log.error({ err: error, action }, 'the picture storage failed');
      return err({ code: 'unavailable' });
    }
  }
}

function pathOf(key: string): string {
  return `images/${key}`;
}
