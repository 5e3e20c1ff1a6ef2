import type { ExportBrandOrders } from '../../../application/partners/export-brand-orders.ts';
import { attachment } from '../attachment.ts';
import { csvAnswer } from '../csv.ts';
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
  BRAND_ORDER_COLUMNS,
  presentAnalytics,
  presentBrandOrder,
  presentKey,
  presentStats,
} from './partner-dashboard-presenters.ts';
import { partOf, presentPart } from '../long-list.ts';
import { readPage } from '../read-page.ts';
import { presentBrand } from './partners-presenters.ts';

export interface PartnerDashboardUseCases {
  brands: BrandStore;
  updateOwnBrand: UpdateOwnBrand;
  getOwnBrandStats: GetOwnBrandStats;
  getOwnBrandAnalytics: GetOwnBrandAnalytics;
  listBrandOrders: ListBrandOrders;
  exportBrandOrders: ExportBrandOrders;
  listStatements: ListStatements;
  getStatement: GetStatement;
  listStatementKeys: ListStatementKeys;
  /** Where visitors reach us. */
  publicUrl: string;
}

/** Days of the analytics when nobody says how many. */
const DEFAULT_DAYS = 30;
/** Answers depend on the caller and must not be cached. */
const FRESH = { 'Cache-Control': 'no-store' };

/** Answers of the partner dashboard. */
export function partnerDashboardHandlers(useCases: PartnerDashboardUseCases) {
  return { ...brandHandlers(useCases), ...salesHandlers(useCases), ...statementHandlers(useCases) };
}

function brandHandlers({ brands, updateOwnBrand, publicUrl }: PartnerDashboardUseCases) {
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

function salesHandlers({
  getOwnBrandStats,
  getOwnBrandAnalytics,
  listBrandOrders,
  exportBrandOrders,
}: PartnerDashboardUseCases) {
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
      const { q, status, order } = request.query;
      const { user } = signedIn(request);
      const wanted = { q, status, order };
      if (request.accept === 'text/csv') {
        const rows = await exportBrandOrders.run(user.id, wanted);
        if (!rows.ok) return { failure: rows.error };
        return csvAnswer('orders.csv', BRAND_ORDER_COLUMNS, rows.value);
      }
      const { found, slice } = await readPage(partOf('referred orders', request.query), (part) =>
        listBrandOrders.run(user.id, wanted, part),
      );
      if (!found.ok) return { failure: found.error };
      const { orders, ...total } = found.value;
      const last = orders.at(-1);
      const meta = presentPart(
        'referred orders',
        slice,
        total,
        last && { at: last.placedAt, id: last.orderId },
      );
      const body = { orders: orders.map(presentBrandOrder), meta };
      return { status: 200, body, headers: { ...FRESH, Vary: 'Accept' } };
    },
  } satisfies Partial<Handlers>;
}

function statementHandlers({ listStatements, getStatement, listStatementKeys }: PartnerDashboardUseCases) {
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
      return { status: 200, body: result.value, headers: { ...FRESH, ...attachment(name) } };
    },

    async listStatementKeys() {
      const keys = await listStatementKeys.run();
      return { status: 200, body: { keys: keys.map(presentKey) } };
    },
  } satisfies Partial<Handlers>;
}
