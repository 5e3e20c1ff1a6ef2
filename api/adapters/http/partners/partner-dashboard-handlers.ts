import type { GetOwnBrandAnalytics } from '../../../application/partners/get-own-brand-analytics.ts';
import type { GetOwnBrandStats } from '../../../application/partners/get-own-brand-stats.ts';
import type { GetStatement } from '../../../application/partners/get-statement.ts';
import type { ListStatementKeys } from '../../../application/partners/list-statement-keys.ts';
import type { ListStatements } from '../../../application/partners/list-statements.ts';
import type { ListBrandOrders } from '../../../application/partners/list-brand-orders.ts';
import type { UpdateOwnBrand } from '../../../application/partners/update-own-brand.ts';
import type { BrandStore } from '../../../ports/partners/brand-store.ts';
import { signedIn, type Handlers } from '../handler.ts';
import {
  brandOrdersCsv,
  presentAnalytics,
  presentBrandOrder,
  presentKey,
  presentStats,
} from './partner-dashboard-presenters.ts';
import { presentBrand, presentPage } from './partners-presenters.ts';

export interface PartnerDeskUseCases {
  brands: BrandStore;
  updateOwnBrand: UpdateOwnBrand;
  getOwnBrandStats: GetOwnBrandStats;
  getOwnBrandAnalytics: GetOwnBrandAnalytics;
  listBrandOrders: ListBrandOrders;
  listStatements: ListStatements;
  getStatement: GetStatement;
  listStatementKeys: ListStatementKeys;
  /** Where visitors reach us. */
  publicUrl: string;
}

/** Days of the analytics when nobody says how many. */
const DEFAULT_DAYS = 30;
/** Rows of a CSV file at most. */
const FILE_ROWS = 50_000;
/** Answers that depend on who asks: nobody keeps them. */
const FRESH = { 'Cache-Control': 'no-store' };

/** Answers of the partner dashboard. */
export function partnerDeskHandlers(useCases: PartnerDeskUseCases) {
  return { ...brandHandlers(useCases), ...salesHandlers(useCases), ...statementHandlers(useCases) };
}

function brandHandlers({ brands, updateOwnBrand, publicUrl }: PartnerDeskUseCases) {
  return {
    async getOwnBrand(request) {
      const brand = await brands.findByUser(signedIn(request).user.id);
      if (!brand) return { failure: { code: 'partners.brand_not_found' } };
      return { status: 200, body: { brand: presentBrand(brand, publicUrl) }, headers: FRESH };
    },

    async updateOwnBrand(request) {
      const { body } = request;
      const result = await updateOwnBrand.run(signedIn(request).user.id, {
        name: body.name,
        logoUrl: body.logo_url === '' ? null : body.logo_url,
        website: body.website === '' ? null : body.website,
        primaryColor: body.primary_color,
        secondaryColor: body.secondary_color,
        description: body.description,
      });
      if (!result.ok) return { failure: result.error };
      return { status: 200, body: { brand: presentBrand(result.value, publicUrl) } };
    },
  } satisfies Partial<Handlers>;
}

function salesHandlers({ getOwnBrandStats, getOwnBrandAnalytics, listBrandOrders }: PartnerDeskUseCases) {
  return {
    async getOwnBrandStats(request) {
      const result = await getOwnBrandStats.run(signedIn(request).user.id, request.query.days ?? null);
      if (!result.ok) return { failure: result.error };
      return { status: 200, body: { stats: presentStats(result.value) }, headers: FRESH };
    },

    async getOwnBrandAnalytics(request) {
      const result = await getOwnBrandAnalytics.run(
        signedIn(request).user.id,
        request.query.days ?? DEFAULT_DAYS,
      );
      if (!result.ok) return { failure: result.error };
      return { status: 200, body: presentAnalytics(result.value), headers: FRESH };
    },

    async listOwnBrandOrders(request) {
      const { page = 1, pageSize = 20, q, status, order } = request.query;
      const file = request.accept === 'text/csv';
      const slice = file
        ? { offset: 0, limit: FILE_ROWS }
        : { offset: (page - 1) * pageSize, limit: pageSize };
      const result = await listBrandOrders.run(signedIn(request).user.id, { q, status, order, ...slice });
      if (!result.ok) return { failure: result.error };
      const { orders, total } = result.value;
      const headers = { ...FRESH, Vary: 'Accept' };
      if (!file) {
        const meta = presentPage(page, pageSize, total);
        return { status: 200, body: { orders: orders.map(presentBrandOrder), meta }, headers };
      }
      return {
        status: 200,
        stream: brandOrdersCsv(orders),
        contentType: 'text/csv',
        headers: { ...headers, 'Content-Disposition': 'attachment; filename="orders.csv"' },
      };
    },
  } satisfies Partial<Handlers>;
}

function statementHandlers({ listStatements, getStatement, listStatementKeys }: PartnerDeskUseCases) {
  return {
    async listStatements(request) {
      const result = await listStatements.run(signedIn(request).user.id);
      if (!result.ok) return { failure: result.error };
      return { status: 200, body: { statements: result.value }, headers: FRESH };
    },

    async getStatement(request) {
      const { month } = request.path;
      const result = await getStatement.run(signedIn(request).user.id, month);
      if (!result.ok) return { failure: result.error };
      const name = `statement-${result.value.brand.slug}-${month}.json`;
      const headers = { ...FRESH, 'Content-Disposition': `attachment; filename="${name}"` };
      return { status: 200, body: result.value, headers };
    },

    async listStatementKeys() {
      const keys = await listStatementKeys.run();
      return { status: 200, body: { keys: keys.map(presentKey) } };
    },
  } satisfies Partial<Handlers>;
}
