import type { User } from '../../domain/accounts/user.ts';
import type {
  AnalysisNotFound,
  NoPicture,
  NoReading,
  OutsideWindow,
  ReaderBusy,
  SharesFull,
  StorageUnavailable,
} from '../../domain/analysis/errors.ts';
import { MOST_SHARES, shareExpiry, type Share, type ShareDays } from '../../domain/analysis/share.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { SessionTokens } from '../../ports/accounts/session-tokens.ts';
import type { AnalysisRecord } from '../../ports/analysis/analysis-store.ts';
import type { SharePainter } from '../../ports/analysis/share-painter.ts';
import type { ShareStore } from '../../ports/analysis/share-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { GetAnalysis } from './get-analysis.ts';
import type { GetAnnotatedPicture } from './get-annotated-picture.ts';
import { BUSY_RETRY_SECONDS } from './picture-intake.ts';
import { sharePainting } from './share-painting.ts';

export type ShareFailure =
  | AnalysisNotFound
  | OutsideWindow
  | NoReading
  | NoPicture
  | ReaderBusy
  | StorageUnavailable
  | SharesFull;

interface Deps {
  getAnalysis: GetAnalysis;
  getAnnotatedPicture: GetAnnotatedPicture;
  sharePainter: SharePainter;
  shares: ShareStore;
  sessionTokens: SessionTokens;
  unitOfWork: UnitOfWork;
  ids: IdSource;
  clock: Clock;
}

/** Makes a link that shows one of the caller's analyses to whoever has it. Its pictures are drawn here, once. */
export class ShareAnalysis {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    user: User,
    analysisId: string,
    { days, withPicture }: { days: ShareDays; withPicture: boolean },
  ): Promise<Result<{ share: Share; token: string }, ShareFailure>> {
    const { shares, sessionTokens, unitOfWork, ids, clock } = this.deps;
    const found = await this.deps.getAnalysis.run(user, analysisId);
    if (!found.ok) return found;
    const pictures = await this.paint(user, found.value, withPicture);
    if (!pictures.ok) return pictures;
    const createdAt = clock.now();
    const expiresAt = shareExpiry(createdAt, days);
    const share: Share = { id: ids.next(), analysisId, createdAt, expiresAt, withPicture };
    const { token, hash: tokenHash } = sessionTokens.issue();
    const added = await unitOfWork.run((tx) =>
      shares.add({ ...share, tokenHash, pictures: pictures.value }, MOST_SHARES, tx),
    );
    if (added === 'gone') return err({ code: 'analysis.not_found' });
    return added === 'full' ? err({ code: 'analysis.shares_full' }) : ok({ share, token });
  }

  private async paint(user: User, record: AnalysisRecord, withPicture: boolean) {
    if (record.analysis === null || record.readout === null)
      return err<NoReading>({ code: 'analysis.no_reading' });
    const drawn = withPicture ? await this.deps.getAnnotatedPicture.run(user, record.id) : ok(null);
    if (!drawn.ok) return drawn;
    const painting = sharePainting(record.symbol, record.analysis, record.readout.axis.decimals);
    const painted = await this.deps.sharePainter.paint({ ...painting, picture: drawn.value });
    const busy: ReaderBusy = { code: 'analysis.busy', retryAfterSeconds: BUSY_RETRY_SECONDS };
    return painted.ok ? painted : err(busy);
  }
}
