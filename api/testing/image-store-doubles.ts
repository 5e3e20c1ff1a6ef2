import type { Readable } from 'node:stream';
import { err, type Result } from '../domain/shared/result.ts';
import type { ImageStore, StoreDown } from '../ports/analysis/image-store.ts';

/** A storage that can be taken away and given back. */
export class BreakableImageStore implements ImageStore {
  down = false;
  private readonly inner: ImageStore;

  constructor(inner: ImageStore) {
    this.inner = inner;
  }

  put(...call: Parameters<ImageStore['put']>): Promise<Result<void, StoreDown>> {
    return this.down ? this.answerDown() : this.inner.put(...call);
  }

  get(key: string): Promise<Result<Readable | null, StoreDown>> {
    return this.down ? this.answerDown() : this.inner.get(key);
  }

  remove(key: string): Promise<Result<void, StoreDown>> {
    return this.down ? this.answerDown() : this.inner.remove(key);
  }

  private async answerDown(): Promise<Result<never, StoreDown>> {
    return err({ code: 'unavailable' });
  }
}
