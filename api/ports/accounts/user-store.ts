import type { Role } from '../../domain/shared/role.ts';
import type { SubscriptionTier } from '../../domain/shared/subscription-tier.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { Pseudonym } from './personal-data.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** What is stored of a new account. */
export interface NewUser extends User {
  /** Encoded argon2id hash; null for an account that waits to be claimed. */
  passwordHash: string | null;
  /** The plan named at registration: intent only, it grants nothing. */
  intendedTier: SubscriptionTier;
}

/** Accounts. Email addresses are given and stored normalised. Without `tx` a call is its own transaction. */
export interface UserStore {
  /** Adds the account; false, with nothing changed, when the email address is taken (also under concurrent calls). */
  add(user: NewUser, tx?: Transaction): Promise<boolean>;
  find(id: string, tx?: Transaction): Promise<User | null>;
  /** The account, held until the transaction ends: it is not deleted, and its mailbox not proven, meanwhile. Null when there is none, or it was deleted. */
  hold(id: string, tx: Transaction): Promise<User | null>;
  /** The account and its password hash; the hash is null for an account that nobody has claimed yet. */
  findForLogin(email: string, tx?: Transaction): Promise<{ user: User; passwordHash: string | null } | null>;
  /** The mailbox is proven from now on; false, with nothing changed, when it was before or there is no such account. */
  proveMailbox(id: string, at: Date, tx: Transaction): Promise<boolean>;
  /** Changes the name; the user as stored then, or null when there is none. */
  rename(id: string, fullName: string, at: Date, tx?: Transaction): Promise<User | null>;
  /** The account has another role from now on. */
  changeRole(id: string, role: Role, at: Date, tx: Transaction): Promise<void>;
  /** Moves the account to another address; false, with nothing changed, when that has an account (also under concurrent calls). */
  changeEmail(id: string, email: string, provenAt: Date | null, at: Date, tx: Transaction): Promise<boolean>;
  /** Sets the password, and the name when given; the user as stored then, or null when there is none or it was deleted. */
  setPassword(
    id: string,
    change: { passwordHash: string; fullName?: string | undefined },
    at: Date,
    tx: Transaction,
  ): Promise<User | null>;
  /**
   * Changes the tier to what plans give, or to what an admin has given when that is higher; the one before, or null when there is
   * no such account.
   */
  changeTier(id: string, tier: SubscriptionTier, at: Date, tx: Transaction): Promise<SubscriptionTier | null>;
  /** An admin gives a tier: it is in force at once. The one before, or null when there is no such account. */
  giveTier(id: string, tier: SubscriptionTier, at: Date, tx: Transaction): Promise<SubscriptionTier | null>;
  /**
   * Replaces name and email address, takes password, role and tier away: nobody signs in to the account again, what
   * refers to it stays whole.
   */
  pseudonymise(id: string, as: Pseudonym, at: Date, tx: Transaction): Promise<void>;
  /** Nobody signs in to the account from now on; false, with nothing changed, when it was so before or there is no such account. */
  suspend(id: string, reason: string, at: Date, tx: Transaction): Promise<boolean>;
  /** The account works again; false, with nothing changed, when it did before or there is no such account. */
  reinstate(id: string, at: Date, tx: Transaction): Promise<boolean>;
  /** How many admins there are who may sign in. None of them can be changed by others until the transaction ends. */
  lockAdmins(tx: Transaction): Promise<number>;
  anyAdmin(tx?: Transaction): Promise<boolean>;
}
