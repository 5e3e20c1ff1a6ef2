import type { Knex } from '../../api/adapters/postgres/database.ts';
import { PostgresBrandSales } from '../../api/adapters/postgres/partners/postgres-brand-sales.ts';
import { PostgresPartnerBalances } from '../../api/adapters/postgres/partners/postgres-partner-balances.ts';
import { PostgresPlatformFigures } from '../../api/adapters/postgres/insights/postgres-platform-figures.ts';
import { DAY_MS } from '../../api/domain/shared-with-web/time.ts';
import { FIGURES_MS, YEAR_MS } from './limits.ts';
import type { Case } from './measure.ts';
import { brandId } from './partner-rows.ts';

const dayOf = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** What the overview is made of. */
export function overviewCases(database: Knex, count: string): Case[] {
  const figures = new PostgresPlatformFigures({ database });
  const [from, beforeFrom] = [dayOf(30), dayOf(60)];
  const ask = () =>
    Promise.all([
      figures.sales(from, beforeFrom),
      figures.creditsUsed(from, beforeFrom),
      figures.users(from, beforeFrom),
      figures.recentOrders(5),
    ]);
  return [{ name: `${count} orders: overview`, limitMs: FIGURES_MS, ask }];
}

/** What the analytics of the admin console are made of, and the figures of a partner with 22,500 sales. */
export function figureCases(database: Knex, count: string): Case[] {
  return [
    analyticsCase(database, count, 30, FIGURES_MS),
    analyticsCase(database, count, 365, YEAR_MS),
    ...partnerCases(database, count),
  ];
}

function analyticsCase(database: Knex, count: string, days: number, limitMs: number): Case {
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
  return { name: `${count} orders: analytics of ${days} days`, limitMs, ask };
}

function partnerCases(database: Knex, count: string): Case[] {
  const sales = new PostgresBrandSales({ database });
  const balances = new PostgresPartnerBalances({ database });
  const window = (days: number | null) => ({
    brandId,
    since: days === null ? null : new Date(`${dayOf(days)}T00:00:00Z`),
    factors: [{ currency: 'USD', shift: 0, rate: '1' }],
  });
  const asked: [name: string, ask: Case['ask']][] = [
    ['totals of all time', () => sales.totals(window(null), new Date())],
    [
      'days and customers of a year',
      () => Promise.all([sales.byDay(window(365)), sales.topCustomers(window(365), 10)]),
    ],
    [
      'what is to be paid out',
      () => balances.list({ before: new Date(), q: undefined, offset: 0, limit: 20 }),
    ],
  ];
  return asked.map(([name, ask]) => ({
    name: `${count} orders: partner, ${name}`,
    limitMs: FIGURES_MS,
    ask,
  }));
}
