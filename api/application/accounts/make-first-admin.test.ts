import { MakeFirstAdmin } from './make-first-admin.ts';
import { tokens } from '../../composition/tokens.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const login = { email: 'Admin@Wickwise.local', password: 'a first password' };
const make = () => api.container.get(MakeFirstAdmin).run(login);

describe('the first admin', () => {
  it('is made once and can log in', async () => {
    expect([await make(), await make()]).toEqual(['made', 'exists']);
    const answer = await api.request.post('/api/auth/login').send(login);
    expect(answer.body.user).toMatchObject({ email: 'admin@wickwise.local', role: 'admin' });
  });

  it('is one, when two processes make it at once', async () => {
    expect((await Promise.all([make(), make()])).sort()).toEqual(['exists', 'made']);
  });

  it('does not promote an existing account with the email', async () => {
    const { user } = await api.signIn({ email: login.email });
    expect(await make()).toBe('taken');
    expect(await api.container.get(tokens.users).find(user.id)).toMatchObject({ role: 'user' });
  });
});
