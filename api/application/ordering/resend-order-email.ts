import { isPseudonym } from '../../domain/accounts/pseudonym.ts';
import { orderEmailByOrder } from '../../domain/accounts/throttle-rules.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { OrderingErrorOf } from '../../domain/ordering/errors.ts';
import type { Order, OrderRecord } from '../../domain/ordering/order.ts';
import { lastRefundTold } from '../../domain/ordering/refund.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { UnclaimedAccounts } from '../../ports/accounts/unclaimed-accounts.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { OrderStore } from '../../ports/ordering/order-store.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { InvoiceStore } from '../../ports/taxes/invoice-store.ts';
import type { TryCounter } from '../accounts/try-counter.ts';
import type { Attach, Idempotency } from '../shared/idempotency.ts';
import { keyRefused } from './key-refused.ts';
import { refundEmail } from './order-emails.ts';
import type { OrderReceipts } from './order-receipts.ts';

export interface OrderEmailAgain {
  actorId: string;
  orderId: string;
  kind: 'receipt' | 'refund';
  reason: string;
  idempotencyKey: string;
}

type ResendError = OrderingErrorOf<
  | 'ordering.not_found'
  | 'ordering.email_not_due'
  | 'ordering.throttled'
  | 'ordering.key_reused'
  | 'ordering.in_progress'
>;

/** Whom an email about an order goes to. `linkTo`: the account that has still to be claimed. */
interface Reader {
  email: string;
  account: User | null;
  linkTo: string | null;
}

interface Deps {
  orders: OrderStore;
  users: UserStore;
  unclaimed: UnclaimedAccounts;
  invoices: InvoiceStore;
  orderReceipts: OrderReceipts;
  tryCounter: TryCounter;
  idempotency: Idempotency;
  mail: MailQueue;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
  site: Site;
}

/**
 * Posts the receipt of an order or the email about its last refund again, by somebody of the staff, once per key. It goes to whoever
 * may see the order: the account that it is in, or the address of one that is in none.
 */
export class ResendOrderEmail {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(input: OrderEmailAgain): Promise<Result<null, ResendError>> {
    const { actorId, idempotencyKey: key, orderId, kind, reason } = input;
    const call = { scope: `order-email:${actorId}`, key, request: { orderId, kind, reason } };
    return this.deps.idempotency.once<null, ResendError>(call, {
      work: (attach) => this.deps.unitOfWork.run((tx) => this.send(input, attach, tx)),
      replay: async () => ok(null),
      refuse: keyRefused,
    });
  }

  private async send(
    { actorId, orderId, kind, reason }: OrderEmailAgain,
    attach: Attach,
    tx: Transaction,
  ): Promise<Result<null, ResendError>> {
    const { orders, tryCounter, audit, clock } = this.deps;
    const record = await orders.hold(orderId, tx);
    if (!record) return err({ code: 'ordering.not_found' });
    const isDue = kind === 'receipt' ? record.order.paidAt !== null : lastRefundTold(record) !== null;
    const reader = isDue ? await this.readerOf(record.order, tx) : null;
    if (!reader) return err({ code: 'ordering.email_not_due' });
    const allowed = await tryCounter.count([{ rule: orderEmailByOrder, subject: orderId }], tx);
    if (!allowed.ok) return err({ ...allowed.error, code: 'ordering.throttled' });
    await attach(orderId, tx);
    await (kind === 'receipt' ? this.receipt(record, reader, tx) : this.refund(record, reader, tx));
    await audit.record(tx, {
      actorId,
      action: 'ordering.email_resent',
      subject: `order:${orderId}`,
      details: { kind, reason },
      at: clock.now(),
    });
    return ok(null);
  }

  /** Null when the account was deleted: nobody is left to write to. */
  private async readerOf({ userId, email, customerName }: Order, tx: Transaction): Promise<Reader | null> {
    const { users, unclaimed } = this.deps;
    if (isPseudonym(email)) return null;
    if (userId === null) {
      const found = await unclaimed.findOrMake(tx, email, customerName);
      return { email, account: null, linkTo: found.userId };
    }
    const account = await users.find(userId, tx);
    if (!account) return null;
    const claimed = (await users.findForLogin(account.email, tx))?.passwordHash !== null;
    return { email: account.email, account, linkTo: claimed ? null : userId };
  }

  private async receipt({ order, invoices }: OrderRecord, { email, ...rest }: Reader, tx: Transaction) {
    const invoice = invoices.find(({ kind }) => kind === 'invoice')?.number ?? null;
    const site = await this.deps.site.details(tx);
    await this.deps.orderReceipts.post({ order: { ...order, email }, ...rest, site, invoice }, tx);
  }

  private async refund(record: OrderRecord, { email }: Reader, tx: Transaction) {
    const refund = lastRefundTold(record);
    if (!refund) throw new Error(`No refund of order ${record.order.id} was told of.`);
    const documents = await this.deps.invoices.ofOrder(record.order.id, tx);
    const note = documents.find(({ kind, refundId }) => kind === 'credit_note' && refundId === refund.id);
    const site = await this.deps.site.details(tx);
    const order = { ...record.order, email };
    await this.deps.mail.post(refundEmail(order, refund.amount, note?.number ?? null, site), tx);
  }
}
