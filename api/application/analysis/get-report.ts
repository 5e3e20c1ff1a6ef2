import type { User } from '../../domain/accounts/user.ts';
import type { AnalysisNotFound, NoReading, OutsideWindow, ReaderBusy } from '../../domain/analysis/errors.ts';
import { priceDecimalsOf } from '../../domain/shared-with-web/fixed-number.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { ReportPrinter } from '../../ports/analysis/report-printer.ts';
import type { GetAnalysis } from './get-analysis.ts';
import type { GetAnnotatedPicture } from './get-annotated-picture.ts';
import { knownSymbol } from './known-symbol.ts';
import { BUSY_RETRY_SECONDS } from './picture-intake.ts';

type Failure = AnalysisNotFound | OutsideWindow | NoReading | ReaderBusy;

const BUSY: ReaderBusy = { code: 'analysis.busy', retryAfterSeconds: BUSY_RETRY_SECONDS };

interface Deps {
  getAnalysis: GetAnalysis;
  getAnnotatedPicture: GetAnnotatedPicture;
  reportPrinter: ReportPrinter;
}

/** One of the caller's analyses as a PDF file; without its picture where that is not to be had. */
export class GetReport {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(user: User, id: string): Promise<Result<Uint8Array, Failure>> {
    const found = await this.deps.getAnalysis.run(user, id);
    if (!found.ok) return found;
    const { symbol, createdAt: madeAt, analysis, readout, tags, note } = found.value;
    if (analysis === null || readout === null) return err({ code: 'analysis.no_reading' });
    const drawn = await this.deps.getAnnotatedPicture.run(user, id);
    if (!drawn.ok && drawn.error.code === 'analysis.busy') return err(drawn.error);
    const decimals = priceDecimalsOf(readout.axis.decimals);
    const picture = drawn.ok ? drawn.value : null;
    const printed = await this.deps.reportPrinter.print({
      symbol: knownSymbol(symbol, analysis),
      madeAt,
      analysis,
      decimals,
      tags,
      note,
      picture,
    });
    return printed.ok ? ok(printed.value) : err(BUSY);
  }
}
