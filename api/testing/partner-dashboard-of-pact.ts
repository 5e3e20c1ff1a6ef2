import { DAY_MS } from '../domain/shared-with-web/time.ts';
import { tokens } from '../composition/tokens.ts';
import { defaultPrimaryColor, defaultSecondaryColor } from '../domain/partners/brand.ts';
import { cutOff, monthOf, payoutLines } from '../domain/partners/payout.ts';
import { money } from '../domain/shared-with-web/money.ts';
import type { TestApi } from './start-test-api.ts';

/** The ids that the pact names; without one there is no such thing. */
export interface WantedPartnerDashboard {
  brand_id: string;
  /** Earned commission that is payable. */
  order_id?: string;
  /** Placed by the partner itself. */
  own_order_id?: string;
  payout_id?: string;
  payout_status?: 'draft' | 'approved';
}

const PARTNER = { name: 'Chart School', slug: 'chart-school', email: 'partner@example.com' };
const LONG_AGO_MS = 40 * DAY_MS;

/** Chart School, invited, with orders and a payout of this month, under the very ids of the pact. */
export async function setPartnerDashboard(api: TestApi, wanted: WantedPartnerDashboard): Promise<void> {
  const { container, clock, database } = api;
  await database.knex('partners_payouts').delete();
  const at = clock.now();
  const userId = await container.get(tokens.unitOfWork).run(async (tx) => {
    const accounts = container.get(tokens.unclaimed);
    const found = await accounts.findOrMake(tx, PARTNER.email, PARTNER.name, 'brand');
    await accounts.postClaimLink(tx, found.userId, 'invitation');
    const brand = { ...PARTNER, id: wanted.brand_id, userId: found.userId, rateTenths: 100 };
    const colors = { primaryColor: defaultPrimaryColor, secondaryColor: defaultSecondaryColor };
    const look = { ...colors, logoUrl: null, website: null, description: '', status: 'active' } as const;
    await container.get(tokens.brands).add({ ...brand, ...look, createdAt: at, updatedAt: at }, tx);
    return found.userId;
  });
  if (wanted.order_id)
    await placeOrder(api, wanted.brand_id, wanted.order_id, container.get(tokens.ids).next());
  if (wanted.own_order_id) await placeOrder(api, wanted.brand_id, wanted.own_order_id, userId);
  if (wanted.payout_id) await makePayout(api, wanted.payout_id, wanted.payout_status);
}

async function placeOrder(api: TestApi, brandId: string, orderId: string, customerId: string): Promise<void> {
  const { container, clock } = api;
  const at = new Date(clock.now().getTime() - LONG_AGO_MS);
  const clickId = container.get(tokens.ids).next();
  await container.get(tokens.clicks).add({ id: clickId, brandId, at, expiresAt: clock.now(), bound: true });
  const netPaid = money(12_900, 'EUR');
  const order = {
    orderId,
    customerId,
    email: 'customer@example.org',
    paymentFingerprint: null,
    clickId,
    netPaid,
    at,
  };
  await container.get(tokens.unitOfWork).run((tx) => container.get(tokens.commissionEffects).book(tx, order));
}

async function makePayout(api: TestApi, id: string, status = 'draft'): Promise<void> {
  const { container, clock } = api;
  const payouts = container.get(tokens.payouts);
  const createdAt = clock.now();
  const month = monthOf(createdAt);
  await container.get(tokens.unitOfWork).run(async (tx) => {
    const lines = payoutLines(await payouts.openEntries(tx, cutOff(month, createdAt)));
    await payouts.add(tx, { id, month, createKey: `pact-${id}`, createdAt, lines });
    if (status === 'approved') await payouts.approve(tx, id, createdAt);
  });
}
