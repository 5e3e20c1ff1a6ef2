import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { readOutbox } from '../../../testing/read-outbox.ts';

const PASSWORD = 'difference engine';
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

let people = 0;

/** Somebody who registered, and is signed in a second time in Chrome. */
async function signedInTwice() {
  const email = `ada-${++people}@example.com`;
  const body = { email, full_name: 'Ada', password: PASSWORD };
  const first = await api.request.post('/api/auth/register').send(body);
  api.clock.pass({ minutes: 1 });
  const second = await api.request
    .post('/api/auth/login')
    .set('User-Agent', CHROME)
    .send({ email, password: PASSWORD });
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
  return { email, first: bearer(first.body.token), second: bearer(second.body.token) };
}

const me = (who: { Authorization: string }) => api.request.get('/api/auth/me').set(who);

describe('the own sessions', () => {
  it('are listed by what people know them by, last used first', async () => {
    const { second } = await signedInTwice();
    const { body } = await api.request.get('/api/auth/sessions').set(second);
    expect(body.sessions).toMatchObject([
      { device: 'Chrome on Linux', current: true },
      { device: null, current: false },
    ]);
  });

  it('end one by one, on the owner’s word only', async () => {
    const { first, second } = await signedInTwice();
    const eve = await signedInTwice();
    const { body } = await api.request.get('/api/auth/sessions').set(second);
    const { id } = body.sessions[1];
    expect((await api.request.delete(`/api/auth/sessions/${id}`).set(eve.first)).status).toBe(404);
    expect((await me(first)).status).toBe(200);
    await api.request.delete(`/api/auth/sessions/${id}`).set(second).expect(204);
    expect((await me(first)).status).toBe(401);
    expect((await api.request.delete(`/api/auth/sessions/${id}`).set(second)).status).toBe(404);
  });

  it('end everywhere but here', async () => {
    const { first, second } = await signedInTwice();
    await api.request.delete('/api/auth/sessions').set(second).expect(204);
    expect((await me(first)).status).toBe(401);
    expect((await me(second)).status).toBe(200);
  });

  it('are not listed once they lay idle too long', async () => {
    const { email } = await signedInTwice();
    api.clock.pass({ minutes: 241 });
    const login = await api.request.post('/api/auth/login').send({ email, password: PASSWORD });
    const { body } = await api.request
      .get('/api/auth/sessions')
      .set({ Authorization: `Bearer ${login.body.token}` });
    expect(body.sessions).toHaveLength(1);
  });
});

describe('changing the own password', () => {
  const change = (who: { Authorization: string }, current_password: string, new_password: string) =>
    api.request.post('/api/auth/me/password').set(who).send({ current_password, new_password });

  it('takes effect at once, signs out everywhere else, and is confirmed by email', async () => {
    const { email, first, second } = await signedInTwice();
    await change(second, PASSWORD, 'analytical engine').expect(204);
    expect((await me(first)).status).toBe(401);
    expect((await me(second)).status).toBe(200);
    const login = (password: string) => api.request.post('/api/auth/login').send({ email, password });
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login('analytical engine')).status).toBe(200);
    const received = (await readOutbox(api)).filter(({ to }) => to === email);
    expect(received.some(({ text }) => text.includes('every other device was signed out'))).toBe(true);
  });

  it('wants the current password and a good new one, and names the field', async () => {
    const { second } = await signedInTwice();
    const wrong = await change(second, 'not this one', 'analytical engine');
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors).toEqual([{ field: 'current_password', message: 'is not yours' }]);
    const weak = await change(second, PASSWORD, 'password1');
    expect(weak.body.errors[0].field).toBe('new_password');
    expect((await change(second, PASSWORD, 'short')).status).toBe(400);
    expect((await me(second)).status).toBe(200);
  });

  it('slows guesses of the current password down', async () => {
    const { second } = await signedInTwice();
    const answers = [];
    for (let guess = 0; guess < 11; guess++)
      answers.push((await change(second, `guess ${guess}`, 'analytical engine')).status);
    expect(answers.at(-1)).toBe(429);
  });
});
