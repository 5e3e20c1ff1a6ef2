import type { GetAnalysis } from '../../../application/analysis/get-analysis.ts';
import { knownSymbol } from '../../../application/analysis/known-symbol.ts';
import type { OpenShare } from '../../../application/analysis/open-share.ts';
import type { ShareAnalysis } from '../../../application/analysis/share-analysis.ts';
import type { Throttled } from '../../../domain/accounts/errors.ts';
import type { ShareNotFound } from '../../../domain/analysis/errors.ts';
import { err, ok, type Result } from '../../../domain/shared/result.ts';
import type { Share } from '../../../domain/analysis/share.ts';
import type { AnalysisStore } from '../../../ports/analysis/analysis-store.ts';
import type { SharePictures, ShareStore } from '../../../ports/analysis/share-store.ts';
import type { Clock } from '../../../ports/shared/clock.ts';
import { accountsFailure } from '../accounts/accounts-failure.ts';
import type { components } from '../generated/contract.ts';
import { signedIn, type Handlers } from '../handler.ts';
import { analysisFailure } from './analysis-failure.ts';

export interface ShareUseCases {
  shareAnalysis: ShareAnalysis;
  openShare: OpenShare;
  getAnalysis: GetAnalysis;
  shares: ShareStore;
  analyses: AnalysisStore;
  clock: Clock;
  /** Where the deployment is reached. */
  publicUrl: string;
}

type ShareOperation =
  | 'shareAnalysis'
  | 'listShares'
  | 'revokeShare'
  | 'getSharedAnalysis'
  | 'getSharedPicture'
  | 'getSharePreview';

/** Nobody stores what may be revoked, and no search engine lists it. */
const PASSING = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' };
const NOT_FOUND: ShareNotFound = { code: 'analysis.share_not_found' };

/** Answers about links that show one analysis. */
export function shareHandlers(useCases: ShareUseCases) {
  const { shares, openShare } = useCases;
  return {
    async shareAnalysis(request) {
      const { days, with_picture: withPicture } = request.body;
      const { user } = signedIn(request);
      const result = await useCases.shareAnalysis.run(user, request.path.analysis_id, { days, withPicture });
      if (!result.ok) return analysisFailure(result.error);
      const { share, token } = result.value;
      const url = new URL(`/shared/${token}`, useCases.publicUrl).href;
      return { status: 201, body: { share: presentShare(share), url } };
    },

    async listShares(request) {
      const found = await useCases.getAnalysis.run(signedIn(request).user, request.path.analysis_id);
      if (!found.ok) return analysisFailure(found.error);
      const working = await shares.list(found.value.id, useCases.clock.now());
      return { status: 200, body: { shares: working.map(presentShare) } };
    },

    async revokeShare(request) {
      const { analysis_id: analysisId, share_id: id } = request.path;
      const removed = await shares.remove(signedIn(request).user.id, analysisId, id);
      return removed ? { status: 204 } : shareFailure(NOT_FOUND);
    },

    async getSharedAnalysis({ path, address }) {
      const opened = await openShare.run({ token: path.share_token, address });
      if (!opened.ok) return shareFailure(opened.error);
      const { ownerId, analysisId, expiresAt, withPicture } = opened.value;
      const record = await useCases.analyses.find(ownerId, analysisId);
      if (record === null || record.analysis === null) return shareFailure(NOT_FOUND);
      const body = {
        symbol: knownSymbol(record.symbol, record.analysis),
        created_at: record.createdAt.toISOString(),
        expires_at: expiresAt.toISOString(),
        picture_url: withPicture ? `/api/shared/${path.share_token}/picture.webp` : null,
        decimals: record.readout?.axis.decimals ?? 2,
        analysis_json: record.analysis,
      };
      return { status: 200, body, headers: PASSING };
    },

    async getSharedPicture({ path, address }) {
      const picture = await pictureOf(useCases, { token: path.share_token, address }, 'picture');
      if (!picture.ok) return shareFailure(picture.error);
      return { status: 200, stream: picture.value, contentType: 'image/webp', headers: PASSING };
    },

    async getSharePreview({ path, address }) {
      const preview = await pictureOf(useCases, { token: path.share_token, address }, 'preview');
      if (!preview.ok) return shareFailure(preview.error);
      return { status: 200, stream: preview.value, contentType: 'image/png', headers: PASSING };
    },
  } satisfies Pick<Handlers, ShareOperation>;
}

async function pictureOf(
  { openShare, shares }: ShareUseCases,
  given: { token: string; address: string },
  kind: keyof SharePictures,
): Promise<Result<Buffer, ShareNotFound | Throttled>> {
  const opened = await openShare.run(given);
  if (!opened.ok) return opened;
  const picture = await shares.pictureOf(opened.value.id, kind);
  return picture === null ? err(NOT_FOUND) : ok(Buffer.from(picture));
}

const shareFailure = (error: ShareNotFound | Throttled) =>
  error.code === 'accounts.throttled' ? accountsFailure(error) : analysisFailure(error);

function presentShare({ id, createdAt, expiresAt, withPicture }: Share): components['schemas']['Share'] {
  return {
    id,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    with_picture: withPicture,
  };
}
