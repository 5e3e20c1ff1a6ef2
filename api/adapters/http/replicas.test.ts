import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let one: TestApi;
let other: TestApi;
beforeAll(async () => {
  one = await startTestApi();
  other = await startTestApi({ replicaOf: one });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

describe('two replicas on one database', () => {
  it('share who is signed in and who is not any more', async () => {
    const person = { email: 'ada@example.com', full_name: 'Ada', password: 'difference engine' };
    const { token } = (await one.request.post('/api/auth/register').send(person).expect(201)).body;
    const bearer = { Authorization: `Bearer ${token}` };
    await other.request.patch('/api/auth/me').set(bearer).send({ full_name: 'Ada L' }).expect(200);
    expect((await one.request.get('/api/auth/me').set(bearer)).body.user.full_name).toBe('Ada L');
    await other.request.post('/api/auth/logout').set(bearer).expect(204);
    await one.request.get('/api/auth/me').set(bearer).expect(401);
  });
});
