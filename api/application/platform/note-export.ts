import type { AuditLog, AuditRecord } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';

export interface Export {
  /** As the file is called: `users.csv`. */
  fileName: string;
  /** Names of the filters that chose what is in it. Their values may be an address, and the log outlives accounts. */
  filters: readonly string[];
}

interface Deps {
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Writes down that somebody on the staff took a file out of a console, before it is sent. */
export class NoteExport {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(actorId: string, { fileName, filters }: Export): Promise<void> {
    const { audit, clock, unitOfWork } = this.deps;
    const details: AuditRecord['details'] = filters.length > 0 ? { filtered_by: filters.join(', ') } : {};
    return unitOfWork.run((tx) =>
      audit.record(tx, {
        actorId,
        action: 'platform.file_exported',
        subject: `export:${fileName}`,
        details,
        at: clock.now(),
      }),
    );
  }
}
