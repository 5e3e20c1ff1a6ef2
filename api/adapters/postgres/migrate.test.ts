import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { connect } from './database.ts';
import { migrate, oneAtATime } from './migrate.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

/** As new: nothing but an empty schema. */
const empty = () => database.knex.raw('drop schema public cascade; create schema public');

describe('migrating', () => {
  it('runs every migration once when replicas start together', async () => {
    await empty();
    const replicas = Array.from({ length: 4 }, () => connect({ url: database.url, poolMax: 3 }));
    try {
      const outcomes = await Promise.all(
        replicas.map((replica) => oneAtATime(replica, () => migrate(replica))),
      );
      const ran = outcomes.flatMap((outcome) => outcome.ran);
      expect(ran).toContain('0001-accounts');
      expect(new Set(ran).size).toBe(ran.length);
    } finally {
      await Promise.all(replicas.map((replica) => replica.destroy()));
    }
  });

  it('goes on after a run that was killed half-way', async () => {
    await database.knex('knex_migrations_lock').update({ is_locked: 1 });
    await expect(migrate(database.knex)).resolves.toEqual({ ran: [] });
  });
});
