import type { HealthProbe } from '../../ports/health-probe.ts';
import type { Log } from '../../ports/log.ts';

/** What was found, by the name of the thing looked at. */
export type HealthReport = Record<string, { up: boolean }>;

const patienceMs = 2000;

/** Looks at everything that requests need, at the same time, giving each two seconds. */
export class CheckHealth {
  private readonly probes: HealthProbe[];
  private readonly log: Log;

  constructor(probes: HealthProbe[], log: Log) {
    this.probes = probes;
    this.log = log;
  }

  async run(): Promise<HealthReport> {
    const entries = await Promise.all(
      this.probes.map(async (probe) => [probe.name, { up: await this.look(probe) }]),
    );
    return Object.fromEntries(entries) as HealthReport;
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
      this.log.error({ probe: probe.name, err: error }, 'A health check failed');
      return false;
    } finally {
      clearTimeout(timer);
    }
  }
}
