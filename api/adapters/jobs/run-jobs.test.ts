import { PurgeSessions } from '../../application/accounts/purge-sessions.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { tokens } from '../../composition/tokens.ts';
import { runJobs } from './run-jobs.ts';
import { queuePool } from '../postgres/queue-pool.ts';
import { purgeSessionsTask } from './purge-sessions-task.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const pool = (url: string) => queuePool(url, api.container.get(tokens.log));

describe('the worker', () => {
  it('does a queued job with its payload', async () => {
    let done = (_payload: unknown): void => undefined;
    const seen = new Promise((resolve) => (done = resolve));
    const task = { name: 'say-hello', run: async (payload: unknown) => done(payload) };
    const runner = await runJobs(pool(api.database.url), [task], api.container.get(tokens.log));
    try {
      await api.database.knex.raw('select graphile_worker.add_job(\'say-hello\', \'{"to":"Ada"}\')');
      expect(await seen).toEqual({ to: 'Ada' });
    } finally {
      await runner.stop();
    }
  });

  it('stops though the database ends its connections at that moment', async () => {
    const name = 'a worker that stops';
    const url = new URL(api.database.url);
    url.searchParams.set('application_name', name);
    const runner = await runJobs(pool(url.href), [], api.container.get(tokens.log));
    const mine = () => api.database.knex('pg_stat_activity').where({ application_name: name });
    expect((await mine()).length).toBeGreaterThan(0);
    const stopped = runner.stop();
    await api.database.knex.raw(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = ?',
      [name],
    );
    await expect(stopped).resolves.toBeUndefined();
  });

  it('has a job every hour that throws old sessions and counters away', async () => {
    await api.request.post('/api/auth/login').send({ email: 'ada@example.com', password: 'guess it' });
    const old = await api.signIn();
    api.clock.pass({ days: 31 });
    const fresh = await api.signIn();
    const { container, database } = api;
    const purge = new PurgeSessions({
      sessions: container.get(tokens.sessions),
      throttles: container.get(tokens.throttles),
      clock: api.clock,
      sessionDays: 30,
    });
    const task = purgeSessionsTask({ purgeSessions: purge });
    expect(container.getAll(tokens.jobTask).map(({ name, cron }) => [name, cron])).toContainEqual([
      task.name,
      task.cron,
    ]);
    await task.run({}, container.get(tokens.log));
    const left = await database.knex('accounts_sessions').pluck('user_id');
    expect(left).toContain(fresh.user.id);
    expect(left).not.toContain(old.user.id);
    expect(await database.knex('accounts_throttles')).toEqual([]);
  });
});
