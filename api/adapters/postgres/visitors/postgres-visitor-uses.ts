import type { Knex } from 'knex';
import type { CountedUses, VisitorTask } from '../../../domain/visitors/quota.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import type { UseWindow, VisitorKeys, VisitorUses } from '../../../ports/visitors/visitor-uses.ts';
import { queryOn } from '../knex-unit-of-work.ts';

const countedUses = `
  select visitor_id = :id as by_visitor, address_hash = :addressHash as by_address, counts_until
  from visitors_uses
  cross join lateral (
    select begun_at + case when settled_at is null then :openMs::int8 else :endedMs::int8 end * interval '1 millisecond'
  ) as until (counts_until)
  where task = :task and (visitor_id = :id or address_hash = :addressHash) and counts_until > :now::timestamptz`;

interface CountedRow {
  by_visitor: boolean;
  by_address: boolean;
  counts_until: Date;
}

interface Deps {
  database: Knex;
}

/** Uses in `visitors_uses`. The counts are those of the rows, so there is no counter that could disagree with them. */
export class PostgresVisitorUses implements VisitorUses {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async counted(
    visitor: VisitorKeys,
    task: VisitorTask,
    window: UseWindow,
    tx?: Transaction,
  ): Promise<CountedUses> {
    const query = queryOn(this.deps.database, tx);
    const { rows } = await query.raw<{ rows: CountedRow[] }>(countedUses, { ...visitor, ...window, task });
    const ends = (some: CountedRow[]) => some.map((row) => row.counts_until);
    return {
      byVisitor: ends(rows.filter((row) => row.by_visitor)),
      byAddress: ends(rows.filter((row) => row.by_address)),
    };
  }

  async lock(visitor: VisitorKeys, task: VisitorTask, tx: Transaction): Promise<void> {
    // The cookie is always locked before the address, which avoids deadlocks.
    for (const key of [visitor.id, visitor.addressHash.toString('hex')]) {
      await queryOn(this.deps.database, tx).raw('select pg_advisory_xact_lock(hashtextextended(:key, 0))', {
        key: `visitors_uses:${task}:${key}`,
      });
    }
  }

  async begin(
    use: { id: string; visitor: VisitorKeys; task: VisitorTask; at: Date },
    tx: Transaction,
  ): Promise<void> {
    await queryOn(
      this.deps.database,
      tx,
    )('visitors_uses').insert({
      id: use.id,
      task: use.task,
      visitor_id: use.visitor.id,
      address_hash: use.visitor.addressHash,
      begun_at: use.at,
    });
  }

  async settle(id: string, at: Date, tx: Transaction): Promise<void> {
    await queryOn(this.deps.database, tx)('visitors_uses').where({ id }).update({ settled_at: at });
  }

  async release(id: string, tx?: Transaction): Promise<void> {
    await queryOn(this.deps.database, tx)('visitors_uses').where({ id }).whereNull('settled_at').delete();
  }

  purge(before: Date): Promise<number> {
    return this.deps.database('visitors_uses').where('begun_at', '<', before).delete();
  }
}
