import type { ProviderPauses } from '../../ports/platform/provider-pauses.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { Log } from '../../ports/shared/log.ts';
import { pauseAskedBy, PROVIDER, ProviderPaused } from './provider-failure.ts';

/** The longest pause that is stored: a slip in a header must not end the service for days. */
const LONGEST_SECONDS = 3600;

interface Deps {
  pauses: ProviderPauses;
  clock: Clock;
  log: Log;
}

/** The pause that the provider asked one replica for and that all of them keep. */
export class SharedPause {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** @throws ProviderPaused as long as the provider is not to be called. */
  async check(): Promise<void> {
    const now = this.deps.clock.now();
    const until = await this.deps.pauses.until(PROVIDER, now);
    if (until !== null) throw new ProviderPaused(Math.ceil((until.getTime() - now.getTime()) / 1000));
  }

  /** Stores the pause that a failed call was answered with, if any. Never rejects: the failure of the call is what counts. */
  async keep(error: unknown): Promise<void> {
    const now = this.deps.clock.now();
    const seconds = pauseAskedBy(error, now);
    if (seconds === null) return;
    const until = new Date(now.getTime() + Math.min(seconds, LONGEST_SECONDS) * 1000);
    try {
      await this.deps.pauses.extend(PROVIDER, until);
    } catch (err) {
      this.deps.log.error({ err }, 'A pause that the provider asked for could not be stored');
    }
  }
}
