import type { Knex } from 'knex';
import type { AuditRecord } from '../../../ports/platform/audit-log.ts';
import type { AuditEntry, AuditFilter, AuditTrail } from '../../../ports/platform/audit-trail.ts';
import type { ListPart, Total } from '../../../ports/shared/list-part.ts';
import { countUpTo } from '../shared/count-up-to.ts';
import { inBatches } from '../shared/in-batches.ts';
import { removeInBatches } from '../shared/remove-in-batches.ts';
import { beginningWith, searching } from '../shared/like-pattern.ts';

interface Row {
  id: string;
  actor_id: string | null;
  action: string;
  subject: string;
  details: AuditRecord['details'];
  at: Date;
  full_name: string | null;
  email: string | null;
}

interface Deps {
  database: Knex;
}

/** The audit log of `platform_audit`, with the names of those who acted. */
export class PostgresAuditTrail implements AuditTrail {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async page(filter: AuditFilter, part: ListPart): Promise<{ entries: AuditEntry[] } & Total> {
    const wanted = () => {
      const query = this.matching(filter);
      return part.after ? query.where('audit.id', '<', part.after.id) : query;
    };
    // The page is cut before whole entries are read and names are joined to them.
    const ids = wanted().select('audit.id').orderBy('audit.id', 'desc').offset(part.offset).limit(part.limit);
    const [total, entries] = await Promise.all([
      countUpTo(this.deps.database, wanted(), part),
      this.read(this.matching({}).whereIn('audit.id', ids)),
    ]);
    return { entries, ...total };
  }

  all(filter: AuditFilter): AsyncIterable<AuditEntry> {
    return inBatches<AuditEntry>((last, limit) => {
      const query = this.matching(filter).limit(limit);
      return this.read(last ? query.where('audit.id', '<', last.id) : query);
    });
  }

  purge(before: Date): Promise<number> {
    return removeInBatches(this.deps.database, 'platform_audit', (rows) => rows.where('at', '<', before));
  }

  /** Steps through the index from one kind to the next, instead of through all entries. */
  async actions(): Promise<string[]> {
    const { rows } = await this.deps.database.raw<{ rows: { action: string }[] }>(
      `with recursive kind as (
         select min(action) as action from platform_audit
         union all
         select (select min(action) from platform_audit where action > kind.action) from kind where action is not null
       ) select action from kind where action is not null`,
    );
    return rows.map(({ action }) => action);
  }

  private matching({ action, actor, subject, from, before }: AuditFilter) {
    const query = this.deps.database('platform_audit as audit');
    if (action) query.where('audit.action', action);
    if (actor === null) query.whereNull('audit.actor_id');
    const somebody = searching(actor ?? undefined);
    if (somebody) {
      query.whereIn(
        'audit.actor_id',
        this.deps.database('accounts_users').select('id').whereLike('search', somebody),
      );
    }
    if (subject) query.whereLike('audit.subject', beginningWith(subject));
    if (from) query.where('audit.at', '>=', from);
    if (before) query.where('audit.at', '<', before);
    return query;
  }

  private async read(query: Knex.QueryBuilder): Promise<AuditEntry[]> {
    const rows: Row[] = await query
      .leftJoin('accounts_users as actor', 'actor.id', 'audit.actor_id')
      .orderBy('audit.id', 'desc')
      .select('audit.*', 'actor.full_name', 'actor.email');
    return rows.map(toEntry);
  }
}

function toEntry(row: Row): AuditEntry {
  const { action, subject, details, at, full_name: name, email } = row;
  const actor = row.actor_id === null ? null : { id: row.actor_id, name, email };
  return { id: Number(row.id), at, actor, action, subject, details };
}
