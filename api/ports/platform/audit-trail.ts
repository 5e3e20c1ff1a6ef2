import type { ListPart, Total } from '../shared/list-part.ts';
import type { AuditRecord } from './audit-log.ts';

export interface AuditFilter {
  /** One kind of action. */
  action?: string | undefined;
  /** Part of the name or email address of who did it, one or two letters of a word's beginning; null: the product by itself. */
  actor?: string | null | undefined;
  /** How the subject begins. */
  subject?: string | undefined;
  /** From this time on. */
  from?: Date | undefined;
  /** Before this time. */
  before?: Date | undefined;
}

/** An entry of the audit log with who did it, as that account is called now; nulls when it is gone. */
export interface AuditEntry extends Omit<AuditRecord, 'actorId'> {
  /** Later entries have greater ones. */
  id: number;
  actor: { id: string; name: string | null; email: string | null } | null;
}

/** Reads the audit log, latest first. */
export interface AuditTrail {
  page(filter: AuditFilter, part: ListPart): Promise<{ entries: AuditEntry[] } & Total>;
  /** Everything that matches, read piece by piece. */
  all(filter: AuditFilter): AsyncIterable<AuditEntry>;
  /** Removes entries of before `before`, which is a year ago at least; how many. */
  purge(before: Date): Promise<number>;
  /** Every kind of action there is in the log. */
  actions(): Promise<string[]>;
}
