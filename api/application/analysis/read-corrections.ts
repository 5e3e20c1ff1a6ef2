import type { CorrectionStore } from '../../ports/analysis/correction-store.ts';
import type { ImageRecord } from '../../ports/analysis/image-records.ts';
import type { ExportedCorrection } from '../../ports/analysis/exported-correction.ts';
import { truthOf } from './correction-truth.ts';
import type { PictureStorage } from './picture-storage.ts';

const BATCH = 100;

const ENDINGS: Record<ImageRecord['mimeType'], string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

interface Deps {
  corrections: CorrectionStore;
  pictureStorage: PictureStorage;
}

/** Every correction that is kept, as picture and truth. One without a known scale or without its picture is left out. */
export class ReadCorrections {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async *run(): AsyncIterable<ExportedCorrection> {
    for (let after: string | null = null; ;) {
      const batch = await this.deps.corrections.kept(after, BATCH);
      for (const { analysisId, readout, given, wrong, image } of batch) {
        const file = `${analysisId}.${ENDINGS[image.mimeType]}`;
        const truth = truthOf(file, readout, given, wrong);
        const bytes = truth && (await this.deps.pictureStorage.bytesOf(image));
        if (bytes && !bytes.ok) throw new Error('The picture storage does not answer.');
        if (truth && bytes?.value) yield { name: analysisId, image: file, bytes: bytes.value, truth };
      }
      if (batch.length < BATCH) return;
      after = batch.at(-1)?.analysisId ?? null;
    }
  }
}
