import { randomUUID } from 'node:crypto';
import { tokens } from '../composition/tokens.ts';
import { charts, upload, type Bearer } from './chart-fixtures.ts';
import { checkout } from './checkout-requests.ts';
import type { PartnerWorld } from './partner-world.ts';
import { placeReferred } from './referred-orders.ts';
import { storeAnalysis } from './store-analysis.ts';

/** A user whose objects others may not access. */
export interface Owner {
  userId: string;
  bearer: Bearer;
  /** For a partner: a click on its link. */
  clickId: string | null;
}

type Made = Record<string, string>;
type Maker = (world: PartnerWorld, owner: Owner) => Promise<Made>;

/**
 * How to make what a parameter of a path names, for its owner. A new parameter needs a line here, or `null` where it names
 * nothing that belongs to anybody.
 */
export const makers: Readonly<Record<string, Maker | null>> = {
  month: null,
  symbol: null,
  lesson_id: null,
  async session_id({ api }, { userId }) {
    const { hash } = api.container.get(tokens.sessionTokens).issue();
    const id = randomUUID();
    const now = api.clock.now();
    const row = { id, user_id: userId, token_hash: hash, created_at: now, last_used_at: now };
    await api.database.knex('accounts_sessions').insert(row);
    return { session_id: id };
  },
  file_id: async ({ api }, { bearer }) => ({ file_id: await pictureOf(api, bearer) }),
  async analysis_id({ api }, { userId, bearer }) {
    const id = await storeAnalysis(api, userId);
    const image_id = await pictureOf(api, bearer);
    await api.database.knex('analysis_analyses').where({ id }).update({ image_id });
    return { analysis_id: id };
  },
  async share_id({ api }, { userId, bearer }) {
    const analysis_id = await storeAnalysis(api, userId);
    const path = `/api/chart/analyses/${analysis_id}/shares`;
    const draft = { days: 1, with_picture: false };
    const { body } = await api.request.post(path).set(bearer).send(draft).expect(201);
    return { analysis_id, share_id: body.share.id };
  },
  async conversation_id({ api }, { bearer }) {
    const draft = { title: 'Stops', topic: 'General' };
    const { body } = await api.request.post('/api/tutor/conversations').set(bearer).send(draft).expect(201);
    return { conversation_id: body.conversation.id };
  },
  async quiz_id({ api }, { bearer }) {
    const { body } = await api.request.post('/api/tutor/quizzes').set(bearer).send({}).expect(201);
    return { quiz_id: body.quiz.id };
  },
  async card_id({ api }, { userId }) {
    const { knex } = api.database;
    const { questions } = await knex('tutor_quizzes').whereNotNull('questions').first('questions');
    const id = randomUUID();
    await knex('tutor_review_cards').insert({
      id,
      user_id: userId,
      key: id,
      question: JSON.stringify(questions[0]),
      due_at: api.clock.now(),
      interval_days: 0,
      ease: 2.5,
      repetitions: 0,
    });
    return { card_id: id };
  },
  order_id: async (world, owner) => ({ order_id: await orderOf(world, owner) }),
  async invoice_id(world, owner) {
    const order_id = await orderOf(world, owner);
    const [invoice] = await world.api.container.get(tokens.invoices).ofOrder(order_id);
    return { order_id, invoice_id: invoice?.id ?? '' };
  },
  async key_id({ api }, { bearer }) {
    const draft = { name: 'Walk', scopes: ['profile:read'] };
    const { body } = await api.request.post('/api/integrations/keys').set(bearer).send(draft).expect(201);
    return { key_id: body.key.id };
  },
  webhook_id: async (world, owner) => ({ webhook_id: await webhookOf(world, owner) }),
  async delivery_id(world, owner) {
    const webhook_id = await webhookOf(world, owner);
    const { api } = world;
    const path = `/api/integrations/webhooks/${webhook_id}/test`;
    const { body } = await api.request.post(path).set(owner.bearer).expect(202);
    const { id } = body.delivery;
    await api.database
      .knex('integrations_deliveries')
      .where({ id })
      .update({ status: 'failed', next_try_at: null });
    return { webhook_id, delivery_id: id };
  },
};

async function pictureOf(api: PartnerWorld['api'], bearer: Bearer): Promise<string> {
  const address = await upload(api, bearer, charts.hourly);
  return /\/files\/([0-9a-f-]{36})/.exec(address)?.[1] ?? '';
}

async function webhookOf({ api }: PartnerWorld, { bearer }: Owner): Promise<string> {
  await api.database.knex('integrations_webhooks').delete();
  const draft = { url: 'https://hooks.example.com/', events: ['order.paid'] };
  const { body } = await api.request.post('/api/integrations/webhooks').set(bearer).send(draft).expect(201);
  return body.webhook.id;
}

async function orderOf({ api }: PartnerWorld, { bearer, clickId }: Owner): Promise<string> {
  if (clickId !== null) return placeReferred(api, { clickId });
  return (await checkout(api, { bearer }).expect(201)).body.order.order_id;
}
