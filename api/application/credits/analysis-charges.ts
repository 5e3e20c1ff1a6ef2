import { dailyLimitOf, startOfDay, withinDay } from '../../domain/credits/daily-limit.ts';
import type { CreditsError } from '../../domain/credits/errors.ts';
import { heldUntil, reserved, settled, voided, type VoidReason } from '../../domain/credits/reservations.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { CreditLedger } from '../../ports/credits/credit-ledger.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import { openBook } from './credit-books.ts';

/** Who pays for which analysis, and when. */
export interface Charge {
  userId: string;
  analysisId: string;
  at: Date;
}

interface Deps {
  creditLedger: CreditLedger;
  users: UserStore;
}

/** What an analysis does to credits: one is set aside before it begins, and spent or given back when it ends. */
export class AnalysisCharges {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /**
   * Sets one credit aside, within the analyses of the day. Whatever comes at once passes one after another, so neither
   * the balance nor the day can be overdrawn.
   */
  async reserve(tx: Transaction, charge: Charge): Promise<Result<null, CreditsError>> {
    const { userId, analysisId, at } = charge;
    const book = await openBook(this.deps.creditLedger, tx, userId, at);
    const user = await this.deps.users.find(userId, tx);
    if (!user) throw new Error(`There is no user ${userId} to charge.`);
    const limit = dailyLimitOf(user);
    // What the day has seen is not counted where nothing hangs on it.
    const used = limit === null ? 0 : await this.deps.creditLedger.usedOn(userId, startOfDay(at), tx);
    const allowed = withinDay(used, limit, at);
    if (!allowed.ok) return allowed;
    const reservation = reserved(book.account, analysisId, at);
    if (!reservation.ok) return reservation;
    if ('postings' in reservation.value) await book.post(reservation.value);
    else await this.deps.creditLedger.putReservation(tx, userId, reservation.value);
    return ok(null);
  }

  /** Spends what was set aside; false when it was given back meanwhile, and the work may not be handed out. */
  async settle(tx: Transaction, { userId, analysisId, at }: Charge): Promise<boolean> {
    const account = await this.deps.creditLedger.lock(tx, userId);
    const open = account.reservations.find(({ id }) => id === analysisId);
    return open !== undefined && (await this.deps.creditLedger.post(tx, userId, settled(open, at)));
  }

  /** Gives back what was set aside, if it still is. */
  async void(tx: Transaction, { userId, analysisId, at }: Charge, reason: VoidReason): Promise<boolean> {
    const book = await openBook(this.deps.creditLedger, tx, userId, at);
    const open = book.account.reservations.find(({ id }) => id === analysisId);
    if (!open) return false;
    const ending = voided(open, reason, at);
    if ('postings' in ending) await book.post(ending);
    else await this.deps.creditLedger.putReservation(tx, userId, ending);
    await book.expire();
    return true;
  }

  /** The work goes on: what is set aside stays so for another while. */
  hold(analysisId: string, at: Date): Promise<void> {
    return this.deps.creditLedger.hold(analysisId, heldUntil(at));
  }
}
