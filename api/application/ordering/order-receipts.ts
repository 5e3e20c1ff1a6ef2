import type { User } from '../../domain/accounts/user.ts';
import type { Order } from '../../domain/ordering/order.ts';
import type { UnclaimedAccounts } from '../../ports/accounts/unclaimed-accounts.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { SiteDetails } from '../../ports/platform/site.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import { confirmationEmail } from './order-emails.ts';
import type { OrderTokens } from './order-tokens.ts';

/** A receipt of a paid order; it goes to the address of the order. */
export interface Receipt {
  order: Order;
  /** The account that the order is in; null while it is in none. */
  account: User | null;
  /** The account that is sent a link to claim the order. */
  linkTo: string | null;
  site: SiteDetails;
  /** The number of the invoice. */
  invoice: string | null;
}

interface Deps {
  unclaimed: UnclaimedAccounts;
  mail: MailQueue;
  orderTokens: OrderTokens;
  clock: Clock;
}

/** Writes receipts, with the link to claim what waits for its owner: when an order is paid, and again when one got lost. */
export class OrderReceipts {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async post({ order, account, linkTo, site, invoice }: Receipt, tx: Transaction): Promise<void> {
    const { unclaimed, mail } = this.deps;
    const byAccount = order.placedBy === 'account';
    const customerName = byAccount && account?.mailboxProvenAt ? order.customerName : null;
    const wording = { claimable: linkTo !== null, customerName, orderUrl: this.urlOf(order, site), invoice };
    await mail.post(confirmationEmail(order, site, wording), tx);
    if (linkTo) await unclaimed.postClaimLink(tx, linkTo);
  }

  /** The page of the order, with the token of one placed without an account while that opens it. */
  private urlOf(order: Order, site: SiteDetails): string {
    const { orderTokens, clock } = this.deps;
    const address = `${site.publicUrl}/orders/${order.id}`;
    if (order.placedBy === 'account') return address;
    const token = orderTokens.of(order);
    return orderTokens.opens(order.id, token, clock.now()) ? `${address}?order_token=${token}` : address;
  }
}
