import { randomUUID } from 'node:crypto';
import type { ChartHints } from '../../../ports/analysis/chart-hints.ts';
import type { NewAnalysis } from '../../../ports/analysis/analysis-store.ts';
import { buildAnalysisJson } from '../../../testing/build-analysis-json.ts';
import { buildReadout } from '../../../testing/build-readout.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { AnalysisModel } from './analysis-model.ts';
import { PostgresAnalysisStore } from './postgres-analysis-store.ts';
import { KnexUnitOfWork } from '../knex-unit-of-work.ts';
import { PostgresUserStore } from '../accounts/postgres-user-store.ts';

const at = new Date('2026-03-02T09:00:00Z');
const later = new Date('2026-03-02T09:05:00Z');
const long = { rerun: false, aliveSince: new Date('2026-03-02T08:59:00Z') };
const result = { analysis: buildAnalysisJson(), readout: buildReadout(), notices: [], providerNotice: null };

let database: TestDatabase;
let store: PostgresAnalysisStore;
let ownerId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  store = new PostgresAnalysisStore({ database: database.knex });
});
afterAll(() => database.drop());
beforeEach(async () => {
  const user = buildUser();
  await new PostgresUserStore({ database: database.knex }).add(user);
  ownerId = user.id;
});

function newAnalysis(wanted: Partial<NewAnalysis> = {}): NewAnalysis {
  return {
    id: randomUUID(),
    ownerId,
    symbol: 'Unknown',
    imageId: null,
    pictureSha256: 'a'.repeat(64),
    picture: { width: 400, height: 300, mimeType: 'image/png' },
    notices: [],
    hints: null,
    at,
    ...wanted,
  };
}

describe('beginning an analysis', () => {
  it('begins one of many that come at once', async () => {
    const begun = await Promise.all(Array.from({ length: 12 }, () => store.begin(newAnalysis(), long)));
    expect(begun.filter(({ state }) => state === 'started')).toHaveLength(1);
    expect(begun.filter(({ state }) => state === 'running')).toHaveLength(11);
  });

  it('begins one for each set of hints, whatever the order of their fields', async () => {
    const axis = (price: number): ChartHints => ({
      axis: {
        scale: 'linear',
        points: [
          { y_px: 10, price },
          { y_px: 90.5, price: 1 },
        ],
      },
      symbol: 'ABC',
    });
    const { symbol, axis: same } = axis(5);
    const hinted = newAnalysis({ hints: axis(5) });
    const begun = [
      await store.begin(newAnalysis(), long),
      await store.begin(hinted, long),
      await store.begin(newAnalysis({ hints: { symbol: symbol!, axis: same! } }), long),
      await store.begin(newAnalysis({ hints: axis(6) }), long),
    ];
    expect(begun.map(({ state }) => state)).toEqual(['started', 'started', 'running', 'started']);
    await store.complete(hinted.id, result, later);
    const known = await store.begin(newAnalysis({ hints: axis(5) }), long);
    expect(known).toMatchObject({ state: 'known', record: { id: hinted.id, hints: axis(5) } });
    expect(await store.begin(newAnalysis(), long)).toMatchObject({ state: 'running' });
  });

  it('finds the latest completed one, unless asked to run again', async () => {
    for (const when of [at, later]) {
      const analysis = newAnalysis({ at: when });
      await store.begin(analysis, { ...long, rerun: true });
      await store.complete(analysis.id, result, when);
    }
    const known = await store.begin(newAnalysis({ at: later }), long);
    expect(known).toMatchObject({ state: 'known', record: { createdAt: later, status: 'completed' } });
    expect(await store.begin(newAnalysis({ at: later }), { ...long, rerun: true })).toEqual({
      state: 'started',
    });
  });

  it('does not wait for one whose process died', async () => {
    const dead = newAnalysis();
    await store.begin(dead, long);
    const begun = await store.begin(newAnalysis({ at: later }), {
      rerun: false,
      aliveSince: new Date(at.getTime() + 1),
    });
    expect(begun).toEqual({ state: 'started', interrupted: [{ id: dead.id, ownerId, symbol: 'Unknown' }] });
    expect(await store.find(ownerId, dead.id)).toMatchObject({
      status: 'failed',
      notices: [{ code: 'analysis_interrupted' }],
    });
  });

  it('keeps pictures and users apart', async () => {
    await store.begin(newAnalysis(), long);
    expect(await store.begin(newAnalysis({ pictureSha256: 'b'.repeat(64) }), long)).toEqual({
      state: 'started',
    });
  });

  it('finds a reading by this reader that ends between the looks at what runs and at what is done', async () => {
    const first = newAnalysis();
    await store.begin(first, long);
    await store.complete(first.id, result, at);
    const again = () => ({ ...newAnalysis(), readFrom: first.id });
    const running = again();
    const unitOfWork = new KnexUnitOfWork({ database: database.knex });
    const begin = (analysis: ReturnType<typeof again>) =>
      unitOfWork.run((tx) => store.beginAgain(analysis, long, tx));
    expect(await begin(running)).toEqual({ state: 'started' });
    let looks = 0;
    const ends = async () => (++looks === 2 ? store.complete(running.id, result, later) : undefined);
    Object.defineProperty(AnalysisModel, 'beforeFind', { value: ends, configurable: true });
    const begun = await begin(again());
    Reflect.deleteProperty(AnalysisModel, 'beforeFind');
    expect(begun).toMatchObject({ state: 'known', record: { id: running.id, status: 'completed' } });
  });

  it('forgets a picture that was deleted a moment ago', async () => {
    const analysis = newAnalysis({ imageId: randomUUID() });
    await store.begin(analysis, long);
    expect(await store.find(ownerId, analysis.id)).toMatchObject({ imageId: null });
  });
});

describe('ending an analysis', () => {
  it('happens once', async () => {
    const analysis = newAnalysis();
    await store.begin(analysis, long);
    const completed = await store.complete(analysis.id, result, later);
    expect(completed).toEqual({ ...(await store.find(ownerId, analysis.id)), reader: completed?.reader });
    expect(completed).toMatchObject({
      status: 'completed',
      analysis: result.analysis,
      reader: { triedBy: null },
    });
    expect(await store.complete(analysis.id, result, later)).toBeNull();
    await store.fail(analysis.id, null, [], later);
    await store.abandon(analysis.id);
    expect(await store.find(ownerId, analysis.id)).toMatchObject({
      status: 'completed',
      readout: result.readout,
    });
  });

  it('marks as interrupted what showed no life, and only that', async () => {
    const [silent, alive] = [newAnalysis(), newAnalysis({ pictureSha256: 'c'.repeat(64) })];
    await store.begin(silent, long);
    await store.begin(alive, long);
    await store.touch(alive.id, later);
    await store.failInterrupted(later, later);
    expect((await store.find(ownerId, silent.id))?.status).toBe('failed');
    expect((await store.find(ownerId, alive.id))?.status).toBe('analyzing');
    expect(await store.complete(silent.id, result, later)).toBeNull();
  });

  it('cannot be half: the database refuses a completed record without its analysis', async () => {
    const analysis = newAnalysis();
    await store.begin(analysis, long);
    const half = database
      .knex('analysis_analyses')
      .where({ id: analysis.id })
      .update({ status: 'completed', ended_at: at });
    await expect(half).rejects.toThrow(/check constraint/);
  });
});
