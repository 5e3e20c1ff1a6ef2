import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('registering', () => {
  it('[V-187] answers the user and a token', async () => {
    const answer = await api.request
      .post('/api/auth/register')
      .send({
        email: 'ada@example.com',
        full_name: 'Ada Lovelace',
        password: 'difference engine',
        plan: 'starter',
      });
    expect(answer.status).toBe(201);
    expect(answer.body.user).toMatchObject({ email: 'ada@example.com', full_name: 'Ada Lovelace' });
    const me = await api.request.get('/api/auth/me').set('Authorization', `Bearer ${answer.body.token}`);
    expect(me.status).toBe(200);
    expect(me.body.user).toEqual(answer.body.user);
  });
});
