import type { Clock } from '../../ports/shared/clock.ts';
import type { Log } from '../../ports/shared/log.ts';
import type { ProviderErrors, ProviderPurpose } from '../../ports/platform/provider-errors.ts';
import { PROVIDER, ProviderFailure } from './provider-failure.ts';

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

  /** Tells a failure; its text. Never rejects: the answer that falls back must not fail over a report. */
  async tell(purpose: ProviderPurpose, error: unknown): Promise<string> {
    const known = error instanceof ProviderFailure;
    const message = known ? error.message : `${PROVIDER} error unexpected: the reply could not be used`;
    this.deps.log.warn(
      { provider: PROVIDER, purpose, detail: message, ...(known ? {} : { err: error }) },
      'Provider failed',
    );
    try {
      await this.deps.errors.record({ provider: PROVIDER, purpose, message, at: this.deps.clock.now() });
    } catch (failure) {
      this.deps.log.error({ err: failure }, 'A provider failure could not be recorded');
    }
    return message;
  }

  /** Tells that sentences of a reply were left out. */
  leftOut(purpose: ProviderPurpose, sentences: number): void {
    this.deps.log.warn(
      { provider: PROVIDER, purpose, sentences },
      'Sentences with untraced numbers left out',
    );
  }
}
