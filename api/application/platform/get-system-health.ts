import {
  backlogStatus,
  jobsStatus,
  presence,
  providerStatus,
  worstOf,
  type Backlog,
  type PartStatus,
} from '../../domain/platform/system-health.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ProviderError, ProviderErrors } from '../../ports/provider-errors.ts';
import type { SystemFigures } from '../../ports/system-figures.ts';
import type { CheckHealth } from './check-health.ts';

/** What the environment has chosen for each part. */
export interface ChosenParts {
  storage: 'fs' | 's3';
  provider: { name: 'local' | 'anthropic'; model: string | null };
  mail: 'outbox' | 'smtp';
  /** `test`: no money moves. */
  payments: { provider: 'sandbox' | 'stripe'; mode: 'test' | 'live' };
}

/** Every part of the installation with how it is doing. */
export interface SystemHealth {
  status: PartStatus;
  checkedAt: Date;
  database: { status: PartStatus; bytes: number };
  storage: { status: PartStatus; driver: ChosenParts['storage'] };
  reader: { status: PartStatus };
  provider: ChosenParts['provider'] & { status: PartStatus; failures: (ProviderError & { times: number })[] };
  mail: Backlog & { status: PartStatus; driver: ChosenParts['mail']; refused: number };
  payments: ChosenParts['payments'] & { status: PartStatus };
  jobs: Backlog & { status: PartStatus; running: number; scheduled: number; failed: number };
}

/** Letters that were refused are counted for so long, in milliseconds: 7 days. */
const REFUSED_MS = 7 * 24 * 60 * 60_000;

/** Looks at every part of the installation, for those who run it. */
export class GetSystemHealth {
  private readonly checkHealth: Pick<CheckHealth, 'run'>;
  private readonly figures: SystemFigures;
  private readonly errors: ProviderErrors;
  private readonly chosen: ChosenParts;
  private readonly clock: Clock;

  constructor(deps: {
    checkHealth: Pick<CheckHealth, 'run'>;
    figures: SystemFigures;
    errors: ProviderErrors;
    chosen: ChosenParts;
    clock: Clock;
  }) {
    this.checkHealth = deps.checkHealth;
    this.figures = deps.figures;
    this.errors = deps.errors;
    this.chosen = deps.chosen;
    this.clock = deps.clock;
  }

  async run(): Promise<SystemHealth> {
    const now = this.clock.now();
    const { chosen } = this;
    const report = await this.checkHealth.run();
    const [bytes, mail, jobs, failures] = await Promise.all([
      this.figures.databaseBytes(),
      this.figures.mail(new Date(now.getTime() - REFUSED_MS)),
      this.figures.jobs(now),
      this.errors.latest(),
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
      payments: { ...chosen.payments, status: 'ok' as const },
      jobs: { ...jobs, status: jobsStatus(jobs, now) },
    };
    return { ...parts, status: worstOf(Object.values(parts).map(({ status }) => status)), checkedAt: now };
  }
}
