import { randomBytes, randomUUID } from 'node:crypto';
import { buildUser } from '../../../testing/build-user.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { PostgresSessionStore } from './postgres-session-store.ts';
import { PostgresThrottleStore } from './postgres-throttle-store.ts';
import { PostgresUserStore } from './postgres-user-store.ts';

let database: TestDatabase;
let users: PostgresUserStore;
let sessions: PostgresSessionStore;
let throttles: PostgresThrottleStore;
beforeAll(async () => {
  database = await createTestDatabase();
  users = new PostgresUserStore({ database: database.knex });
  sessions = new PostgresSessionStore({ database: database.knex });
  throttles = new PostgresThrottleStore({ database: database.knex });
});
afterAll(() => database.drop());

const noon = new Date('2026-03-02T12:00:00.000Z');
const later = (ms: number): Date => new Date(noon.getTime() + ms);

describe('the store of users', () => {
  it('gives back what it was given', async () => {
    const user = buildUser({ tier: 'expert', role: 'brand', passwordHash: '$argon2id$x' });
    await users.add(user);
    const { passwordHash, intendedTier: _intent, ...shown } = user;
    expect(await users.find(user.id)).toEqual(shown);
    expect(await users.findForLogin(user.email)).toEqual({ user: shown, passwordHash });
    expect(await users.findForLogin('somebody@else.example')).toBeNull();
  });

  it('refuses an email that is taken', async () => {
    const user = buildUser();
    expect(await users.add(user)).toBe(true);
    expect(await users.add(buildUser({ email: user.email }))).toBe(false);
  });

  it('renames, and knows when there is nobody to rename', async () => {
    const user = buildUser();
    await users.add(user);
    expect(await users.rename(user.id, 'New Name', noon)).toMatchObject({
      id: user.id,
      fullName: 'New Name',
    });
    expect(await users.rename(randomUUID(), 'New Name', noon)).toBeNull();
  });

  it('knows whether there is an admin', async () => {
    expect(await users.anyAdmin()).toBe(false);
    await users.add(buildUser({ role: 'admin' }));
    expect(await users.anyAdmin()).toBe(true);
  });
});

describe('the store of sessions', () => {
  async function begin() {
    const user = buildUser();
    await users.add(user);
    const session = {
      id: randomUUID(),
      userId: user.id,
      createdAt: noon,
      lastUsedAt: noon,
      device: null,
      revokedAt: null,
    };
    const tokenHash = randomBytes(32);
    await sessions.add({ ...session, tokenHash });
    return { user, session, find: () => sessions.findByTokenHash(tokenHash) };
  }

  it('finds a session and its user by the hash of the token', async () => {
    const { user, session, find } = await begin();
    expect(await find()).toEqual({
      session,
      user: await users.find(user.id),
      hasTwoFactor: false,
      provenAt: session.createdAt,
      rules: null,
    });
    expect(await sessions.findByTokenHash(randomBytes(32))).toBeNull();
  });

  it('moves the time of last use forward only', async () => {
    const { session, find } = await begin();
    await sessions.touch(session.id, later(5000));
    await sessions.touch(session.id, later(1000));
    expect((await find())?.session.lastUsedAt).toEqual(later(5000));
  });

  it('keeps the time of the first revocation', async () => {
    const { session, find } = await begin();
    await sessions.revoke(session.id, later(1000));
    await sessions.revoke(session.id, later(2000));
    expect((await find())?.session.revokedAt).toEqual(later(1000));
  });

  it('does again what the database gave up because of a deadlock', async () => {
    const { session, find } = await begin();
    await database.knex.raw(`
      create sequence deadlocks;
      create function deadlock_once() returns trigger language plpgsql as $$
      begin
        if nextval('deadlocks') % 2 = 1 then raise sqlstate '40P01'; end if;
        return coalesce(new, old);
      end $$;
      create trigger deadlock before update or delete on accounts_sessions
        for each statement execute function deadlock_once()`);
    await sessions.touch(session.id, later(1000));
    await sessions.revoke(session.id, later(2000));
    expect((await find())?.session).toMatchObject({ lastUsedAt: later(1000), revokedAt: later(2000) });
    expect(await sessions.purge(later(5000))).toBeGreaterThan(0);
    await database.knex.raw('drop trigger deadlock on accounts_sessions; drop sequence deadlocks');
  });

  it('throws away what was last used, or revoked, before a time', async () => {
    const [old, revoked, fresh] = [await begin(), await begin(), await begin()];
    await sessions.touch(revoked.session.id, later(9000));
    await sessions.revoke(revoked.session.id, later(1000));
    await sessions.touch(fresh.session.id, later(9000));
    expect(await sessions.purge(later(5000))).toBeGreaterThanOrEqual(2);
    expect([await old.find(), await revoked.find()]).toEqual([null, null]);
    expect(await fresh.find()).not.toBeNull();
  });
});

describe('the store of counters', () => {
  it('counts every one of many tries at once', async () => {
    const key = randomBytes(32);
    const counts = await Promise.all(Array.from({ length: 20 }, () => throttles.count(key, 60_000, noon)));
    expect(counts.map(({ tries }) => tries).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    );
  });

  it('begins a new window when the last is over', async () => {
    const key = randomBytes(32);
    await throttles.count(key, 60_000, noon);
    expect(await throttles.count(key, 60_000, later(59_999))).toEqual({ windowStartedAt: noon, tries: 2 });
    expect(await throttles.count(key, 60_000, later(60_000))).toEqual({
      windowStartedAt: later(60_000),
      tries: 1,
    });
  });

  it('takes tries back, not below zero, and forgets', async () => {
    const key = randomBytes(32);
    await throttles.count(key, 60_000, noon);
    await throttles.giveBack(key);
    await throttles.giveBack(key);
    expect((await throttles.count(key, 60_000, noon)).tries).toBe(1);
    await throttles.clear(key);
    expect((await throttles.count(key, 60_000, noon)).tries).toBe(1);
    expect(await throttles.purge(later(1))).toBeGreaterThan(0);
  });
});
