import { timingSafeEqual } from 'node:crypto';
import type { Order } from '../../domain/ordering/order.ts';
import { DAY_MS } from '../../domain/shared-with-web/time.ts';
import type { KeyedHash } from '../../ports/shared/keyed-hash.ts';

/** How long a guest's token opens the order: past the time in which a refund can be asked for. */
const DAYS = 90;

interface Deps {
  hash: KeyedHash;
}

/** Tokens that open one order to whoever holds them. They follow from the order, so nothing is stored. */
export class OrderTokens {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** The token of an order, the same every time. */
  of(order: Pick<Order, 'id' | 'placedAt'>): string {
    const expires = Math.floor((order.placedAt.getTime() + DAYS * DAY_MS) / 1000);
    return `${expires}.${this.signature(order.id, expires).toString('base64url')}`;
  }

  /** Whether the token opens this order now. */
  opens(orderId: string, token: string, now: Date): boolean {
    const match = /^(\d{1,12})\.([\w-]{43})$/.exec(token);
    if (!match) return false;
    const expires = Number(match[1]);
    if (expires * 1000 <= now.getTime()) return false;
    const right = this.signature(orderId, expires);
    const given = Buffer.from(match[2] ?? '', 'base64url');
    return given.length === right.length && timingSafeEqual(given, right);
  }

  private signature(orderId: string, expires: number): Buffer {
    return this.deps.hash.of('order-token', `${orderId}.${expires}`);
  }
}
