import { DAY_MS } from '../../domain/shared-with-web/time.ts';
import {
  backlogStatus,
  jobsStatus,
  presence,
  providerStatus,
  worstOf,
  type Backlog,
  type PartStatus,
} from '../../domain/platform/system-health.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { BookingFailure, BookingFailures } from '../../ports/ordering/booking-failures.ts';
import type { ProviderError, ProviderErrors } from '../../ports/platform/provider-errors.ts';
import type { SystemFigures } from '../../ports/platform/system-figures.ts';
import type { CheckHealth } from './check-health.ts';

/** What the environment has chosen for each part. */
export interface ChosenParts {
  storage: 'fs' | 's3';
  provider: { name: 'local' | 'anthropic'; model: string | null };
  mail: 'outbox' | 'smtp';
  /** `test`: no money moves. */
  payments: { provider: 'sandbox' | 'stripe'; mode: 'test' | 'live' };
}

/** Every part of the installation with its state. */
export interface SystemHealth {
  status: PartStatus;
  checkedAt: Date;
  database: { status: PartStatus; bytes: number };
  storage: { status: PartStatus; driver: ChosenParts['storage'] };
  reader: { status: PartStatus };
  provider: ChosenParts['provider'] & { status: PartStatus; failures: (ProviderError & { times: number })[] };
  mail: Backlog & { status: PartStatus; driver: ChosenParts['mail']; refused: number };
  /** `failures`: what could not be booked, the oldest few; `unbooked` counts all. */
  payments: ChosenParts['payments'] & { status: PartStatus; unbooked: number; failures: BookingFailure[] };
  jobs: Backlog & { status: PartStatus; running: number; scheduled: number; failed: number };
}

/** Emails that were refused are counted for so long, in milliseconds: 7 days. */
const REFUSED_MS = 7 * DAY_MS;
/** So many bookings that failed are named. */
const NAMED_FAILURES = 20;

interface Deps {
  checkHealth: Pick<CheckHealth, 'run'>;
  systemFigures: SystemFigures;
  errors: ProviderErrors;
  bookingFailures: BookingFailures;
  chosen: ChosenParts;
  clock: Clock;
}

/** Checks every part of the installation, for its operators. */
export class GetSystemHealth {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(): Promise<SystemHealth> {
    const now = this.deps.clock.now();
    const { chosen } = this.deps;
    const report = await this.deps.checkHealth.run();
    const [bytes, mail, jobs, failures, unbooked] = await Promise.all([
      this.deps.systemFigures.databaseBytes(),
      this.deps.systemFigures.mail(new Date(now.getTime() - REFUSED_MS)),
      this.deps.systemFigures.jobs(now),
      this.deps.errors.latest(),
      this.deps.bookingFailures.open(NAMED_FAILURES),
    ]);
    const parts = {
      database: { status: presence(report['database']?.up), bytes },
      storage: { status: presence(report['storage']?.up), driver: chosen.storage },
      reader: { status: presence(report['reader']?.up) },
      provider: {
        ...chosen.provider,
        status: providerStatus(chosen.provider.name, failures, now),
        failures,
      },
      mail: { ...mail, status: backlogStatus(mail, now), driver: chosen.mail },
      payments: {
        ...chosen.payments,
        status: unbooked.count > 0 ? ('attention' as const) : ('ok' as const),
        unbooked: unbooked.count,
        failures: unbooked.failures,
      },
      jobs: { ...jobs, status: jobsStatus(jobs, now) },
    };
    return { ...parts, status: worstOf(Object.values(parts).map(({ status }) => status)), checkedAt: now };
  }
}
