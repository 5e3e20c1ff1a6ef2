import fc from 'fast-check';
import { tokens } from '../../../composition/tokens.ts';
import { ApprovePayout } from '../../../application/partners/approve-payout.ts';
import { CreatePayout } from '../../../application/partners/create-payout.ts';
import { MarkPayoutPaid } from '../../../application/partners/mark-payout-paid.ts';
import { ProveBooks } from '../../../application/credits/prove-books.ts';
import { cutOff } from '../../../domain/partners/payout.ts';
import { DAY_MS } from '../../../domain/shared-with-web/time.ts';
import { PartnerWorld } from '../../../testing/partner-world.ts';

let world: PartnerWorld;
let clicks: string[];
let brands: string[];
let admin: string;
beforeAll(async () => {
  world = await PartnerWorld.start();
  clicks = [];
  for (let nth = 0; nth < 2; nth++) clicks.push((await world.referred()).clickId ?? '');
  brands = await world.api.database.knex('partners_brands').pluck<string[]>('id');
  admin = (await world.api.signIn({ role: 'admin' })).user.id;
});
afterAll(() => world.api.close());

/** What a payout would collect and what waits, counted from every entry. */
async function counted(before: Date) {
  const { rows } = await world.api.database.knex.raw<{ rows: Record<string, string>[] }>(
    `select c.brand_id, c.currency,
       count(distinct c.order_id) filter (where c.payable)::int as orders,
       coalesce(sum(e.amount_minor) filter (where c.payable and e.amount_minor > 0), 0)::int as earned,
       coalesce(sum(e.amount_minor) filter (where c.payable and e.amount_minor < 0), 0)::int as "takenBack",
       coalesce(sum(e.amount_minor) filter (where not c.payable), 0)::int as pending
     from (select *, payout_id is not null or payable_at < :before as payable from partners_commissions
       where payout_id is not null or amount_minor > 0) c
     join partners_commission_entries e on e.order_id = c.order_id
       and not exists (select from partners_payout_entries p where p.entry_id = e.id)
     group by 1, 2 order by 1, 2`,
    { before },
  );
  return rows;
}

async function told(before: Date) {
  const balances = world.api.container.get(tokens.balances);
  const { balances: listed } = await balances.list({ before, q: undefined, offset: 0, limit: null });
  return listed
    .map((each) => ({
      brand_id: each.brandId,
      currency: each.currency,
      orders: each.orders,
      earned: each.earnedMinor,
      takenBack: each.takenBackMinor,
      pending: each.pendingMinor,
    }))
    .filter(({ orders, pending, earned, takenBack }) => orders || pending || earned || takenBack)
    .toSorted((a, b) => (`${a.brand_id} ${a.currency}` < `${b.brand_id} ${b.currency}` ? -1 : 1));
}

/** What a statement from `from` to `to` opens with and lists, counted from every entry. */
async function countedFacts(brandId: string, from: Date, to: Date) {
  const { knex } = world.api.database;
  const of = (condition: string, columns: string) =>
    `select ${columns} from partners_commission_entries e join partners_commissions c on c.order_id = e.order_id
     where c.brand_id = :brandId and ${condition}`;
  const opening = await knex.raw<{ rows: object[] }>(
    `select currency, sum(minor)::int as minor from (${of('e.at < :from', 'c.currency, e.amount_minor as minor')}
       union all select l.currency, -l.amount_minor from partners_payout_lines l join partners_payouts p on p.id = l.payout_id
         where l.brand_id = :brandId and not l.carried_over and p.status = 'paid' and p.paid_at < :from
     ) movements group by currency order by currency`,
    { brandId, from },
  );
  const entries = await knex.raw<{ rows: { id: string }[] }>(
    `${of('e.at >= :from and e.at < :to', 'e.id')} order by e.at, e.kind, e.id`,
    { brandId, from, to },
  );
  return { opening: opening.rows, entries: entries.rows.map(({ id }) => id) };
}

async function toldFacts(brandId: string, from: Date, to: Date) {
  const { opening, entries } = await world.api.container.get(tokens.statements).facts(brandId, from, to);
  return { opening, entries: entries.map(({ id }) => id) };
}

const differences = async () =>
  (await world.api.container.get(ProveBooks).run()).flatMap((report) =>
    report.book === 'commission'
      ? report.differences.filter((line) => /open|Commission of partner|Entry/i.test(line))
      : [],
  );

async function payOut(): Promise<void> {
  const month = world.api.clock.now().toISOString().slice(0, 7);
  const made = await world.api.container.get(CreatePayout).run(admin, month, month);
  if (!made.ok || made.value.status !== 'draft') return;
  await world.api.container.get(ApprovePayout).run(admin, made.value.id);
  await world.api.container.get(MarkPayoutPaid).run(admin, made.value.id, month);
}

interface Sold {
  id: string;
  left: number;
  refunds: [id: string, minor: number][];
}

const step = fc.record({
  kind: fc.constantFrom('sell', 'sell', 'refund', 'undo', 'hold', 'release', 'pay out', 'wait', 'wait'),
  nth: fc.nat(99),
  minor: fc.integer({ min: 1, max: 20_000 }),
  days: fc.integer({ min: 0, max: 20 }),
});

async function take(
  sold: Sold[],
  { kind, nth, minor, days }: { kind: string; nth: number; minor: number; days: number },
) {
  const order = sold[nth % Math.max(1, sold.length)];
  if (kind === 'sell') {
    const id = await world.pay({ clickId: clicks[nth % 2] ?? null, minor });
    sold.push({ id, left: minor, refunds: [] });
  } else if (kind === 'wait') world.api.clock.pass({ days });
  else if (kind === 'pay out') await payOut();
  else if (!order) return;
  else if (kind === 'hold' || kind === 'release') await world.dispute(order.id, kind);
  else if (kind === 'undo') {
    const [refund] = order.refunds.splice(0, 1);
    if (!refund) return;
    await world.undoRefund(order.id, refund[1], refund[0]);
    order.left += refund[1];
  } else if (order.left > 0) {
    const back = nth % 3 === 0 ? order.left : Math.min(order.left, minor);
    const id = crypto.randomUUID();
    await world.refund(order.id, back, id);
    order.left -= back;
    order.refunds.push([id, back]);
  }
}

describe('what partners have to get', () => {
  it('is the same from stored sums as from every entry, and so are statements, whatever happened', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const sold: Sold[] = [];
        for (const each of steps) await take(sold, each);
        const now = world.api.clock.now();
        const month = now.toISOString().slice(0, 7);
        const instants = [
          cutOff(month, now),
          ...[0, 14, 14.3, 30].map((days) => new Date(now.getTime() + days * DAY_MS)),
        ];
        for (const before of instants) expect(await told(before)).toEqual(await counted(before));
        const firsts = [0, 1, 2].map(
          (ago) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago)),
        );
        for (const from of [...firsts, new Date(now.getTime() - 9 * DAY_MS)])
          for (const brandId of brands) {
            const to = new Date(from.getTime() + 31 * DAY_MS);
            expect(await toldFacts(brandId, from, to)).toEqual(await countedFacts(brandId, from, to));
          }
        expect(await differences()).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  it('stays right when sales, refunds, disputes and payouts meet', async () => {
    const [clickId = ''] = clicks;
    const ids = await Promise.all(Array.from({ length: 12 }, () => world.pay({ clickId, minor: 9000 })));
    world.api.clock.pass({ days: 31 });
    await Promise.all([
      ...ids.map((id) => world.refund(id, 4000)),
      payOut(),
      ...ids.slice(0, 6).map((id) => world.dispute(id, 'hold')),
      ...ids.slice(6).map((id) => world.refund(id, 5000)),
      ...Array.from({ length: 8 }, () => world.pay({ clickId, minor: 7000 })),
    ]);
    await Promise.all(ids.slice(0, 6).map((id) => world.dispute(id, 'release')));
    expect(await differences()).toEqual([]);
    const soon = new Date(world.api.clock.now().getTime() + DAY_MS);
    expect(await told(soon)).toEqual(await counted(soon));
  });

  it('is opened in a statement with the sums of months', async () => {
    await world.pay({ clickId: clicks[0] ?? null, minor: 9000 });
    world.api.clock.pass({ days: 31 });
    const now = world.api.clock.now();
    const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
    const openings = async () =>
      (await Promise.all(brands.map((id) => toldFacts(id, from, now)))).flatMap(({ opening }) => opening);
    const { knex } = world.api.database;
    const before = await openings();
    const [first] = await knex('partners_commission_months').orderBy('month').limit(1);
    await knex('partners_commission_months').where(first).increment('amount_minor', 1);
    expect(await openings()).not.toEqual(before);
    await knex('partners_commission_months')
      .where({ ...first, amount_minor: Number(first.amount_minor) + 1 })
      .decrement('amount_minor', 1);
    expect(await openings()).toEqual(before);
  });

  it('keeps no sums of days of which nothing is left', async () => {
    await world.pay({ clickId: clicks[0] ?? null });
    world.api.clock.pass({ days: 62 });
    await payOut();
    const nothing = { orders: 0, earned_minor: 0, taken_back_minor: 0 };
    expect(await world.api.database.knex('partners_open_commission').where(nothing)).toEqual([]);
  });
});
