import type { Knex } from '../../api/adapters/postgres/database.ts';
import { PostgresBrandSales } from '../../api/adapters/postgres/partners/postgres-brand-sales.ts';
import { PostgresPartnerBalances } from '../../api/adapters/postgres/partners/postgres-partner-balances.ts';
import { PostgresPlatformFigures } from '../../api/adapters/postgres/insights/postgres-platform-figures.ts';
import { DAY_MS } from '../../api/domain/shared-with-web/time.ts';
import { PostgresStatementStore } from '../../api/adapters/postgres/partners/postgres-statement-store.ts';
import { PostgresPayoutStore } from '../../api/adapters/postgres/partners/postgres-payout-store.ts';
import { KnexUnitOfWork } from '../../api/adapters/postgres/knex-unit-of-work.ts';
import { FIGURES } from './limits.ts';
import type { Case } from './measure.ts';
import { brandId } from './partner-rows.ts';

const dayOf = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** What the overview and the analytics of the admin console are made of, the figures of a partner, and payouts. */
export function figureCases(database: Knex): Case[] {
  const cases = [
    overview(database),
    analytics(database, 30),
    analytics(database, 365),
    ...partner(database),
    ...payouts(database),
  ];
  return cases.map(([name, ask]) => ({ name, ask, limit: FIGURES }));
}

type Named = [name: string, ask: Case['ask']];

function overview(database: Knex): Named {
  const figures = new PostgresPlatformFigures({ database });
  const [from, beforeFrom] = [dayOf(30), dayOf(60)];
  const ask = () =>
    Promise.all([
      figures.sales(from, beforeFrom),
      figures.creditsUsed(from, beforeFrom),
      figures.users(from, beforeFrom),
      figures.activeUsers(from),
      figures.recentOrders(5),
    ]);
  return ['overview', ask];
}

function analytics(database: Knex, days: number): Named {
  const figures = new PostgresPlatformFigures({ database });
  const from = dayOf(days);
  const ask = () =>
    Promise.all([
      figures.salesByDay(from),
      figures.creditsByDay(from),
      figures.readingsByDay(from),
      figures.readings(from),
      figures.itemSales(from),
      figures.conversion(from),
    ]);
  return [`analytics of ${days} days`, ask];
}

function partner(database: Knex): Named[] {
  const sales = new PostgresBrandSales({ database });
  const statements = new PostgresStatementStore({ database });
  const window = (days: number | null) => ({
    brandId,
    since: days === null ? null : new Date(`${dayOf(days)}T00:00:00Z`),
    factors: [{ currency: 'USD', shift: 0, rate: '1' }],
  });
  return [
    ['a partner, totals of all time', () => sales.totals(window(null), new Date())],
    [
      'a partner, days and customers of a year',
      () => Promise.all([sales.byDay(window(365)), sales.topCustomers(window(365), 10)]),
    ],
    [
      'a partner, the statement of a month',
      () => statements.facts(brandId, new Date(`${dayOf(60)}T00:00:00Z`), new Date(`${dayOf(30)}T00:00:00Z`)),
    ],
  ];
}

function payouts(database: Knex): Named[] {
  const balances = new PostgresPartnerBalances({ database });
  const store = new PostgresPayoutStore({ database });
  const unitOfWork = new KnexUnitOfWork({ database });
  const page = { q: undefined, offset: 0, limit: 20 };
  return [
    ['payouts, what partners have to get', () => balances.list({ before: new Date(), ...page })],
    ['payouts, the list', () => store.list({ offset: 0, limit: 20 })],
    [
      'payouts, what one of a month long gone collects',
      () => unitOfWork.run((tx) => store.openEntries(tx, new Date(0))),
    ],
  ];
}
