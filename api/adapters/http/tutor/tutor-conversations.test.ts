import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { TryCounter } from '../../../application/accounts/try-counter.ts';
import { questionsByAccount } from '../../../application/tutor/ask-tutor.ts';
import { tokens } from '../../../composition/tokens.ts';
import { ScriptedTutor } from '../../../testing/scripted-tutor.ts';
import type { Bearer } from '../../../testing/chart-fixtures.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import type { TutorPart, TutorQuestion } from '../../../ports/tutor/tutor-voice.ts';

const tutor = new ScriptedTutor();
let api: TestApi;
let bearer: Bearer;
beforeAll(async () => {
  api = await startTestApi({
    rebind: (container) => void container.rebind(tokens.voice).toConstantValue(tutor),
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  tutor.reset();
  bearer = (await api.signIn()).bearer;
});

const path = '/api/tutor/conversations';
const FALLBACK = 'The AI provider did not answer; this is from the built-in lessons.';

function start(wanted: object = {}, who = bearer) {
  return api.request
    .post(path)
    .set(who)
    .send({ title: 'How stops work', topic: 'General', ...wanted });
}

async function begun(wanted: object = {}): Promise<string> {
  return (await start(wanted)).body.conversation.id as string;
}

function ask(id: string, body: object, who = bearer) {
  return api.request.post(`${path}/${id}/messages`).set(who).send(body);
}

async function messagesOf(id: string) {
  const answer = await api.request.get(`${path}/${id}/messages`).set(bearer);
  return answer.body.messages as { role: string; content: string; [key: string]: unknown }[];
}

describe('conversations', () => {
  it('[V-129] [V-200] begin with a title and a topic', async () => {
    const answer = await start({ title: '  How stops work  ', topic: 'Risk Management' });
    expect(answer.status).toBe(201);
    expect(answer.body.conversation).toEqual({
      id: expect.any(String),
      title: 'How stops work',
      topic: 'Risk Management',
      created_at: api.clock.now().toISOString(),
      updated_at: api.clock.now().toISOString(),
    });
  });

  it('[V-199] are listed newest first, as many as asked for', async () => {
    for (const title of ['one', 'two', 'three']) {
      await begun({ title });
      api.clock.pass({ seconds: 1 });
    }
    const list = (limit: number) => api.request.get(`${path}?limit=${limit}`).set(bearer);
    const titles = (answer: { body: { conversations: { title: string }[] } }) =>
      answer.body.conversations.map(({ title }) => title);
    expect(titles(await api.request.get(path).set(bearer))).toEqual(['three', 'two', 'one']);
    expect(titles(await list(2))).toEqual(['three', 'two']);
    expect((await list(2)).body.total).toBe(3);
    expect((await list(0)).status).toBe(400);
  });

  it('come to the top when spoken in, and take another title', async () => {
    const old = await begun({ title: 'old' });
    api.clock.pass({ seconds: 1 });
    await begun({ title: 'new' });
    api.clock.pass({ seconds: 1 });
    await ask(old, { content: 'What is a stop?' });
    const renamed = await api.request.patch(`${path}/${old}`).set(bearer).send({ title: 'Stops' });
    expect(renamed.body.conversation).toMatchObject({ id: old, title: 'Stops' });
    const { body } = await api.request.get(path).set(bearer);
    expect(body.conversations.map(({ title }: { title: string }) => title)).toEqual(['Stops', 'new']);
  });

  it('are gone once deleted, with what was said', async () => {
    const id = await begun();
    await ask(id, { content: 'What is a stop?' });
    expect((await api.request.delete(`${path}/${id}`).set(bearer)).status).toBe(204);
    expect((await api.request.get(`${path}/${id}/messages`).set(bearer)).status).toBe(404);
    expect((await api.request.delete(`${path}/${id}`).set(bearer)).status).toBe(404);
  });

  it.each([
    [{ title: '' }, 'title'],
    [{ title: '   ' }, 'title'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ topic: 'Astrology' }, 'topic'],
  ])('refuse what does not fit, naming the field (case %#)', async (wanted, field) => {
    const answer = await start(wanted);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ field }));
  });

  it('[V-201] of others are not there', async () => {
    const id = await begun();
    const { bearer: other } = await api.signIn();
    const answers = [
      await api.request.get(`${path}/${id}/messages`).set(other),
      await ask(id, { content: 'Hello?' }, other),
      await api.request.patch(`${path}/${id}`).set(other).send({ title: 'Mine' }),
      await api.request.delete(`${path}/${id}`).set(other),
    ];
    for (const { status, body } of answers)
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'tutor.conversation_not_found' });
    expect(tutor.asked).toEqual([]);
  });
});

describe('the topic gate', () => {
  const closed = ['Strategy Development', 'Market Fundamentals'];
  const message = 'This topic is available for Pro and Expert plans. Please upgrade your package.';

  it.each(['none', 'starter'] as const)('[V-172] keeps the tier %s out of two topics', async (tier) => {
    const { bearer: who } = await api.signIn({ tier });
    for (const topic of closed) {
      const answer = await start({ topic }, who);
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ code: 'tutor.topic_closed', error: message });
    }
    expect((await start({ topic: 'Trading Psychology' }, who)).status).toBe(201);
  });

  it.each([{ tier: 'pro' }, { tier: 'expert' }, { role: 'admin' }] as const)(
    '[V-172] lets %j in',
    async (wanted) => {
      const { bearer: who } = await api.signIn(wanted);
      for (const topic of closed) expect((await start({ topic }, who)).status).toBe(201);
    },
  );

  it('tells the tutor which topics it must not quote', async () => {
    await ask(await begun(), { content: 'What moves markets?' });
    expect(tutor.asked[0]?.closedTopics).toEqual(['Market Fundamentals', 'Strategy Development']);
  });
});

describe('asking the tutor', () => {
  it('[V-130] [V-202] answers with the stored message', async () => {
    const id = await begun({ topic: 'Risk Management' });
    const answer = await ask(id, { content: ' What is a stop? ', temperature: 0.5 });
    expect(answer.status).toBe(200);
    const { assistant_message } = answer.body;
    expect(assistant_message).toEqual({
      id: expect.any(String),
      role: 'assistant',
      content: 'A stop limits the loss.',
      timestamp: api.clock.now().toISOString(),
      lessons: tutor.lessons,
      notice: null,
      stopped: false,
      client_message_id: null,
    });
    const question = { role: 'user', content: 'What is a stop?', timestamp: api.clock.now().toISOString() };
    expect(await messagesOf(id)).toMatchObject([question, assistant_message]);
    expect(tutor.asked).toMatchObject([{ topic: 'Risk Management', temperature: 0.5, facts: [] }]);
  });

  it('sends along what was said before', async () => {
    const id = await begun();
    await ask(id, { content: 'What is a stop?' });
    await ask(id, { content: 'And why?' });
    expect(tutor.asked[1]?.turns).toEqual([
      { role: 'user', content: 'What is a stop?' },
      { role: 'assistant', content: 'A stop limits the loss.' },
      { role: 'user', content: 'And why?' },
    ]);
  });

  it.each([
    [{ content: '' }, 'content'],
    [{ content: ' \n ' }, 'content'],
    [{ content: 'x'.repeat(4001) }, 'content'],
    [{ content: 'Why?', temperature: 1.5 }, 'temperature'],
    [{ content: 'Why?', client_message_id: 'one' }, 'client_message_id'],
  ])('refuses what does not fit, naming the field (case %#)', async (body, field) => {
    const answer = await ask(await begun(), body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ field }));
    expect(tutor.asked).toEqual([]);
  });

  it('keeps a notice of a provider with the answer', async () => {
    tutor.parts = [{ kind: 'notice', text: FALLBACK }, ...tutor.parts];
    const id = await begun();
    const { body } = await ask(id, { content: 'What is a stop?' });
    expect(body.assistant_message.notice).toBe(FALLBACK);
    expect((await messagesOf(id))[1]?.notice).toBe(FALLBACK);
  });

  it('costs nothing, and is limited', async () => {
    const { bearer: who, user } = await api.signIn();
    const { body } = await start({}, who);
    const id = body.conversation.id as string;
    const before = await api.request.get('/api/auth/me').set(who);
    expect((await ask(id, { content: 'What is a stop?' }, who)).status).toBe(200);
    expect((await api.request.get('/api/auth/me').set(who)).body).toEqual(before.body);

    const counted = { rule: questionsByAccount, subject: user.id };
    const { container, clock } = api;
    const tries = new TryCounter({
      throttles: container.get(tokens.throttles),
      hash: container.get(tokens.hash),
      clock,
    });
    for (let tried = 1; tried < questionsByAccount.limit; tried++) await tries.count([counted]);
    const refused = await ask(id, { content: 'One more' }, who);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 'tutor.throttled', retry_after_seconds: 900 });
    expect(tutor.asked).toHaveLength(1);
  });
});

describe('sending again', () => {
  it('keeps the question of a failed send and answers it without storing it twice', async () => {
    const id = await begun();
    const body = { content: 'What is a stop?', client_message_id: randomUUID() };
    tutor.broken = true;
    expect((await ask(id, body)).status).toBe(500);
    expect(await messagesOf(id)).toMatchObject([{ role: 'user', client_message_id: body.client_message_id }]);
    tutor.broken = false;
    expect((await ask(id, body)).status).toBe(200);
    expect((await messagesOf(id)).map(({ role }) => role)).toEqual(['user', 'assistant']);
  });

  it('repeats the stored answer of an answered question, also under a burst', async () => {
    const id = await begun();
    const body = { content: 'What is a stop?', client_message_id: randomUUID() };
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(id, body)));
    const again = await ask(id, body);
    const ids = new Set([...answers, again].map((answer) => answer.body.assistant_message.id));
    expect(ids.size).toBe(1);
    expect(await messagesOf(id)).toHaveLength(2);
  });

  it('puts a late answer behind its own question', async () => {
    const id = await begun();
    const body = { content: 'First?', client_message_id: randomUUID() };
    tutor.broken = true;
    await ask(id, body);
    tutor.broken = false;
    await ask(id, { content: 'Second?' });
    await ask(id, body);
    expect((await messagesOf(id)).map(({ content }) => content)).toEqual([
      'First?',
      'A stop limits the loss.',
      'Second?',
      'A stop limits the loss.',
    ]);
    expect(tutor.asked.at(-1)?.turns).toEqual([{ role: 'user', content: 'First?' }]);
  });
});

interface Event {
  event: string;
  data: { [key: string]: unknown };
}

function eventsIn(text: string): Event[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [event = '', data = ''] = block.split('\n').map((line) => line.slice(line.indexOf(': ') + 2));
      return { event, data: JSON.parse(data) as Event['data'] };
    });
}

describe('an answer as a stream', () => {
  const stream = (id: string, body: object) => ask(id, body).set('Accept', 'text/event-stream');

  it('[D-096] comes part by part, then whole', async () => {
    const id = await begun();
    tutor.parts = [...tutor.parts, { kind: 'notice', text: 'Something was left out.' }];
    const answer = await stream(id, { content: 'What is a stop?' });
    expect(answer.headers['content-type']).toContain('text/event-stream');
    const events = eventsIn(answer.text);
    expect(events.slice(0, -1)).toEqual([
      { event: 'part', data: { text: 'A stop limits ' } },
      { event: 'part', data: { text: 'the loss.' } },
      { event: 'lessons', data: { lessons: tutor.lessons } },
      { event: 'notice', data: { text: 'Something was left out.' } },
    ]);
    expect(events.at(-1)?.event).toBe('done');
    expect(events.at(-1)?.data.assistant_message).toEqual((await messagesOf(id))[1]);
  });

  it('is an ordinary problem when the request is wrong, and a problem event when the tutor fails', async () => {
    expect((await stream(randomUUID(), { content: 'Hello?' })).status).toBe(404);
    tutor.broken = true;
    const answer = await stream(await begun(), { content: 'What is a stop?' });
    expect(eventsIn(answer.text)).toMatchObject([
      { event: 'problem', data: { code: 'platform.unexpected' } },
    ]);
  });

  it('repeats a stored answer', async () => {
    const id = await begun();
    const body = { content: 'What is a stop?', client_message_id: randomUUID() };
    await ask(id, body);
    const events = eventsIn((await stream(id, body)).text);
    expect(events.map(({ event }) => event)).toEqual(['part', 'lessons', 'done']);
    expect(tutor.asked).toHaveLength(1);
  });
});

describe('stopping an answer', () => {
  /** Says one part, then waits until it is stopped. */
  async function* halting({ signal }: TutorQuestion): AsyncGenerator<TutorPart> {
    yield { kind: 'text', text: 'A stop limits ' };
    await new Promise((resolve) => signal?.addEventListener('abort', resolve, { once: true }));
  }

  /** Sends a question, reads until the first part, and leaves; resolves when the rest is stored. */
  async function stopAfterFirstPart(id: string, body: object): Promise<void> {
    const answer = tutor.answer;
    tutor.answer = halting;
    const headers = { ...bearer, Accept: 'text/event-stream', 'Content-Type': 'application/json' };
    const leaving = request(`${api.origin}${path}/${id}/messages`, { method: 'POST', headers });
    leaving.on('error', () => undefined);
    leaving.end(JSON.stringify(body));
    const [response] = (await once(leaving, 'response')) as [IncomingMessage];
    await once(response, 'data');
    leaving.destroy();
    tutor.answer = answer;
    while ((await messagesOf(id)).length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  it('keeps what was said until then, and asks anew when sent again', async () => {
    const id = await begun();
    const body = { content: 'What is a stop?', client_message_id: randomUUID() };
    await stopAfterFirstPart(id, body);
    expect((await messagesOf(id))[1]).toMatchObject({ content: 'A stop limits ', stopped: true });
    const again = await ask(id, body);
    expect(again.body.assistant_message).toMatchObject({
      content: 'A stop limits the loss.',
      stopped: false,
    });
    expect(await messagesOf(id)).toMatchObject([{ role: 'user' }, { content: 'A stop limits the loss.' }]);
  });
});

describe('personal data', () => {
  it('holds the conversations, until the account is deleted', async () => {
    const { bearer: who, user } = await api.signIn();
    const { body } = await start({ title: 'Mine' }, who);
    await ask(body.conversation.id, { content: 'What is a stop?' }, who);
    const [source] = api.container
      .getAll(tokens.personalDataSource)
      .filter(({ name }) => name === 'tutor_conversations');
    expect(await source?.read(user.id)).toMatchObject([
      { title: 'Mine', messages: [{ content: 'What is a stop?' }, { content: 'A stop limits the loss.' }] },
    ]);
    const gone = { email: 'gone@invalid', fullName: 'Gone' };
    await api.container.get(tokens.unitOfWork).run(async (tx) => {
      for (const eraser of api.container.getAll(tokens.personalDataEraser))
        await eraser.erase(user.id, gone, tx);
    });
    expect(await source?.read(user.id)).toEqual([]);
  });
});
