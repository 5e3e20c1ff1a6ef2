import type { Knex } from 'knex';
import type { BookingFailure, BookingFailures } from '../../../ports/ordering/booking-failures.ts';

interface FailureRow {
  id: string;
  kind: BookingFailure['kind'];
  order_id: string;
  tries: number;
  message: string;
  first_at: Date;
  retry_at: Date;
}

/** True, in SQL, of rows that do not wait for another try. */
export const NOT_WAITING =
  'not exists (select from ordering_booking_failures f where f.id = ??.id and f.retry_at > ?)';

interface Deps {
  database: Knex;
}

/** Bookings that failed, in `ordering_booking_failures`. */
export class PostgresBookingFailures implements BookingFailures {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  private table() {
    return this.deps.database<FailureRow>('ordering_booking_failures');
  }

  async among(ids: readonly string[]): Promise<BookingFailure[]> {
    if (ids.length === 0) return [];
    return (await this.table().whereIn('id', [...ids])).map(failureOf);
  }

  async put({ id, kind, orderId, tries, message, firstAt, retryAt }: BookingFailure): Promise<void> {
    const row = { id, kind, order_id: orderId, tries, message, first_at: firstAt, retry_at: retryAt };
    await this.table().insert(row).onConflict('id').merge(['tries', 'message', 'retry_at']);
  }

  async clear(id: string): Promise<void> {
    await this.table().where({ id }).delete();
  }

  async open(limit: number): Promise<{ count: number; failures: BookingFailure[] }> {
    const counted = await this.table().count<{ count: string }[]>('id as count').first();
    const oldest = await this.table().orderBy(['first_at', 'id']).limit(limit);
    return { count: Number(counted?.count ?? 0), failures: oldest.map(failureOf) };
  }
}

function failureOf(row: FailureRow): BookingFailure {
  return {
    id: row.id,
    kind: row.kind,
    orderId: row.order_id,
    tries: row.tries,
    message: row.message,
    firstAt: row.first_at,
    retryAt: row.retry_at,
  };
}
