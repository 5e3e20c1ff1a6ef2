import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('[W-304] the tour is offered to a new account until it is left, once for all devices', async () => {
  const { bearer, user } = await api.signIn();
  const left = async () => (await api.request.get('/api/auth/me/tour').set(bearer)).body.left;
  expect(await left()).toBe(false);
  const when = async () =>
    (await api.database.knex('accounts_users').where({ id: user.id }).first('tour_left_at')).tour_left_at;
  await api.request.delete('/api/auth/me/tour').set(bearer).expect(204);
  const first = await when();
  api.clock.pass({ minutes: 5 });
  await api.request.delete('/api/auth/me/tour').set(bearer).expect(204);
  expect([await left(), await when()]).toEqual([true, first]);
  const other = await api.signIn();
  expect((await api.request.get('/api/auth/me/tour').set(other.bearer)).body).toEqual({ left: false });
});
