import { randomUUID } from 'node:crypto';
import type { HealthProbe } from '../../ports/platform/health-probe.ts';
import type { ImageStore } from '../../ports/analysis/image-store.ts';

interface Deps {
  imageStore: ImageStore;
}

/** Whether pictures can be stored: puts a byte under a key of its own and removes it. */
export class StorageProbe implements HealthProbe {
  readonly name = 'storage';
  private readonly deps: Deps;
  private readonly key = randomUUID();

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async check(): Promise<void> {
    const put = await this.deps.imageStore.put(this.key, new Uint8Array(1), 'image/png');
    const removed = put.ok ? await this.deps.imageStore.remove(this.key) : put;
    if (!removed.ok) throw new Error('The picture storage does not take what is to be stored.');
  }
}
