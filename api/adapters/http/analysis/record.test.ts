import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ProveRecord } from '../../../application/analysis/prove-record.ts';
import { SealStoredPlans } from '../../../application/analysis/seal-stored-plans.ts';
import { tokens } from '../../../composition/tokens.ts';
import {
  entryText,
  faultOf,
  RECORD_START,
  type RecordEntry,
} from '../../../domain/shared-with-web/plan-record.ts';
import type { PlanToSeal } from '../../../ports/analysis/plan-record.ts';
import { buildAnalysisJson } from '../../../testing/build-analysis-json.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { storeAnalysis } from '../../../testing/store-analysis.ts';

const level = (price: number) => ({ price, sigma: 0.1, projected: false });
const plan = {
  direction: 'long' as const,
  entry: level(141),
  stop: level(131),
  take_profit_1: level(161),
  take_profit_2: level(171),
  risk_reward: { value: 2, sigma: 0.05 },
  risk_reward_2: { value: 3, sigma: 0.05 },
  reasons: [],
};

let api: TestApi;
let bearer: { Authorization: string };
let userId: string;
beforeEach(async () => {
  api = await startTestApi();
  const signedIn = await api.signIn();
  bearer = signedIn.bearer;
  userId = signedIn.user.id;
});
afterEach(() => api.close());

/** A stored analysis that proposes a trade and is not sealed yet. */
function storePlan(): Promise<string> {
  // Plans are sealed in the order in which they were made.
  api.clock.pass({ seconds: 1 });
  return storeAnalysis(api, userId, { analysis: { plan } });
}

const sealStored = () => api.container.get(SealStoredPlans).run();

/** Seals what is not sealed, each plan as if it had been made just now. */
async function sealAsMade(): Promise<PlanToSeal[]> {
  const record = api.container.get(tokens.planRecord);
  const plans = await record.unsealed(100);
  for (const one of plans)
    await api.container.get(tokens.unitOfWork).run((tx) => record.sealPlan(one, one.madeAt, tx));
  return plans;
}

async function grade(
  analysisId: string,
  outcome: 'target' | 'stopped' | 'open',
  lastBar: number,
  chance = 0.4,
) {
  const followUpId = api.container.get(tokens.ids).next();
  const { knex } = api.database;
  await knex('analysis_follow_ups').insert({
    id: followUpId,
    analysis_id: analysisId,
    created_at: api.clock.now(),
    picture_sha256: createHash('sha256').update(followUpId).digest('hex'),
    alignment: '{}',
    grade: JSON.stringify({ outcome, lastBar }),
    risk_reward: 2,
  });
  const sealed = { analysisId, followUpId, grade: { outcome, lastBar }, chance };
  const record = api.container.get(tokens.planRecord);
  await api.container.get(tokens.unitOfWork).run((tx) => record.sealGrade(sealed, api.clock.now(), tx));
}

async function entries(query = ''): Promise<RecordEntry[]> {
  const { body, status } = await api.request.get(`/api/record/entries${query}`);
  expect(status).toBe(200);
  return body.entries as RecordEntry[];
}

const prove = () => api.container.get(ProveRecord).run();
const digest = (entry: RecordEntry) => createHash('sha256').update(entryText(entry)).digest('hex');

/** What only somebody with the database in their hands can do. */
async function tamper(sql: string): Promise<void> {
  await api.database.knex.transaction(async (trx) => {
    await trx.raw('set local session_replication_role = replica');
    await trx.raw(sql);
  });
}

describe('the record', () => {
  it('[W-414] is one chain, whichever replica seals', async () => {
    const other = await startTestApi({ replicaOf: api });
    for (let made = 0; made < 12; made++) await storePlan();
    const plans = await api.container.get(tokens.planRecord).unsealed(100);
    await Promise.all(
      plans.flatMap((one) =>
        [api, other].map(({ container }) =>
          container
            .get(tokens.unitOfWork)
            .run((tx) => container.get(tokens.planRecord).sealPlan(one, one.madeAt, tx)),
        ),
      ),
    );
    const chain = await entries();
    expect(chain).toHaveLength(12);
    chain.forEach((entry, at) =>
      expect(faultOf(entry, chain[at - 1] ?? RECORD_START, digest(entry))).toBeNull(),
    );
    expect(await prove()).toEqual({ head: chain.at(-1), fault: null });
  });

  it('is public, comes in pages, and a full page may be kept longer', async () => {
    for (let made = 0; made < 3; made++) await storePlan();
    await sealAsMade();
    const first = await api.request.get('/api/record/entries?limit=2');
    expect(first.body.entries.map(({ sequence }: RecordEntry) => sequence)).toEqual([1, 2]);
    expect(first.headers['cache-control']).toBe('public, max-age=86400');
    const rest = await api.request.get('/api/record/entries?limit=2&after=2');
    expect(rest.body.entries).toHaveLength(1);
    expect(rest.headers['cache-control']).toBe('public, max-age=60');
    const refused = await api.request.get('/api/record/entries?limit=501');
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('limit');
  });

  it('tells no plan, no symbol and nobody', async () => {
    await storePlan();
    await sealAsMade();
    const text = JSON.stringify([await entries(), (await api.request.get('/api/record')).body]);
    for (const secret of [userId, 'BTCUSDT', '141', 'long']) expect(text).not.toContain(`"${secret}"`);
    expect(text).not.toContain('salt');
  });

  it('leaves out what proposes no trade', async () => {
    await storeAnalysis(api, userId, { analysis: buildAnalysisJson() });
    expect(await sealStored()).toBe(0);
    expect((await api.request.get('/api/record')).body).toMatchObject({ head: null, plans: 0 });
  });

  it('says of plans that are older than itself that they were sealed later, and counts them in no rate', async () => {
    const id = await storePlan();
    api.clock.pass({ days: 2 });
    expect(await sealStored()).toBe(1);
    expect(await sealStored()).toBe(0);
    await grade(id, 'target', 10);
    const [sealed] = await entries();
    expect(sealed).toMatchObject({
      made_at: '2026-03-02T09:00:01.000Z',
      sealed_at: '2026-03-04T09:00:01.000Z',
    });
    const { body } = await api.request.get('/api/record');
    expect(body).toMatchObject({ plans: 1, sealed_late: 1, graded: { graded: 0 }, all: { graded: 0 } });
  });

  it('counts a plan by its furthest look, and one that was never graded as open', async () => {
    const ids = [await storePlan(), await storePlan(), await storePlan(), await storePlan()] as const;
    await sealAsMade();
    await grade(ids[0], 'open', 10, 0.2);
    await grade(ids[0], 'target', 30, 0.4);
    await grade(ids[0], 'open', 5, 0.1);
    await grade(ids[1], 'stopped', 20, 0.3);
    const { body, headers } = await api.request.get('/api/record');
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(body.head.sequence).toBe(8);
    expect(body.graded).toMatchObject({ graded: 2, hits: 1, misses: 1, open: 0, rate: 0.5, base_rate: 0.35 });
    expect(body.all).toMatchObject({ graded: 4, hits: 1, misses: 1, open: 2, rate: 0.25, base_rate: 0.175 });
    const listed = (await api.request.get('/api/record/plans?pageSize=3')).body;
    expect(listed.meta).toEqual({ page: 1, pages: 2, total: 4 });
    expect(listed.plans.map(({ sequence }: RecordEntry) => sequence)).toEqual([4, 3, 2]);
    const last = (await api.request.get('/api/record/plans?pageSize=3&page=2')).body.plans;
    expect(last).toMatchObject([{ sequence: 1, outcome: 'target', bars: 30, chance_per_mille: 400 }]);
    expect(listed.plans).toMatchObject([
      { outcome: null, bars: null },
      { outcome: null },
      { outcome: 'stopped' },
    ]);
    await grade(ids[2], 'target', 20);
    expect((await api.request.get('/api/record')).body.all.hits).toBe(2);
  });

  it('stays whole when an analysis or an account is deleted, its outcome with it', async () => {
    const id = await storePlan();
    await sealAsMade();
    await grade(id, 'stopped', 8);
    const before = await entries();
    await api.request.delete(`/api/chart/analyses/${id}`).set(bearer).expect(204);
    expect(await entries()).toEqual(before);
    expect((await prove()).fault).toBeNull();
    expect((await api.request.get('/api/record')).body.graded.misses).toBe(1);
    expect(await api.database.knex('analysis_plan_seals')).toEqual([]);
  });

  it('cannot be changed by the product', async () => {
    await storePlan();
    await sealAsMade();
    const rows = () => api.database.knex('analysis_record');
    await expect(rows().update({ commitment: 'f'.repeat(64) })).rejects.toThrow(/append-only/);
    await expect(rows().delete()).rejects.toThrow(/append-only/);
  });
});

describe('the seal of a plan', () => {
  it('opens the commitment, to its owner alone', async () => {
    const id = await storePlan();
    const path = `/api/chart/analyses/${id}/seal`;
    expect((await api.request.get(path).set(bearer)).body).toEqual({ seal: null });
    await sealAsMade();
    const { seal } = (await api.request.get(path).set(bearer)).body;
    const [entry] = await entries();
    expect(seal).toMatchObject({ sequence: 1, commitment: entry?.commitment });
    expect(createHash('sha256').update(seal.text).digest('hex')).toBe(entry?.commitment);
    expect(JSON.parse(seal.text)).toMatchObject({ symbol: 'BTCUSDT', plan: { entry: { price: '141' } } });
    const eve = (await api.signIn()).bearer;
    expect((await api.request.get(path).set(eve)).status).toBe(404);
  });
});

describe('the proof of the record', () => {
  let ids: string[];
  beforeEach(async () => {
    ids = [await storePlan(), await storePlan(), await storePlan()];
    await sealAsMade();
    await grade(ids[0]!, 'stopped', 12);
    expect(await prove()).toMatchObject({ head: { sequence: 4 }, fault: null });
  });

  const swapped = `update analysis_record set sequence = case sequence when 2 then 3 else 2 end where sequence in (2, 3)`;
  it.each([
    [
      'a falsified row',
      `update analysis_record set outcome = 'target' where sequence = 4`,
      'Entry 4 was changed',
    ],
    [
      'a removed row',
      'delete from analysis_record where sequence = 2',
      'Entry 2 is missing: after 1 comes 3',
    ],
    ['two rows in another order', swapped, 'Entry 2 does not follow entry 1'],
    [
      'a stored plan with another price',
      `update analysis_analyses set analysis_json = replace(analysis_json::text, '161', '151')::json`,
      'Entry 1 is not the stored plan',
    ],
    [
      'a stored plan taken back',
      `update analysis_analyses set analysis_json = replace(analysis_json::text, '"long"', '"none"')::json`,
      'Entry 1 is not the stored plan',
    ],
    [
      'a stored grade that became another',
      `update analysis_follow_ups set grade = '{"outcome": "target", "lastBar": 12}'`,
      'Entry 4 is not the stored grade',
    ],
    [
      'a plan cut off the end',
      'delete from analysis_plan_seals where sequence = 3; delete from analysis_record where sequence > 2',
      'is stored, but stands not in the record',
    ],
  ])('names %s', async (_, sql, text) => {
    await tamper(
      sql.includes('case sequence')
        ? `alter table analysis_record drop constraint analysis_record_pkey cascade; ${sql}`
        : sql,
    );
    expect((await prove()).fault).toContain(text);
  });

  it('is a command that ends with 1 when something differs', async () => {
    const run = () =>
      new Promise<{ code: number; text: string }>((resolve) => {
        const env = { ...process.env, DATABASE_URL: api.database.url, DATA_DIR: api.environment.dataDir };
        const file = join(import.meta.dirname, '../../../prove-record.ts');
        execFile('node', [file], { env }, (error, stdout) =>
          resolve({ code: Number(error?.code ?? 0), text: stdout }),
        );
      });
    expect(await run()).toMatchObject({
      code: 0,
      text: expect.stringContaining('4 entries in order, head '),
    });
    await tamper('update analysis_record set bars = 99 where sequence = 4');
    expect(await run()).toMatchObject({ code: 1, text: expect.stringContaining('Entry 4 was changed') });
  });
});
