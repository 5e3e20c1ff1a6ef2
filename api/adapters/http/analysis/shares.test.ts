import sharp from 'sharp';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import type { User } from '../../../domain/accounts/user.ts';
import { shareExpiry } from '../../../domain/analysis/share.ts';
import { tokens } from '../../../composition/tokens.ts';
import type { Bearer } from '../../../testing/chart-fixtures.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { untilSomebodyWaits } from '../../../testing/until-somebody-waits.ts';
import { storeAnalysis } from '../../../testing/store-analysis.ts';

let api: TestApi;
let ada: { user: User; bearer: Bearer };
let bob: { user: User; bearer: Bearer };
let id: string;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  ada = await api.signIn();
  bob = await api.signIn();
  id = await storeAnalysis(api, ada.user.id, { symbol: 'BTCUSDT' });
});

const sharesOf = (analysisId = id) => `/api/chart/analyses/${analysisId}/shares`;
const make = (body: object = { days: 7, with_picture: false }, who = ada, analysisId = id) =>
  api.request.post(sharesOf(analysisId)).set(who.bearer).send(body);
const list = async () => (await api.request.get(sharesOf()).set(ada.bearer)).body.shares;
const tokenOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
const open = (token: string, rest = '') => api.request.get(`/api/shared/${token}${rest}`);

/** A link that works, and its token. */
async function made(days = 7) {
  const { body, status } = await make({ days, with_picture: false });
  expect(status).toBe(201);
  return { share: body.share, token: tokenOf(body.url) };
}

async function putPicture(): Promise<void> {
  const white = { width: 400, height: 300, channels: 3 as const, background: '#ffffff' };
  const bytes = await sharp({ create: white }).png().toBuffer();
  const file = await api.request.post('/api/files').set(ada.bearer).attach('file', bytes, 'chart.png');
  await api.database.knex('analysis_analyses').where({ id }).update({ image_id: file.body.file_id });
}

describe('a share link', () => {
  it('[W-240] shows an analysis without signing in, and nothing of the account', async () => {
    await api.request
      .patch(`/api/chart/analyses/${id}`)
      .set(ada.bearer)
      .send({ tags: ['secret-tag'], note: 'secret note' });
    const { share, token } = await made();
    expect(token).toMatch(/^[\w-]{43}$/);
    const answer = await open(token);
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' },
      body: { symbol: 'BTCUSDT', expires_at: share.expires_at, picture_url: null, decimals: 2 },
    });
    expect(answer.body.analysis_json.reading).toBeUndefined();
    for (const secret of [ada.user.id, ada.user.email, ada.user.fullName, 'secret', id])
      expect(answer.text).not.toContain(secret);
  });

  it('[W-240] cannot be taken from the log', async () => {
    const { token } = await made();
    await open(token);
    await api.request.get(`/shared/${token}`);
    expect(api.logLines.join()).toContain('/api/shared/…');
    expect(api.logLines.join()).not.toContain(token);
  });

  it('[W-240] is stored as a hash', async () => {
    const { token } = await made();
    const rows = await api.database.knex('analysis_shares').select('*');
    const stored = rows.map((row) => Buffer.concat([row.token_hash, Buffer.from(JSON.stringify(row))]));
    expect(Buffer.concat(stored).includes(token)).toBe(false);
    expect((await list())[0]).not.toHaveProperty('url');
  });

  it.each([1, 7, 30])('[W-241] works for %d days and not a moment longer', async (days) => {
    const { token } = await made(days);
    api.clock.pass({ seconds: days * 86_400 - 1 });
    expect((await open(token)).status).toBe(200);
    api.clock.pass({ seconds: 1 });
    expect((await open(token)).body.code).toBe('analysis.share_not_found');
    const shares = api.container.get(tokens.shares);
    expect(await shares.list(id, api.clock.now())).toEqual([]);
    const purge = api.container.getAll(tokens.jobTask).find(({ name }) => name === 'purge-shares');
    await purge!.run({}, api.container.get(tokens.log));
    expect(await shares.listOfOwner(ada.user.id)).toEqual([]);
  });

  it('[W-241] is revoked by its owner alone, at once; twice is 404', async () => {
    const { share, token } = await made();
    const revoke = (who = ada) => api.request.delete(`${sharesOf()}/${share.id}`).set(who.bearer);
    expect((await revoke(bob)).status).toBe(404);
    expect((await open(token)).status).toBe(200);
    expect((await revoke()).status).toBe(204);
    expect((await open(token)).status).toBe(404);
    expect((await open(token, '/preview.png')).status).toBe(404);
    expect((await revoke()).status).toBe(404);
  });

  it('[W-241] ends with its analysis', async () => {
    const { token } = await made();
    await api.request.delete(`/api/chart/analyses/${id}`).set(ada.bearer).expect(204);
    expect((await open(token)).status).toBe(404);
    expect((await make()).status).toBe(404);
  });

  it('[W-241] does not work while the account is suspended', async () => {
    const { token } = await made();
    const suspend = (change: object) =>
      api.database.knex('accounts_users').where({ id: ada.user.id }).update(change);
    await suspend({ suspended_at: api.clock.now(), suspension_reason: 'Abuse' });
    expect((await open(token)).status).toBe(404);
    await suspend({ suspended_at: null, suspension_reason: null });
    expect((await open(token)).status).toBe(200);
  });

  it('[W-241] ends with the account', async () => {
    const { token } = await made();
    await api.database.knex.transaction(async (tx) => {
      await api.container.get(tokens.analyses).removeAll(ada.user.id, tx as never);
    });
    expect((await open(token)).status).toBe(404);
  });

  it('is made for own analyses only, for a time that is offered', async () => {
    expect((await make(undefined, bob)).status).toBe(404);
    for (const days of [0, 2, 31, 365, 1e12])
      expect((await make({ days, with_picture: false })).status).toBe(400);
    for (const token of ['x', 'a'.repeat(43), '%00', 'x'.repeat(201)])
      expect([400, 404]).toContain((await open(token)).status);
  });

  it('[W-240] of one analysis there are at most ten that work', async () => {
    for (let made = 0; made < 10; made++) expect((await make()).status).toBe(201);
    expect((await make()).body.code).toBe('analysis.shares_full');
    expect(await list()).toHaveLength(10);
  });

  it('[W-240] are no more than that when two are stored at once: the second waits for the first', async () => {
    const { unitOfWork, shares, ids, sessionTokens } = tokens;
    const add = (tx: Transaction) => {
      const now = api.clock.now();
      const { hash: tokenHash } = api.container.get(sessionTokens).issue();
      const share = {
        id: api.container.get(ids).next(),
        analysisId: id,
        createdAt: now,
        expiresAt: shareExpiry(now, 1),
        withPicture: false,
        tokenHash,
        pictures: { preview: new Uint8Array([0]), picture: null },
      };
      return api.container.get(shares).add(share, 1, tx);
    };
    const added = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    const first = api.container.get(unitOfWork).run(async (tx) => {
      const outcome = await add(tx);
      added.resolve();
      await commit.promise;
      return outcome;
    });
    await added.promise;
    const second = api.container.get(unitOfWork).run(add);
    await untilSomebodyWaits(api.database.knex, second).finally(commit.resolve);
    expect(await Promise.all([first, second])).toEqual(['added', 'full']);
  });

  it('[W-240] opens for one address only so often', async () => {
    const { token } = await made();
    await api.database.knex('accounts_throttles').delete();
    const statuses: number[] = [];
    for (let tries = 0; tries < 301; tries++) statuses.push((await open(token)).status);
    expect(statuses.slice(0, 300).every((status) => status === 200)).toBe(true);
    expect(statuses[300]).toBe(429);
    await api.database.knex('accounts_throttles').delete();
  });
});

describe('the pictures of a share link', () => {
  it('[W-242] are a preview, and the screenshot only where it was chosen', async () => {
    await putPicture();
    const without = await made();
    const preview = await open(without.token, '/preview.png');
    expect(preview).toMatchObject({ status: 200, headers: { 'x-robots-tag': 'noindex, nofollow' } });
    expect(await sharp(preview.body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect((await open(without.token, '/picture.webp')).status).toBe(404);

    const { body } = await make({ days: 1, with_picture: true });
    const token = tokenOf(body.url);
    const { picture_url: address } = (await open(token)).body;
    expect(address).toBe(`/api/shared/${token}/picture.webp`);
    const picture = await api.request.get(address).responseType('blob');
    expect(await sharp(picture.body).metadata()).toMatchObject({ format: 'webp', width: 400, height: 300 });
    const withPicture = await open(token, '/preview.png');
    expect(withPicture.body.equals(preview.body)).toBe(false);
  });

  it('[W-242] cannot be shown where the screenshot was not stored', async () => {
    expect((await make({ days: 1, with_picture: true })).body.code).toBe('analysis.no_picture');
  });
});
