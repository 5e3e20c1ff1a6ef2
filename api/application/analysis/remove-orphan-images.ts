import { DAY_MS } from '../../domain/shared-with-web/time.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { ImageRecords } from '../../ports/analysis/image-records.ts';
import type { PictureStorage } from './picture-storage.ts';

/** Uploaded pictures that nobody analyses are stored this long. */
const RETENTION_MS = DAY_MS;
const BATCH = 200;

interface Deps {
  images: ImageRecords;
  pictureStorage: PictureStorage;
  clock: Clock;
}

/** Removes pictures that no analysis uses, a batch a run. How many are gone. */
export class RemoveOrphanImages {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(): Promise<number> {
    const before = new Date(this.deps.clock.now().getTime() - RETENTION_MS);
    let gone = 0;
    for (const id of await this.deps.images.findOrphans(before, BATCH)) {
      // A storage that is down would fail for each of them.
      if (!(await this.deps.pictureStorage.discard(id))) break;
      gone++;
    }
    return gone;
  }
}
