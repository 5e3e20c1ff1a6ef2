import type { Role } from '../../domain/shared/role.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** Accounts made on behalf of people who have not set a password yet: after a purchase as guest, or by invitation. */
export interface UnclaimedAccounts {
  /**
   * The account of the email address (normalised here), or a new one that nobody can sign in to until it is claimed.
   * An account that exists keeps its name and role. Two calls at once make one account.
   *
   * `role`: what a new account is, `user` when absent. `claimed`: somebody has set a password for it. `proven`: whoever did
   * that, or any later time, came by a link mailed to the address. The account is held until the transaction ends, so that
   * neither changes meanwhile. Whether an account existed is for the caller alone, never for an answer to a stranger.
   */
  findOrMake(
    tx: Transaction,
    email: string,
    fullName: string,
    role?: Role,
  ): Promise<{ userId: string; claimed: boolean; proven: boolean }>;
  /**
   * Posts an email with a single-use link, good for 7 days, that sets the password of the account; it goes out when the
   * transaction commits. Links posted earlier stay good until one of them is used: a stranger who asks again must not
   * spoil the email that a buyer is holding. Does nothing when the account is claimed and its mailbox proven already.
   *
   * `claim` (default) speaks of a purchase, `invitation` of being invited.
   */
  postClaimLink(tx: Transaction, userId: string, kind?: 'claim' | 'invitation'): Promise<void>;
}
