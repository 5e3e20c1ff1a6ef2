import type { CreditAmount } from '../shared-with-web/credit-amount.ts';
import type { Money, Rate } from '../shared-with-web/money.ts';
import type { SubscriptionTier } from '../shared/subscription-tier.ts';
import type { CartItemType } from '../shared-with-web/cart.ts';
import type { OrderTax } from '../shared-with-web/tax.ts';
import type { Dispute, SeenWarning } from './dispute.ts';
import type { OrderStatus } from './order-status.ts';

/** One line of an order, as it was sold: later changes of the catalogue do not touch it. */
export interface OrderLine {
  id: string;
  /** The package's id: `professional`. */
  itemId: string;
  type: CartItemType;
  name: string;
  /** Of one. */
  price: Money;
  quantity: number;
  /** Of one; null for plans. */
  credits: CreditAmount | null;
  /** Days until unused credits expire; null: never. */
  validityDays: number | null;
  /** What a plan sets; null for credits. */
  tier: SubscriptionTier | null;
}

/** What is stored of the card that paid. */
export interface OrderCard {
  brand: string;
  last4: string;
  fingerprint: string | null;
}

/** A purchase, from the attempt to pay to the last refund. */
export interface Order {
  id: string;
  /** As emails and receipts call it; see `orderNumber`. */
  number: string;
  /** Null until a guest's order is paid: an account is found or made for it then. */
  userId: string | null;
  /** Normalised. */
  email: string;
  customerName: string;
  /** `admin`: entered by hand, its money comes in another way. */
  placedBy: 'guest' | 'account' | 'admin';
  status: OrderStatus;
  /** Whether a dispute of its payment is open: credits and commission are on hold. */
  disputed: boolean;
  total: Money;
  /** The total in the base currency, at the order's rate: what overviews and exports count. */
  baseTotal: Money;
  /** The tax within the total; null for an order placed before taxes were worked out. */
  tax: OrderTax | null;
  /** Units of the order's currency per unit of the base, at purchase. */
  rate: Rate;
  lines: readonly OrderLine[];
  card: OrderCard | null;
  /** The gateway's own name of the charge. */
  paymentReference: string | null;
  /** The partner click that stood when the order was placed. */
  clickId: string | null;
  placedAt: Date;
  paidAt: Date | null;
  cancelledAt: Date | null;
}

/** Money on its way back, or back already, or refused by the gateway. */
export interface OrderRefund {
  id: string;
  orderId: string;
  amount: Money;
  status: 'pending' | 'succeeded' | 'refused';
  reason: string;
  /** Who began it: we, the payment provider's own console, or the bank by a dispute that was lost. */
  origin: 'own' | 'provider' | 'dispute';
  /** The admin who gave it; null when the product did so by itself. */
  byUserId: string | null;
  /** The gateway's own name of it, once it is known. */
  reference: string | null;
  /** Why it was refused, or failed after all; null when it was not. */
  failure: string | null;
  at: Date;
  settledAt: Date | null;
}

/** A charge that came when its order was over: it goes back in whole, apart from the refunds of what the order sold. */
export interface LateCharge {
  id: string;
  orderId: string;
  /** The gateway's own name of the charge. */
  reference: string;
  amount: Money;
  status: OrderRefund['status'];
  reason: string;
  at: Date;
  settledAt: Date | null;
}

/** What a customer asked for. */
export interface RefundRequest {
  status: 'requested' | 'settled';
  reason: string;
  at: Date;
}

/** A numbered document of an order, as far as the order tells of it. */
export interface OrderInvoice {
  id: string;
  kind: 'invoice' | 'credit_note' | 'correction';
  number: string;
  issuedAt: Date;
  total: Money;
  /** Within the total. */
  tax: Money;
}

/** An order and everything that hangs on it. */
export interface OrderRecord {
  order: Order;
  refunds: readonly OrderRefund[];
  lateCharges: readonly LateCharge[];
  /** Oldest first. */
  disputes: readonly Dispute[];
  warnings: readonly SeenWarning[];
  refundRequest: RefundRequest | null;
  /** The invoice first, then credit notes and corrections, oldest first. */
  invoices: readonly OrderInvoice[];
}

/** Why a plan cannot be bought twice at once. */
export const ONE_PLAN = 'must be 1; a plan is bought once';

/** The tier that the order's plan sets; null when no plan is among its lines. */
export function tierOf(order: Pick<Order, 'lines'>): SubscriptionTier | null {
  return order.lines.find(({ tier }) => tier !== null)?.tier ?? null;
}

/** The amount of credits of a whole line: quantity × credits of one; null for plans. */
export function creditsOfLine(line: Pick<OrderLine, 'credits' | 'quantity'>): CreditAmount | null {
  return typeof line.credits === 'number' ? line.credits * line.quantity : line.credits;
}
