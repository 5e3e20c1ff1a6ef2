import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tokens } from '../../../composition/tokens.ts';
import { readEmailTo, readOutbox, tokenIn } from '../../../testing/read-outbox.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

const support = 'support@wickwise.test';
const owner = 'owner@wickwise.test';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ settings: { SUPPORT_EMAIL: support, ADMIN_EMAIL: owner } });
});
beforeEach(async () => {
  await api.database.knex.raw(
    'truncate visitors_contact_messages, visitors_newsletter, mail_letters, accounts_throttles',
  );
  await rm(join(api.environment.dataDir, 'outbox'), { recursive: true, force: true });
});
afterAll(() => api.close());

const email = 'ada@example.com';
const post = (path: string, body: object) => api.request.post(`/api${path}`).send(body);
const message = { name: 'Ada Lovelace', email, subject: 'Refund', message: 'How do I ask?\nThank you.' };
const confirmed = async (): Promise<string> => {
  await post('/newsletter', { email }).expect(202);
  await post('/newsletter/confirm', { token: tokenIn(await readEmailTo(api, email)) }).expect(204);
  return tokenIn(await readEmailTo(api, email));
};
const kinds = async () => (await readOutbox(api)).map(({ to, kind }) => `${kind} to ${to}`).sort();
const purge = async (): Promise<void> => {
  const task = api.container.getAll(tokens.jobTask).find(({ name }) => name === 'purge-contacts');
  await task?.run({}, api.container.get(tokens.log));
};

describe('the contact form', () => {
  it('[D-104] [D-002] stores a message, posts it to the admins, and a receipt to the sender', async () => {
    const answer = await post('/contact', { ...message, email: ' ADA@example.com'.trim() });
    expect([answer.status, answer.text]).toEqual([202, '']);
    expect(await api.database.knex('visitors_contact_messages').first()).toMatchObject({
      name: 'Ada Lovelace',
      email,
      subject: 'Refund',
      message: 'How do I ask?\nThank you.',
      received_at: api.clock.now(),
    });
    expect(await readEmailTo(api, owner)).toMatchObject({
      kind: 'contact-message',
      subject: 'Contact form: Refund',
      text: expect.stringContaining('How do I ask?\nThank you.'),
    });
    expect((await readEmailTo(api, owner)).text).toContain('Ada Lovelace <ada@example.com>');
    const receipt = await readEmailTo(api, email);
    expect(receipt).toMatchObject({ kind: 'contact-receipt', text: expect.stringContaining(support) });
    // Anybody can name a stranger's address: the receipt must carry no words of theirs.
    expect(receipt.text).not.toMatch(/Lovelace|Refund|How do I ask/);
  });

  it('takes a message without a subject, and none that is blank', async () => {
    await post('/contact', { name: 'Ada', email, message: 'Hello' }).expect(202);
    for (const wrong of [{ name: ' ' }, { message: ' \n ' }, { email: 'nobody' }, { message: undefined }]) {
      const answer = await post('/contact', { ...message, ...wrong });
      expect([answer.status, answer.body.code, answer.body.errors[0].field]).toEqual([
        400,
        'request.invalid',
        Object.keys(wrong)[0],
      ]);
    }
    expect(await kinds()).toEqual(['contact-message to owner@wickwise.test', `contact-receipt to ${email}`]);
  });

  it('[D-104] takes five messages an hour from one sender, then says when to come back', async () => {
    for (let i = 0; i < 5; i++) await post('/contact', message).expect(202);
    const refused = await post('/contact', message);
    expect([refused.status, refused.body.code]).toEqual([429, 'visitors.requests_throttled']);
    expect(refused.body.retry_after_seconds).toBe(3600);
    expect(await api.database.knex('visitors_contact_messages')).toHaveLength(5);
    api.clock.pass({ minutes: 61 });
    await post('/contact', message).expect(202);
  });

  it('takes twenty an hour from one address, whoever writes', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++)
      statuses.push((await post('/contact', { ...message, email: `a${i}@example.com` })).status);
    expect(statuses).toEqual([...Array<number>(20).fill(202), 429]);
  });

  it('keeps messages for a year', async () => {
    await post('/contact', message);
    api.clock.pass({ days: 364 });
    await purge();
    expect(await api.database.knex('visitors_contact_messages')).toHaveLength(1);
    api.clock.pass({ days: 2 });
    await purge();
    expect(await api.database.knex('visitors_contact_messages')).toEqual([]);
  });
});

describe('the newsletter', () => {
  it('[D-104] is for an address that confirms it, once', async () => {
    const asked = await post('/newsletter', { email: 'ADA@example.com' });
    expect([asked.status, asked.text]).toEqual([202, '']);
    const received = await readEmailTo(api, email);
    expect(received).toMatchObject({ kind: 'newsletter-confirm' });
    expect(received.text).toContain(`${api.environment.publicUrl}/newsletter/confirm#token=`);
    expect(await api.database.knex('visitors_newsletter').first()).toMatchObject({ confirmed_at: null });

    const token = tokenIn(received);
    await post('/newsletter/confirm', { token }).expect(204);
    const row = await api.database.knex('visitors_newsletter').first();
    expect(row).toMatchObject({ email, confirmed_at: api.clock.now() });
    expect(await readEmailTo(api, email)).toMatchObject({ kind: 'newsletter-welcome' });

    const again = await post('/newsletter/confirm', { token });
    expect([again.status, again.body.code]).toEqual([422, 'visitors.dead_newsletter_link']);
    expect(await kinds()).toEqual([`newsletter-confirm to ${email}`, `newsletter-welcome to ${email}`]);
  });

  it('confirms once when the link is opened several times at once', async () => {
    await post('/newsletter', { email });
    const token = tokenIn(await readEmailTo(api, email));
    const uses = await Promise.all([1, 2, 3].map(() => post('/newsletter/confirm', { token })));
    expect(uses.map(({ status }) => status).sort()).toEqual([204, 422, 422]);
  });

  it('answers the same for an address that has it, and does not write again', async () => {
    await confirmed();
    const received = (await readOutbox(api)).length;
    const answer = await post('/newsletter', { email });
    expect([answer.status, answer.text]).toEqual([202, '']);
    expect(await readOutbox(api)).toHaveLength(received);
  });

  it('has a link for seven days, and the latest is the one that works', async () => {
    await post('/newsletter', { email });
    const first = tokenIn(await readEmailTo(api, email));
    api.clock.pass({ minutes: 1 });
    await post('/newsletter', { email });
    const second = tokenIn(await readEmailTo(api, email));
    await post('/newsletter/confirm', { token: first }).expect(422);
    api.clock.pass({ days: 7 });
    await post('/newsletter/confirm', { token: second }).expect(422);
    api.clock.pass({ seconds: 1 });
    await purge();
    expect(await api.database.knex('visitors_newsletter')).toEqual([]);
  });

  it('[D-104] ends with the link in its emails; the address is forgotten, and the link is used up', async () => {
    const token = await confirmed();
    await post('/newsletter/unsubscribe', { token: `${token.slice(0, -4)}0000` }).expect(422);
    await post('/newsletter/unsubscribe', { token: 'no token' }).expect(422);
    await post('/newsletter/unsubscribe', { token }).expect(204);
    expect(await api.database.knex('visitors_newsletter')).toEqual([]);
    await post('/newsletter/unsubscribe', { token }).expect(422);
    api.clock.pass({ seconds: 1 });
    await post('/newsletter', { email }).expect(202);
    expect(await readEmailTo(api, email)).toMatchObject({ kind: 'newsletter-confirm' });
  });

  it('[D-104] sends an address three emails an hour at most', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await post('/newsletter', { email })).status);
    expect(statuses).toEqual([202, 202, 202, 429]);
    expect(await readOutbox(api)).toHaveLength(3);
  });

  it('leaves no secret in the database or the log', async () => {
    await post('/newsletter', { email });
    const token = tokenIn(await readEmailTo(api, email));
    const rows = await api.database.knex('visitors_newsletter');
    expect(JSON.stringify([rows, await api.database.knex('mail_letters'), api.logLines])).not.toContain(
      token,
    );
  });
});

describe('the support chat', () => {
  const ask = async (question: string) => (await post('/support/ask', { question }).expect(200)).body;

  it('[D-105] answers what the questions of the site answer, and says where it stands', async () => {
    expect(await ask('Can I get a refund?')).toEqual({
      answer: expect.stringContaining('30 days'),
      sources: [{ kind: 'faq', title: 'Can I have my money back?', href: '/faq#refunds' }],
      handover: false,
    });
  });

  it('[D-105] answers what the lessons answer, with a link to the lesson', async () => {
    const reply = await ask('What is a stop loss?');
    expect(reply).toMatchObject({ handover: false, sources: [{ kind: 'lesson' }] });
    expect(reply.answer).toContain(`The lesson “${reply.sources[0].title}” is about this.`);
    expect(reply.sources[0].href).toMatch(/^\/ai-tutor\/lessons\/[a-z0-9-]+$/);
  });

  it('[D-105] hands over when nothing fits', async () => {
    expect(await ask('What is the weather in Paris?')).toEqual({
      answer: expect.stringContaining('contact form'),
      sources: [],
      handover: true,
    });
  });

  it('takes sixty questions in a quarter of an hour from one address', async () => {
    for (let i = 0; i < 60; i++) await ask('refunds?');
    const refused = await post('/support/ask', { question: 'refunds?' });
    expect([refused.status, refused.body.code]).toEqual([429, 'visitors.requests_throttled']);
  });
});

it('[D-049] what was written and subscribed is in the export, and is deleted with the account', async () => {
  const hash = await api.container.get(tokens.passwords).hash('difference engine');
  const { bearer } = await api.signIn({ email, passwordHash: hash });
  await post('/contact', message);
  await post('/contact', { ...message, email: 'another@example.com' });
  await confirmed();
  const { body } = await api.request.get('/api/auth/me/export').set(bearer).expect(200);
  const recordsOf = (name: string) =>
    body.sections.find((section: { name: string }) => section.name === name).records;
  expect(recordsOf('contact_messages')).toEqual([
    expect.objectContaining({ subject: 'Refund', message: message.message }),
  ]);
  expect(recordsOf('newsletter')).toEqual([expect.objectContaining({ confirmed_at: expect.any(String) })]);

  const gone = await api.request.delete('/api/auth/me').set(bearer).send({ password: 'difference engine' });
  expect(gone.status).toBe(204);
  expect(await api.database.knex('visitors_contact_messages').pluck('email')).toEqual([
    'another@example.com',
  ]);
  expect(await api.database.knex('visitors_newsletter')).toEqual([]);
});
