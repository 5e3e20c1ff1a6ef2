import type { OrderStatus } from '../../domain/ordering/order-status.ts';
import type { Money } from '../../domain/shared-with-web/money.ts';

/** Sums over orders of one base currency; orders keep the base of their day. */
export interface SalesSum {
  /** ISO 4217; the money below is in it. */
  currency: string;
  placed: number;
  paid: number;
  paidMinor: number;
  refundedMinor: number;
}

/** The same over two periods that end now, and over all time. */
export interface PeriodSums<T> {
  all: T;
  now: T;
  before: T;
}

export interface RecentOrder {
  id: string;
  number: string;
  email: string;
  customerName: string;
  total: Money;
  status: OrderStatus;
  items: { id: string; type: 'package' | 'credits'; name: string; quantity: number }[];
  placedAt: Date;
}

export interface ItemSales {
  id: string;
  type: 'package' | 'credits';
  /** As it was called when it was sold last. */
  name: string;
  currency: string;
  quantity: number;
  minor: number;
}

export interface ReadingCounts {
  /** Charts that were read. */
  read: number;
  /** Pictures turned down with a reason. */
  refused: number;
  /** Broken off by a fault. */
  failed: number;
  /** Of those that were read, from the upload to the answer (milliseconds); null without any. */
  medianMs: number | null;
}

export interface CreditCounts {
  granted: number;
  used: number;
  expired: number;
}

/** What became of accounts that were opened in a period; what is deleted later does not take a step back. */
export interface Conversion {
  accounts: number;
  analysed: number;
  ordered: number;
  paid: number;
}

export type OfDay<T> = T & { day: string };

/**
 * Figures over the whole platform, for operators. Days are UTC, as texts ('2026-11-21'); periods begin with `from` and
 * include every day since.
 */
export interface PlatformFigures {
  /** By base currency; `now` is since `from`, `before` from `beforeFrom` until then. Reads no single order. */
  sales(from: string, beforeFrom: string): Promise<PeriodSums<SalesSum[]>>;
  creditsUsed(from: string, beforeFrom: string): Promise<PeriodSums<number>>;
  /** Accounts of users that somebody can sign in to, by when they were opened. */
  users(from: string, beforeFrom: string): Promise<PeriodSums<number>>;
  /** Of these accounts, those with a session or an API key that was used since `from`. */
  activeUsers(from: string): Promise<number>;
  /** Newest first. */
  recentOrders(count: number): Promise<RecentOrder[]>;

  /** Days with something in them, by base currency. */
  salesByDay(from: string): Promise<OfDay<SalesSum>[]>;
  creditsByDay(from: string): Promise<OfDay<CreditCounts>[]>;
  readingsByDay(from: string): Promise<OfDay<ReadingCounts>[]>;
  readings(from: string): Promise<ReadingCounts>;
  /** Lines of orders paid in the period, in the base currency of their orders. */
  itemSales(from: string): Promise<ItemSales[]>;
  conversion(from: string): Promise<Conversion>;
}
