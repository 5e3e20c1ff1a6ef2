import type { Knex } from 'knex';
import type { ResetRequests } from '../../../ports/accounts/reset-requests.ts';

interface Deps {
  database: Knex;
}

/** Requests for a new password as jobs of the queue, which forgets the address when the job is done. */
export class PostgresResetRequests implements ResetRequests {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async post(email: string): Promise<void> {
    await this.deps.database.raw(
      `select graphile_worker.add_job('send-reset-link', json_build_object('email', :email::text))`,
      { email },
    );
  }
}
