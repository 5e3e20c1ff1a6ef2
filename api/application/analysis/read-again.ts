import type { User } from '../../domain/accounts/user.ts';
import type {
  AnalysisNotFound,
  NoPicture,
  NoReading,
  OutsideWindow,
  ReaderUnchanged,
} from '../../domain/analysis/errors.ts';
import { READER_VERSION } from '../../domain/analysis/reader-version.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AnalysisRecord, AnalysisStore, NewAnalysis } from '../../ports/analysis/analysis-store.ts';
import type { ImageRecord, ImageRecords } from '../../ports/analysis/image-records.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { GetAnalysis } from './get-analysis.ts';
import { givenSymbol } from './given-symbol.ts';
import type { PaidAnalyses } from './paid-analyses.ts';
import type { PictureStorage } from './picture-storage.ts';
import { BUSY, type AnalysisDone, type AnalysisFailed, type RunAnalysis } from './run-analysis.ts';
import { untilEnded } from './until-ended.ts';

export type ReadAgainFailure =
  | AnalysisNotFound
  | OutsideWindow
  | NoReading
  | NoPicture
  | ReaderUnchanged
  | AnalysisFailed;

interface Deps {
  getAnalysis: GetAnalysis;
  analyses: AnalysisStore;
  images: ImageRecords;
  pictureStorage: PictureStorage;
  paidAnalyses: PaidAnalyses;
  runAnalysis: RunAnalysis;
  ids: IdSource;
  clock: Clock;
}

/**
 * Reads the picture of an analysis again with the reader as it is now, for nothing. What comes of it is an analysis of its own beside the
 * first one; each version of the reader makes one at most.
 */
export class ReadAgain {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(user: User, id: string): Promise<Result<AnalysisDone, ReadAgainFailure>> {
    const found = await this.deps.getAnalysis.run(user, id);
    if (!found.ok) return found;
    const { value: first } = found;
    if (first.status !== 'completed') return err({ code: 'analysis.no_reading' });
    const image = first.imageId === null ? null : await this.deps.images.find(first.imageId);
    if (image === null) return err({ code: 'analysis.no_picture' });
    if ((first.reader?.version ?? 0) >= READER_VERSION) return err({ code: 'analysis.reader_unchanged' });
    return this.again(user.id, first, image);
  }

  private async again(
    ownerId: string,
    first: AnalysisRecord,
    image: ImageRecord,
  ): Promise<Result<AnalysisDone, ReadAgainFailure>> {
    const analysis = this.anotherOf(first, image);
    const begun = await this.deps.paidAnalyses.beginAgain(analysis);
    switch (begun.state) {
      case 'gone':
        return err({ code: 'analysis.not_found' });
      case 'known':
        return ok({ record: begun.record, reused: true });
      case 'refused':
        return refusedAs(begun.record);
      case 'running':
        return this.joined(ownerId, begun.id, first.id);
      case 'started': {
        const facts = {
          picture: () => this.bytesOf(image),
          symbol: first.symbol === 'Unknown' ? null : givenSymbol(first.symbol),
          copyDataUrl: null,
          notices: [],
          hints: first.hints ?? undefined,
          asker: ownerId,
        };
        return this.deps.runAnalysis.run(analysis, facts, () => undefined);
      }
    }
  }

  private anotherOf(first: AnalysisRecord, image: ImageRecord): NewAnalysis & { readFrom: string } {
    return {
      id: this.deps.ids.next(),
      ownerId: first.ownerId,
      symbol: first.symbol,
      imageId: image.id,
      pictureSha256: image.sha256,
      picture: first.picture,
      notices: [],
      hints: first.hints,
      readFrom: first.id,
      at: this.deps.clock.now(),
    };
  }

  /** Another request does it, or the same picture is being analysed for a credit; then it is to be asked for again. */
  private async joined(ownerId: string, id: string, firstId: string) {
    const ended = await untilEnded(this.deps.analyses, this.deps.paidAnalyses, ownerId, id);
    if (ended === null || ended.reader?.readFrom !== firstId) return err(BUSY);
    if (ended.status === 'completed') return ok({ record: ended, reused: true });
    return ended.refusal ? refusedAs(ended) : err(BUSY);
  }

  private async bytesOf(image: ImageRecord): Promise<Uint8Array | null> {
    const bytes = await this.deps.pictureStorage.bytesOf(image);
    return bytes.ok ? bytes.value : null;
  }
}

function refusedAs({ refusal, id }: AnalysisRecord) {
  if (refusal === null) return err(BUSY);
  return err({ code: 'analysis.refused' as const, refusal, analysisId: id });
}
