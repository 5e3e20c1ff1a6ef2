import { SealStoredPlans } from '../../application/analysis/seal-stored-plans.ts';
import { IdentifyVisitor } from '../../application/visitors/identify-visitor.ts';
import { VisitorQuota } from '../../application/visitors/visitor-quota.ts';
import { GiveTrial } from '../../application/credits/give-trial.ts';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import type { Knex } from 'knex';
import { tokens } from '../../composition/tokens.ts';
import { shareExpiry } from '../../domain/analysis/share.ts';
import { ok } from '../../domain/shared/result.ts';
import { buyOfAnalysis } from '../../testing/build-analysis-json.ts';
import { checkout } from '../../testing/checkout-requests.ts';
import { buildUser } from '../../testing/build-user.ts';
import { changeAdasEmail, type WantedEmailChange } from '../../testing/email-change-of-pact.ts';
import { giveAdaIntegrations, type WantedIntegrations } from '../../testing/integrations-of-pact.ts';
import { signPartnerIn } from '../../testing/partner-of-pact.ts';
import { setPartnerDashboard, type WantedPartnerDashboard } from '../../testing/partner-dashboard-of-pact.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { buildChargeRequest } from '../payments/testing/build-charge-request.ts';

const fixtures = join(import.meta.dirname, '../../testing/fixtures');
const directory = join(import.meta.dirname, '../../../pacts');
const pacts = existsSync(directory) ? readdirSync(directory).filter((name) => name.endsWith('.json')) : [];

interface Wanted {
  email?: string;
  password?: string;
  token?: string;
  file_id?: string;
  purpose?: string;
  link?: string;
  analysis_id?: string;
  share_id?: string;
  share_token?: string;
  reference?: string;
  conversation_id?: string;
  order_id?: string;
  user_id?: string;
  quiz_id?: string;
  card_id?: string;
  message_id?: string;
}

type StateHandlers = Record<string, (wanted?: unknown) => Promise<void>>;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** What the sentences of the pacts mean. Each begins with nobody there. */
const stateHandlers: StateHandlers = {
  'nobody is registered as new@example.com': async () => clear(),
  'nobody is registered as guest@example.com': async () => clear(),
  'Ada is registered': async (wanted) => {
    const { email, password } = wanted as Wanted;
    await clear();
    const answer = await api.request
      .post('/api/auth/register')
      .send({ email, password, full_name: 'Ada Lovelace' });
    if (answer.status !== 201) throw new Error(answer.text);
  },
  'Ada is signed in': async (wanted) => signAdaIn((wanted as Wanted).token),
  'Ada waits for another address': async (wanted) => {
    await signAdaIn((wanted as Wanted).token);
    await changeAdasEmail(api, wanted as WantedEmailChange, false);
  },
  'Ada has moved to another address': async (wanted) => {
    await signAdaIn((wanted as Wanted).token);
    await changeAdasEmail(api, wanted as WantedEmailChange, true);
  },
  'Ada is an admin': async () => {
    await api.database.knex('accounts_users').where({ email: 'ada@example.com' }).update({ role: 'admin' });
  },
  'Grace has an account': async (wanted) => {
    const { user_id: id = '' } = wanted as Wanted;
    const { container, clock } = api;
    await container.get(tokens.users).add(buildUser({ id, fullName: 'Grace', email: 'grace@example.com' }));
    const at = { createdAt: clock.now(), lastUsedAt: clock.now() };
    const { hash } = container.get(tokens.sessionTokens).issue();
    const session = { id: container.get(tokens.ids).next(), userId: id, device: 'Safari on iOS', ...at };
    await container.get(tokens.sessions).add({ ...session, revokedAt: null, tokenHash: hash });
  },
  'Ada signs in with a second factor': async () => {
    const knex = api.database.knex;
    const ada = await knex('accounts_users').where({ email: 'ada@example.com' }).first('id');
    const at = api.clock.now();
    const factor = { user_id: ada.id, sealed_secret: Buffer.from('sealed'), begun_at: at, confirmed_at: at };
    await knex('accounts_two_factor').insert(factor);
  },
  'Ada has a key and a webhook': async (wanted) => giveAdaIntegrations(api, wanted as WantedIntegrations),
  'Ada was sent a link': async (wanted) => sendAdaALink(wanted as Wanted),
  'somebody asked for the newsletter': async (wanted) => askForNewsletter(wanted as Wanted),
  'nobody has changed the settings': async () => {
    await api.database.knex('platform_settings').delete();
  },
  'nobody has said how sales are taxed': async () => {
    await api.database.knex('taxes_settings').delete();
  },
  'somebody has written a message': async (wanted) => {
    const { message_id: id } = wanted as Wanted;
    const table = api.database.knex('visitors_contact_messages');
    await table.clone().delete();
    const received_at = api.clock.now();
    const sent = { name: 'Grace', email: 'grace@example.com', subject: 'Refund', message: 'How do I ask?' };
    await table.insert({ id, ...sent, received_at });
  },
  'Ada has her trial credits': async (wanted) => signAdaIn((wanted as Wanted).token),
  'Ada has stored a readable chart': async (wanted) => {
    const { token, file_id } = wanted as Wanted;
    await signAdaIn(token);
    await storePicture('candles-daily.png', token, file_id);
  },
  'Ada has stored a picture without a chart': async (wanted) => {
    const { token, file_id } = wanted as Wanted;
    await signAdaIn(token);
    await storePicture('table.png', token, file_id);
  },
  'Ada has one completed analysis': async (wanted) => {
    const { token, analysis_id } = wanted as Wanted;
    await signAdaIn(token);
    const picture = await storePicture('candles-daily.png', token);
    const answer = await api.request
      .post('/api/chart/analyze')
      .set('Authorization', `Bearer ${token}`)
      .send({ image_url: picture, symbol: 'BTCUSDT' });
    if (answer.status !== 200) throw new Error(answer.text);
    const { id } = answer.body.analysis;
    await withoutGuards(async (trx) => {
      await trx('analysis_analyses').where({ id }).update({ id: analysis_id });
      await trx('analysis_plan_seals').where({ analysis_id: id }).update({ analysis_id });
    });
  },
  'Ada has shared one analysis': async (wanted) => {
    await stateHandlers['Ada has one completed analysis']?.(wanted);
    const { analysis_id: analysisId = '', share_id: id = '', share_token: token = '' } = wanted as Wanted;
    const [createdAt, tokenHash] = [api.clock.now(), api.container.get(tokens.sessionTokens).hash(token)];
    const share = { id, analysisId, createdAt, expiresAt: shareExpiry(createdAt, 7), withPicture: false };
    const pictures = { preview: new Uint8Array([0]), picture: null };
    await api.container
      .get(tokens.unitOfWork)
      .run((tx) => api.container.get(tokens.shares).add({ ...share, tokenHash, pictures }, 1, tx));
  },
  'Ada waits for a later screenshot': async (wanted) => {
    await stateHandlers['Ada has one completed analysis']?.(wanted);
    const { analysis_id = '' } = wanted as Wanted;
    const { knex } = api.database;
    const plan = JSON.stringify(buyOfAnalysis);
    await knex('analysis_analyses')
      .where({ id: analysis_id })
      .update({ analysis_json: knex.raw('(analysis_json::jsonb || ?::jsonb)::json', [plan]) });
    await knex('analysis_reminders').insert({ analysis_id, due_at: api.clock.now() });
  },
  'Ada has one sealed plan': async (wanted) => {
    await stateHandlers['Ada has one completed analysis']?.(wanted);
    await api.database.knex.raw(
      `update analysis_analyses set analysis_json = jsonb_set(analysis_json::jsonb, '{plan,direction}', '"long"')::json`,
    );
    await api.container.get(SealStoredPlans).run();
  },
  'Ada has one paid order': async (wanted) => {
    const { token, order_id } = wanted as Wanted;
    await signAdaIn(token);
    const bearer = { Authorization: `Bearer ${token}` };
    const answer = await checkout(api, { bearer });
    if (answer.status !== 201) throw new Error(answer.text);
    const id = answer.body.order.order_id;
    await withoutGuards(async (trx) => {
      await trx('ordering_orders').where({ id }).update({ id: order_id });
      await trx('ordering_lines').where({ order_id: id }).update({ order_id });
      await trx('ordering_plans').where({ order_id: id }).update({ order_id });
    });
  },
  'Ada has asked the tutor something': async (wanted) => {
    const { token, conversation_id } = wanted as Wanted;
    await signAdaIn(token);
    const bearer = { Authorization: `Bearer ${token}` };
    const conversations = '/api/tutor/conversations';
    const begun = await api.request
      .post(conversations)
      .set(bearer)
      .send({ title: 'What is a stop loss?...', topic: 'General' });
    const { id } = begun.body.conversation;
    const answer = await api.request
      .post(`${conversations}/${id}/messages`)
      .set(bearer)
      .send({ content: 'What is a stop loss?', client_message_id: randomUUID() });
    if (answer.status !== 200) throw new Error(answer.text);
    await withoutGuards(async (trx) => {
      await trx('tutor_conversations').where({ id }).update({ id: conversation_id });
      await trx('tutor_messages').where({ conversation_id: id }).update({ conversation_id });
    });
  },
  'Ada has begun a quiz': async (wanted) => {
    const { token, quiz_id } = wanted as Wanted;
    await signAdaIn(token);
    const id = await beginQuiz(token, { questions: 5 });
    await api.database.knex('tutor_quizzes').where({ id }).update({ id: quiz_id });
  },
  'Ada has a card to review': async (wanted) => {
    const { token, card_id } = wanted as Wanted;
    await signAdaIn(token);
    const id = await beginQuiz(token, { questions: 1 });
    const answer = await api.request
      .post(`/api/tutor/quizzes/${id}/answers`)
      .set('Authorization', `Bearer ${token}`)
      .send({ answers: [] });
    if (answer.status !== 200) throw new Error(answer.text);
    await api.database.knex('tutor_review_cards').update({ id: card_id, due_at: api.clock.now() });
  },
  'a visitor who has tried nothing': async () => clear(),
  'a visitor who has used up everything': async () => {
    await clear();
    const quota = api.container.get(VisitorQuota);
    const identifyVisitor = api.container.get(IdentifyVisitor);
    const visitor = identifyVisitor.run({ cookieValue: undefined, address: '127.0.0.1' });
    for (const task of ['demo', 'tutor'] as const) {
      const { limit } = await quota.look(visitor, task);
      for (let use = 0; use < limit; use++) await quota.spend(visitor, task, async () => ok(null));
    }
  },
  'the partner chart-school is active': async () => {
    await clear();
    const { bearer } = await api.signIn({ role: 'admin' });
    const named = {
      name: 'Chart School',
      slug: 'chart-school',
      email: 'partner@example.com',
      commission_rate: 10,
    };
    const answer = await api.request.post('/api/admin/brands').set(bearer).send(named);
    if (answer.status !== 201) throw new Error(answer.text);
  },
  'the partner chart-school is signed in': async (wanted) => {
    await clear();
    await signPartnerIn(api, (wanted as Wanted).token ?? '');
  },
  'the partner chart-school is signed in and has one order': async (wanted) => {
    const { token = '', order_id } = wanted as Wanted;
    await clear();
    await signPartnerIn(api, token, order_id);
  },
  'Chart School is a partner': async (wanted) => setPartnerDashboard(api, wanted as WantedPartnerDashboard),
  'the shop stands as new': async () => {
    const { bearer } = await api.signIn({ role: 'admin' });
    const own = { id: 'spare', type: 'package', name: 'Spare', price: 9, tier: 'starter' };
    const spare = { ...own, features: ['One'], active: false };
    await api.request.delete('/api/admin/packages/fifty').set(bearer);
    await api.request.delete('/api/admin/packages/spare').set(bearer);
    await api.request.post('/api/admin/packages').set(bearer).send(spare).expect(201);
  },
  "a charge waits for the customer's approval": async (wanted) => {
    const { reference } = wanted as Wanted;
    const books = api.database.knex('payments_sandbox_charges');
    await books.clone().where({ reference }).delete();
    const request = buildChargeRequest({ card: '4000002760003184' });
    await api.container.get(tokens.gateway).charge(request);
    await books.where({ key: request.key }).update({ reference });
  },
};

describe('the api keeps what it has promised', () => {
  it('has pacts to keep; the web’s tests write them', () => {
    expect(pacts).toContain('web-api.json');
  });

  it.each(pacts)(
    '%s',
    async (name) => {
      const verifier = new Verifier({
        provider: 'api',
        providerBaseUrl: api.origin,
        pactUrls: [join(directory, name)],
        stateHandlers,
        logLevel: 'error',
      });
      await verifier.verifyProvider().catch((error: unknown) => {
        throw new Error(mismatches(error));
      });
    },
    180_000,
  );
});

async function clear(): Promise<void> {
  emptying ??= await emptyingOf([
    'accounts_users',
    'accounts_throttles',
    'visitors_uses',
    'visitors_messages',
  ]);
  const statements = emptying;
  await withoutGuards(async (trx) => {
    await trx.raw(statements);
  });
}

let emptying: string | undefined;

/** Empties tables and all that refer to them, as TRUNCATE … CASCADE does, which takes twenty times as long where hardly anything is in them. */
async function emptyingOf(tables: string[]): Promise<string> {
  const { rows } = await api.database.knex.raw<{ rows: { name: string }[] }>(
    `with recursive emptied (id) as (
       select unnest(?::text[])::regclass::oid
       union select conrelid from pg_constraint join emptied on confrelid = id where contype = 'f'
     ) select id::regclass::text as name from emptied`,
    [tables],
  );
  return rows.map(({ name }) => `delete from ${name}`).join(';');
}

/** The id of a quiz that she has just begun. */
async function beginQuiz(token: string | undefined, wanted: object): Promise<string> {
  const answer = await api.request
    .post('/api/tutor/quizzes')
    .set('Authorization', `Bearer ${token}`)
    .send(wanted);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.quiz.id;
}

/** Journals refuse to be emptied and rows to be renamed; between two states they may be. */
async function withoutGuards(work: (trx: Knex.Transaction) => Promise<void>): Promise<void> {
  await api.database.knex.transaction(async (trx) => {
    await trx.raw('set local session_replication_role = replica');
    await work(trx);
  });
}

/** Ada's account with its trial credits, and a session for the very word that the pact uses as her token. */
async function signAdaIn(token = ''): Promise<void> {
  await clear();
  const { container, clock } = api;
  const ada = buildUser({
    email: 'ada@example.com',
    fullName: 'Ada Lovelace',
    passwordHash: await container.get(tokens.passwords).hash('measure twice'),
  });
  await container.get(tokens.users).add(ada);
  const now = clock.now();
  // The ledger outlives every Ada of these states, and a mailbox has its trial once: each brings a mailbox of her own.
  const mailbox = { id: ada.id, email: `${ada.id}@example.com` };
  await container.get(tokens.unitOfWork).run((tx) => container.get(GiveTrial).run(tx, mailbox, now));
  await container.get(tokens.sessions).add({
    id: container.get(tokens.ids).next(),
    userId: ada.id,
    createdAt: now,
    lastUsedAt: now,
    device: null,
    revokedAt: null,
    tokenHash: container.get(tokens.sessionTokens).hash(token),
  });
}

/** A live link whose secret is the very word of the pact. */
async function sendAdaALink({ purpose, link = '' }: Wanted): Promise<void> {
  await clear();
  const { container, clock, database } = api;
  const ada = buildUser({ email: 'ada@example.com', fullName: 'Ada Lovelace', mailboxProvenAt: null });
  const passwordHash =
    purpose === 'claim' ? null : await container.get(tokens.passwords).hash('measure twice');
  await container.get(tokens.users).add({ ...ada, passwordHash });
  await database.knex('accounts_email_tokens').insert({
    id: container.get(tokens.ids).next(),
    user_id: ada.id,
    purpose,
    token_hash: container.get(tokens.sessionTokens).hash(link),
    created_at: clock.now(),
    expires_at: new Date(clock.now().getTime() + 60_000),
  });
}

/** A request for the newsletter whose link carries the very word of the pact. */
async function askForNewsletter({ link = '' }: Wanted): Promise<void> {
  const { container, clock, database } = api;
  await database.knex('visitors_newsletter').delete();
  await database.knex('visitors_newsletter').insert({
    id: container.get(tokens.ids).next(),
    email: 'ada@example.com',
    token_hash: container.get(tokens.sessionTokens).hash(link),
    requested_at: clock.now(),
  });
}

/** Uploads a picture as Ada; the address of it. With an id, it is stored under that one. */
async function storePicture(file: string, token?: string, id?: string): Promise<string> {
  const answer = await api.request
    .post('/api/files')
    .set('Authorization', `Bearer ${token}`)
    .attach('file', join(fixtures, file));
  if (answer.status !== 201) throw new Error(answer.text);
  if (id) await api.database.knex('analysis_images').where({ id: answer.body.file_id }).update({ id });
  return answer.body.file_url as string;
}

interface Report {
  errors?: { interaction: string; mismatch: { mismatches?: { mismatch: string }[] } }[];
}

/** The verifier's report, shortened to what does not match. */
function mismatches(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  if (!text.startsWith('{')) return text;
  const { errors = [] } = JSON.parse(text) as Report;
  return errors
    .map(({ interaction, mismatch }) =>
      [interaction, ...(mismatch.mismatches ?? []).map((one) => `  ${one.mismatch}`)].join('\n'),
    )
    .join('\n');
}
