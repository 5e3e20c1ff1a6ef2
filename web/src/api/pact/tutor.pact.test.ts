import {
  askTutor,
  deleteConversation,
  listConversations,
  listMessages,
  renameConversation,
  startConversation,
} from '../generated/client/tutor/tutor.ts';
import {
  TOKEN,
  bearer,
  boolean,
  eachLike,
  integer,
  like,
  moment,
  nullValue,
  provider,
  refuse,
  regex,
  string,
  useServer,
  uuid,
} from './consumer.ts';

const ID = '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d31';
const CLIENT_ID = '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d32';
const path = '/api/tutor/conversations';
const talked = ['Ada has asked the tutor something', { token: TOKEN, conversation_id: ID }] as const;
const question = 'What is a stop loss?';

const conversation = {
  id: uuid(ID),
  title: string('What is a stop loss?...'),
  topic: string('General'),
  created_at: moment,
  updated_at: moment,
};

const answer = {
  id: uuid(ID),
  role: regex('^assistant$', 'assistant'),
  content: string('A stop limits what a trade may lose.'),
  timestamp: moment,
  lessons: eachLike({
    id: regex('^[a-z0-9-]+$', 'stop-placement'),
    topic: string('Risk Management'),
    title: string('Where a stop belongs'),
  }),
  notice: nullValue(),
  stopped: boolean(false),
  client_message_id: nullValue(),
};

describe('conversations with the tutor, as the web uses them', () => {
  it('lists them', () =>
    provider()
      .addInteraction()
      .given(...talked)
      .uponReceiving('a question for the latest conversations')
      .withRequest('GET', path, (request) => request.headers(bearer).query({ limit: '10' }))
      .willRespondWith(200, (response) =>
        response.jsonBody({ conversations: eachLike(conversation), total: integer(1) }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await listConversations({ limit: 10 })).conversations).toHaveLength(1);
      }));

  it('begins one', () =>
    provider()
      .addInteraction()
      .given('Ada is signed in', { token: TOKEN })
      .uponReceiving('a new conversation')
      .withRequest('POST', path, (request) =>
        request.headers(bearer).jsonBody({ title: 'What is a stop loss?...', topic: 'General' }),
      )
      .willRespondWith(201, (response) => response.jsonBody({ conversation }))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const begun = await startConversation({ title: 'What is a stop loss?...', topic: 'General' });
        expect(begun.conversation.topic).toBe('General');
      }));

  it('[V-172] is refused a topic that the plan does not open', () =>
    provider()
      .addInteraction()
      .given('Ada is signed in', { token: TOKEN })
      .uponReceiving('a new conversation about a topic of larger plans')
      .withRequest('POST', path, (request) =>
        request.headers(bearer).jsonBody({ title: 'Strategy Development', topic: 'Strategy Development' }),
      )
      .willRespondWith(403, refuse(403, 'tutor.topic_closed'))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const asked = startConversation({ title: 'Strategy Development', topic: 'Strategy Development' });
        await expect(asked).rejects.toMatchObject({ code: 'tutor.topic_closed' });
      }));

  it('renames one', () =>
    provider()
      .addInteraction()
      .given(...talked)
      .uponReceiving('another title for a conversation')
      .withRequest('PATCH', `${path}/${ID}`, (request) =>
        request.headers(bearer).jsonBody({ title: 'Stops' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({ conversation: { ...conversation, title: 'Stops' } }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await renameConversation(ID, { title: 'Stops' })).conversation.title).toBe('Stops');
      }));

  it('deletes one', () =>
    provider()
      .addInteraction()
      .given(...talked)
      .uponReceiving('the end of a conversation')
      .withRequest('DELETE', `${path}/${ID}`, (request) => request.headers(bearer))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await deleteConversation(ID);
      }));

  it('reads what was said', () =>
    provider()
      .addInteraction()
      .given(...talked)
      .uponReceiving('a question for the messages of a conversation')
      .withRequest('GET', `${path}/${ID}/messages`, (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          messages: [
            { ...answer, role: 'user', content: question, lessons: [], client_message_id: uuid(CLIENT_ID) },
            answer,
          ],
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await listMessages(ID)).messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
      }));

  it('asks the tutor', () =>
    provider()
      .addInteraction()
      .given(...talked)
      .uponReceiving('a question to the tutor')
      .withRequest('POST', `${path}/${ID}/messages`, (request) =>
        request
          .headers(bearer)
          .jsonBody({ content: question, temperature: 0.5, client_message_id: like(ID) }),
      )
      .willRespondWith(200, (response) => response.jsonBody({ assistant_message: answer }))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const said = await askTutor(ID, { content: question, temperature: 0.5, client_message_id: ID });
        expect(said).toHaveProperty('assistant_message.lessons.length', 1);
      }));
});
