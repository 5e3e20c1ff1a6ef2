import type { Clock } from '../../ports/shared/clock.ts';
import type { HealthProbe } from '../../ports/platform/health-probe.ts';
import type { Log } from '../../ports/shared/log.ts';

/** Results by the name of the check. */
export type HealthReport = Record<string, { up: boolean }>;

const patienceMs = 2000;
/** The endpoint is public, so one check is reused for all callers within this time. */
const freshMs = 2000;

interface Deps {
  probes: HealthProbe[];
  clock: Clock;
  log: Log;
}

/** Checks every dependency of requests in parallel, with two seconds for each. */
export class CheckHealth {
  private readonly deps: Deps;
  private last: { at: number; report: Promise<HealthReport> } | null = null;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(): Promise<HealthReport> {
    const now = this.deps.clock.now().getTime();
    if (this.last === null || now - this.last.at >= freshMs)
      this.last = { at: now, report: this.lookAtAll() };
    return this.last.report;
  }

  private async lookAtAll(): Promise<HealthReport> {
    const entries = this.deps.probes.map(
      async (probe) => [probe.name, { up: await this.look(probe) }] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  }

  private async look(probe: HealthProbe): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${patienceMs} ms`)), patienceMs);
    });
    try {
      await Promise.race([probe.check(), late]);
      return true;
    } catch (error) {
      this.deps.log.error({ probe: probe.name, err: error }, 'A health check failed');
      return false;
    } finally {
      clearTimeout(timer);
    }
  }
}
