import type { InvalidHints, PictureNotTaken, ReaderBusy } from '../../domain/analysis/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Quota, QuotaReached } from '../../domain/visitors/quota.ts';
import type { AnalysisRecord } from '../../ports/analysis/analysis-store.ts';
import type { ChartHints, HintCheck } from '../../ports/analysis/chart-hints.ts';
import type { ReadingRefusal } from '../../ports/analysis/chart-reading.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { PictureInspector } from '../../ports/analysis/picture-inspector.ts';
import { checkHints } from '../analysis/check-hints.ts';
import { decodeDataUrl } from '../analysis/data-url.ts';
import { givenSymbol } from '../analysis/given-symbol.ts';
import type { MeasureChart } from '../analysis/measure-chart.ts';
import { BUSY_RETRY_SECONDS, takeIn } from '../analysis/picture-intake.ts';
import type { Visitor } from './identify-visitor.ts';
import type { VisitorQuota } from './visitor-quota.ts';

/** The picture could not be read; nothing of it is stored. */
export interface DemoRefused {
  code: 'analysis.refused';
  refusal: ReadingRefusal;
}

/** What a visitor sends. */
interface DemoSent {
  imageDataUrl: string;
  symbol?: string | undefined;
  hints?: ChartHints | undefined;
}

type PictureFailure = PictureNotTaken | InvalidHints | ReaderBusy | DemoRefused;
export type DemoFailure = PictureFailure | QuotaReached;

interface Deps {
  visitorQuota: VisitorQuota;
  hintCheck: HintCheck;
  inspector: PictureInspector;
  measureChart: MeasureChart;
  ids: IdSource;
  clock: Clock;
}

/**
 * Analyses a visitor's picture as a user's is, and keeps neither: the picture lives as long as the request, and the
 * analysis goes out in the answer.
 */
export class AnalyzeDemo {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    visitor: Visitor,
    sent: DemoSent,
  ): Promise<Result<{ value: AnalysisRecord; quota: Quota }, DemoFailure>> {
    return this.deps.visitorQuota.spend(visitor, 'demo', () => this.analyse(visitor, sent));
  }

  private async analyse(
    visitor: Visitor,
    { imageDataUrl, symbol, hints }: DemoSent,
  ): Promise<Result<AnalysisRecord, PictureFailure>> {
    const bytes = decodeDataUrl(imageDataUrl);
    if (!bytes.ok) return bytes;
    const taken = await takeIn(this.deps.inspector, bytes.value, { withCopy: true });
    if (!taken.ok) return taken;
    const picture = taken.value;
    const sound = checkHints(this.deps.hintCheck, hints, picture);
    if (!sound.ok) return sound;
    const given = givenSymbol(symbol);
    const measured = await this.deps.measureChart.run(
      {
        picture: () => Promise.resolve(picture.bytes),
        symbol: given,
        copyDataUrl: picture.copyDataUrl,
        notices: [],
        hints,
        asker: visitor.address,
      },
      () => undefined,
    );
    if (measured.state === 'busy' || measured.state === 'no_picture')
      return err({ code: 'analysis.busy', retryAfterSeconds: BUSY_RETRY_SECONDS });
    if (measured.state === 'refused') return err({ code: 'analysis.refused', refusal: measured.refusal });
    const { width, height, mimeType } = picture;
    return ok({
      id: this.deps.ids.next(),
      ownerId: visitor.id,
      createdAt: this.deps.clock.now(),
      symbol: given ?? hints?.symbol ?? 'Unknown',
      status: 'completed',
      imageId: null,
      picture: { width, height, mimeType },
      refusal: null,
      tags: [],
      note: '',
      outcome: null,
      hints: hints ?? null,
      reader: null,
      ...measured.result,
    });
  }
}
