import type { Knex } from 'knex';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import type { VisitorMessage, VisitorMessages } from '../../../ports/visitors/visitor-messages.ts';
import { queryOn } from '../knex-unit-of-work.ts';

interface Deps {
  database: Knex;
}

/** Visitors' conversations in `visitors_messages`. */
export class PostgresVisitorMessages implements VisitorMessages {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async add(visitorId: string, messages: VisitorMessage[], at: Date, tx: Transaction): Promise<void> {
    const rows = messages.map(({ role, content, lessons }) => ({
      visitor_id: visitorId,
      role,
      content,
      lessons: JSON.stringify(lessons),
      said_at: at,
    }));
    await queryOn(this.deps.database, tx)('visitors_messages').insert(rows);
  }

  async list(visitorId: string): Promise<VisitorMessage[]> {
    return this.deps
      .database<VisitorMessage & { visitor_id: string }>('visitors_messages')
      .where({ visitor_id: visitorId })
      .orderBy('position')
      .select('role', 'content', 'lessons');
  }

  purge(before: Date): Promise<number> {
    return this.deps.database('visitors_messages').where('said_at', '<', before).delete();
  }
}
