import type { Clock } from '../../ports/shared/clock.ts';
import type { Log } from '../../ports/shared/log.ts';
import type { ProviderErrors, ProviderPurpose } from '../../ports/platform/provider-errors.ts';
import { PROVIDER, ProviderFailure, ProviderPaused } from './provider-failure.ts';

interface Deps {
  errors: ProviderErrors;
  clock: Clock;
  log: Log;
}

/** Reports failures of the provider to the log and the record that the health panel reads. */
export class ProviderReports {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Reports a failure and returns it. Never rejects: the answer that falls back must not fail over a report. */
  async tell(purpose: ProviderPurpose, error: unknown): Promise<ProviderFailure> {
    const known = error instanceof ProviderFailure;
    const failure = known
      ? error
      : new ProviderFailure(`${PROVIDER} error unexpected: the reply could not be used`);
    const { message } = failure;
    this.deps.log.warn(
      { provider: PROVIDER, purpose, detail: message, ...(known ? {} : { err: error }) },
      'Provider failed',
    );
    // Nothing was called: the failure that asked for the pause stays the last one of the record.
    if (failure instanceof ProviderPaused) return failure;
    try {
      await this.deps.errors.record({ provider: PROVIDER, purpose, message, at: this.deps.clock.now() });
    } catch (err) {
      this.deps.log.error({ err }, 'A provider failure could not be recorded');
    }
    return failure;
  }

  /** Tells that sentences of a reply were left out. */
  leftOut(purpose: ProviderPurpose, sentences: number): void {
    this.deps.log.warn({ provider: PROVIDER, purpose, sentences }, 'Sentences of a reply left out');
  }
}
