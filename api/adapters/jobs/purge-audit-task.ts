import { DAY_MS } from '../../domain/shared-with-web/time.ts';
import type { AuditTrail } from '../../ports/platform/audit-trail.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { JobTask } from './job-task.ts';

interface Deps {
  auditTrail: AuditTrail;
  clock: Clock;
  /** For how long entries are kept; 0: without end. */
  auditDays: number;
}

/** Every day: forgets old entries of the audit log, where a setting asks for it. */
export function purgeAuditTask({ auditTrail, clock, auditDays }: Deps): JobTask {
  return {
    name: 'purge-audit',
    cron: '47 4 * * *',
    async run(_payload, log) {
      if (auditDays === 0) return;
      const count = await auditTrail.purge(new Date(clock.now().getTime() - auditDays * DAY_MS));
      if (count > 0) log.info({ count }, 'Old entries of the audit log removed');
    },
  };
}
