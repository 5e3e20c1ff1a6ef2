import { GetCreditStatement } from './get-credit-statement.ts';
import { AnalysisCharges } from './analysis-charges.ts';
import { GetBalance } from './get-balance.ts';
import { ProveBooks } from './prove-books.ts';
import { CreditAdjustments } from './credit-adjustments.ts';
import { randomUUID } from 'node:crypto';
import { tokens } from '../../composition/tokens.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { orderNumber } from '../../domain/shared-with-web/order-number.ts';
import type { CreditAmount } from '../../domain/shared-with-web/credit-amount.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import { DAY_MS } from '../../domain/shared-with-web/time.ts';

let api: TestApi;
let userId: string;
let orderId: string;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  userId = (await api.signIn()).user.id;
  orderId = randomUUID();
});

const inOne = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
  api.container.get(tokens.unitOfWork).run(work);
const effects = () => api.container.get(tokens.creditEffects);
const balance = () => api.container.get(GetBalance).run(userId);
const buy = (credits: CreditAmount, lineId = `${orderId}:1`, validityDays: number | null = 30) =>
  inOne((tx) => effects().grant(tx, { userId, orderId, lineId, credits, validityDays, at: api.clock.now() }));
const refund = (numerator: number, refundId: string = randomUUID()) =>
  inOne((tx) =>
    effects().takeBack(tx, {
      orderId,
      refundId,
      numerator,
      denominator: 10_000,
      owing: false,
      at: api.clock.now(),
    }),
  ).then(({ taken }) => taken);
const spend = (credits: number) =>
  inOne((tx) => api.container.get(CreditAdjustments).take(tx, userId, credits));

describe('a paid order', () => {
  it('[D-060] opens one lot a line with its own expiry, once', async () => {
    await buy(50);
    await buy(50);
    await buy(20, `${orderId}:2`, null);
    expect(await balance()).toMatchObject({ credits: 80, unlimited: false });
    const lots = await api.database.knex('credits_lots').where({ order_id: orderId }).orderBy('granted');
    const month = new Date(api.clock.now().getTime() + 30 * DAY_MS);
    expect(lots.map(({ expires_at: at }) => at)).toEqual([null, month]);
  });

  it('is named by its number in the statement, not by its id', async () => {
    await buy(1);
    const user = { id: userId, role: 'user', tier: 'none' } as const;
    const getCreditStatement = api.container.get(GetCreditStatement);
    const { entries } = await getCreditStatement.run(user, { limit: 1 });
    expect(entries[0]?.memo).toBe(`1 credit bought with order ${orderNumber(orderId)}.`);
  });

  it('makes the account unlimited when it bought that', async () => {
    await buy('unlimited');
    expect((await balance()).unlimited).toBe(true);
    expect(await refund(10_000)).toBe(0);
    expect((await balance()).unlimited).toBe(false);
  });

  it('is granted with its transaction or not at all', async () => {
    const at = api.clock.now();
    const bought = { userId, orderId, lineId: `${orderId}:1`, credits: 50, validityDays: 30, at };
    const broken = inOne(async (tx) => {
      await effects().grant(tx, bought);
      throw new Error('Something else failed');
    });
    await expect(broken).rejects.toThrow('Something else failed');
    expect((await balance()).credits).toBe(10);
  });
});

describe('a refund', () => {
  it('takes back its share of what was granted, rounded down, and in parts as much as in one', async () => {
    await buy(70);
    expect(await refund(3_333)).toBe(23);
    expect(await refund(3_333)).toBe(23);
    expect(await refund(3_334)).toBe(24);
    expect((await balance()).credits).toBe(10);
  });

  it('takes no more than what is unused', async () => {
    await buy(50);
    await spend(10 + 35);
    expect(await refund(10_000)).toBe(15);
    expect((await balance()).credits).toBe(0);
  });

  it('happens once under one name, also at the same time', async () => {
    await buy(50);
    const taken = await Promise.all(Array.from({ length: 5 }, () => refund(5_000, `half-${orderId}`)));
    expect(taken).toEqual(Array(5).fill(25));
    expect((await balance()).credits).toBe(35);
  });

  it('of an order without credits takes nothing', async () => {
    expect(await refund(10_000)).toBe(0);
  });
});

describe('a disputed payment', () => {
  const held = (name = 'dp_1') => ({ orderId, name, at: api.clock.now() });
  const chargeBack = (refundId: string) =>
    inOne((tx) =>
      effects().takeBack(tx, {
        orderId,
        refundId,
        numerator: 1,
        denominator: 1,
        owing: true,
        at: api.clock.now(),
      }),
    );
  const standing = async () => {
    const user = { id: userId, role: 'user', tier: 'none' } as const;
    const {
      balance: available,
      frozen,
      owed,
    } = await api.container.get(GetCreditStatement).run(user, { limit: 1 });
    return { available, frozen, owed };
  };
  /** Of the ledger alone: the orders are made up. */
  const proven = async () =>
    (await api.container.get(ProveBooks).run()).find(({ book }) => book === 'credits')?.differences;
  /** Uses credits up as analyses do. */
  async function analyse(times: number) {
    const charges = api.container.get(AnalysisCharges);
    for (let time = 0; time < times; time++) {
      const charge = { userId, analysisId: randomUUID(), at: api.clock.now() };
      await inOne((tx) => charges.reserve(tx, charge));
      await inOne((tx) => charges.settle(tx, charge));
    }
  }

  it('freezes the credits of its order, once, and gives them back with all their time', async () => {
    await buy(50);
    await inOne((tx) => effects().hold(tx, held()));
    await inOne((tx) => effects().hold(tx, held()));
    expect(await standing()).toEqual({ available: 10, frozen: 50, owed: 0 });
    expect(await proven()).toEqual([]);
    api.clock.pass({ days: 40 });
    expect((await standing()).frozen).toBe(50);
    await inOne((tx) => effects().release(tx, held()));
    expect(await standing()).toEqual({ available: 50, frozen: 0, owed: 0 });
    api.clock.pass({ days: 29 });
    expect((await standing()).available).toBe(50);
    api.clock.pass({ days: 2 });
    expect((await standing()).available).toBe(0);
    expect(await proven()).toEqual([]);
  });

  it('that is lost takes what is frozen; what was used is owed, and settled by the next purchase', async () => {
    await buy(5, `${orderId}:1`, 3);
    await analyse(3);
    await inOne((tx) => effects().hold(tx, held()));
    expect(await chargeBack('lost')).toEqual({ taken: 2, owed: 3 });
    expect(await chargeBack('lost')).toMatchObject({ taken: 2 });
    expect(await standing()).toEqual({ available: 10, frozen: 0, owed: 3 });
    await buy(2, `${orderId}:2`);
    expect(await standing()).toEqual({ available: 10, frozen: 0, owed: 1 });
    await inOne((tx) => effects().undoTakeBack(tx, { orderId, refundId: 'lost', at: api.clock.now() }));
    await inOne((tx) => effects().release(tx, held()));
    expect(await standing()).toEqual({ available: 14, frozen: 0, owed: 0 });
    expect(await proven()).toEqual([]);
  });

  it('[D-060] a refund that failed gives back what it took, once, and covers nothing any more', async () => {
    await buy(50);
    expect(await refund(5_000, `half-${orderId}`)).toBe(25);
    const undo = () =>
      inOne((tx) =>
        effects().undoTakeBack(tx, { orderId, refundId: `half-${orderId}`, at: api.clock.now() }),
      );
    await undo();
    await undo();
    expect((await balance()).credits).toBe(60);
    expect(await refund(10_000)).toBe(50);
    expect(await proven()).toEqual([]);
  });
});
