import { randomUUID } from 'node:crypto';
import { tokens } from '../composition/tokens.ts';
import { money } from '../domain/shared-with-web/money.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';

export interface BrandShown {
  id: string;
  slug: string;
  email: string;
}

/** An order that was paid; say only what the test is about. */
export interface Paid {
  clickId: string | null;
  minor?: number;
  currency?: string;
  email?: string;
  customerId?: string;
  fingerprint?: string | null;
}

/** The real app with an admin, and the steps that tests about partners are made of. Call `api.close` in afterAll. */
export class PartnerWorld {
  readonly api: TestApi;
  admin: { Authorization: string } = { Authorization: '' };
  private slugs = 0;

  private constructor(api: TestApi) {
    this.api = api;
  }

  static async start(): Promise<PartnerWorld> {
    const world = new PartnerWorld(await startTestApi());
    await world.waitDays(0);
    return world;
  }

  /** Moves the clock; the admin signs in anew, since a session does not live that long. */
  async waitDays(days: number): Promise<void> {
    this.api.clock.pass({ days });
    this.admin = (await this.api.signIn({ role: 'admin' })).bearer;
  }

  /** Takes on a partner through the api. */
  async takeOn(wanted: Record<string, unknown> = {}): Promise<BrandShown> {
    const number = ++this.slugs;
    const named = {
      name: `School ${number}`,
      email: `school${number}@example.com`,
      slug: `school-${number}`,
      commission_rate: 10,
    };
    const request = this.api.request.post('/api/admin/brands').set(this.admin);
    return (await request.send({ ...named, ...wanted }).expect(201)).body.brand;
  }

  click(slug: string, cookie?: string) {
    const request = this.api.request.post('/api/referrals/clicks').send({ slug });
    return cookie === undefined ? request : request.set('Cookie', cookie);
  }

  /** What the checkout finds in the cookie. */
  clickIdOf(cookie: string | undefined): Promise<string | null> {
    return this.api.container.get(tokens.referrals).clickIdOf(cookie?.slice('wickwise_ref='.length));
  }

  /** A partner, and a click of a visitor on its link. */
  async referred(wanted: Record<string, unknown> = {}) {
    const brand = await this.takeOn(wanted);
    return { brand, clickId: await this.clickIdOf(refCookie(await this.click(brand.slug))) };
  }

  /** Tells the commission books of a paid order, as the shop does; its id. */
  async pay({ clickId, minor = 12_900, currency = 'EUR', ...paid }: Paid): Promise<string> {
    const orderId = randomUUID();
    const order = {
      orderId,
      customerId: paid.customerId ?? randomUUID(),
      email: paid.email ?? 'customer@example.org',
      paymentFingerprint: paid.fingerprint ?? null,
      clickId,
      netPaid: money(minor, currency),
      at: this.api.clock.now(),
    };
    const effects = this.api.container.get(tokens.commissionEffects);
    await this.api.container.get(tokens.unitOfWork).run((tx) => effects.book(tx, order));
    return orderId;
  }

  async refund(orderId: string, minor: number, refundId: string = randomUUID()): Promise<void> {
    const effects = this.api.container.get(tokens.commissionEffects);
    const refund = { orderId, refundId, refunded: money(minor, 'EUR') };
    const at = this.api.clock.now();
    await this.api.container.get(tokens.unitOfWork).run((tx) => effects.reverse(tx, { ...refund, at }));
  }

  /** The refund failed after all. */
  async undoRefund(orderId: string, minor: number, refundId: string): Promise<void> {
    const effects = this.api.container.get(tokens.commissionEffects);
    const refund = { orderId, refundId, refunded: money(minor, 'EUR') };
    const at = this.api.clock.now();
    await this.api.container.get(tokens.unitOfWork).run((tx) => effects.undoReversal(tx, { ...refund, at }));
  }

  /** A dispute of the order's payment begins, or is over. */
  async dispute(orderId: string, change: 'hold' | 'release'): Promise<void> {
    const effects = this.api.container.get(tokens.commissionEffects);
    await this.api.container.get(tokens.unitOfWork).run((tx) => effects[change](tx, orderId));
  }

  async explain(orderId: string) {
    const request = this.api.request.get(`/api/admin/orders/${orderId}/commission`).set(this.admin);
    return (await request.expect(200)).body.commission;
  }
}

/** `wickwise_ref=…` as a browser would send it back. */
export function refCookie(answer: { get(name: 'Set-Cookie'): string[] | undefined }): string | undefined {
  const line = answer.get('Set-Cookie')?.find((each) => each.startsWith('wickwise_ref='));
  return line?.split(';')[0];
}
