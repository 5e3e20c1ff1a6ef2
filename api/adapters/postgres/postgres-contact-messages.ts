import type { Knex } from 'knex';
import type { ContactMessage } from '../../domain/visitors/contact-message.ts';
import type { ContactMessages } from '../../ports/contact-messages.ts';
import type { Transaction } from '../../ports/unit-of-work.ts';
import { queryOn } from './knex-unit-of-work.ts';

/** Messages in `visitors_contact_messages`. */
export class PostgresContactMessages implements ContactMessages {
  private readonly database: Knex;

  constructor(database: Knex) {
    this.database = database;
  }

  async add({ receivedAt, ...message }: ContactMessage, tx: Transaction): Promise<void> {
    await queryOn(
      this.database,
      tx,
    )('visitors_contact_messages').insert({
      ...message,
      received_at: receivedAt,
    });
  }

  async purge(before: Date): Promise<number> {
    return await this.database('visitors_contact_messages').where('received_at', '<', before).delete();
  }
}
