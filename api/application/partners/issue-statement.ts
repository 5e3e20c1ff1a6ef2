import type { Brand } from '../../domain/partners/brand.ts';
import { monthEnd } from '../../domain/partners/payout.ts';
import {
  isMonthComplete,
  monthStart,
  statementMonths,
  writeStatement,
  type StatementDocument,
} from '../../domain/partners/statement.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { BrandStore } from '../../ports/brand-store.ts';
import type { Clock } from '../../ports/clock.ts';
import type { StatementSigner } from '../../ports/statement-signer.ts';
import type { StatementStore, StoredKey } from '../../ports/statement-store.ts';
import { withOwnBrand, type NoBrand } from './own-brand.ts';

type Refusal = NoBrand | { code: 'partners.statement_not_found' };

interface Deps {
  brands: BrandStore;
  statements: StatementStore;
  signer: StatementSigner;
  clock: Clock;
  issuer: string;
}

/**
 * Signed statements of the own brand, by month. That of a month that is over is issued once; that of the running month is
 * written anew each time and says that it is not complete.
 */
export class IssueStatement {
  private readonly deps: Deps;

  /** @param issuer where the public keys are published */
  constructor(deps: Deps) {
    this.deps = deps;
  }

  months(userId: string): Promise<Result<{ month: string; complete: boolean }[], NoBrand>> {
    const now = this.deps.clock.now();
    return withOwnBrand(this.deps.brands, userId, ({ createdAt }) =>
      Promise.resolve(
        statementMonths(createdAt, now).map((month) => ({ month, complete: isMonthComplete(month, now) })),
      ),
    );
  }

  async run(userId: string, month: string): Promise<Result<StatementDocument, Refusal>> {
    const brand = await this.deps.brands.findByUser(userId);
    if (!brand) return err({ code: 'partners.brand_not_found' });
    const now = this.deps.clock.now();
    if (!statementMonths(brand.createdAt, now).includes(month))
      return err({ code: 'partners.statement_not_found' });
    if (!isMonthComplete(month, now)) return ok(await this.write(brand, month, now));
    const kept = await this.deps.statements.find(brand.id, month);
    if (kept) return ok(kept);
    return ok(await this.deps.statements.keep(brand.id, await this.write(brand, month, now), now));
  }

  /** Every key that ever signed, the present one included. */
  async keys(): Promise<StoredKey[]> {
    await this.publish();
    return this.deps.statements.keys();
  }

  private async write(brand: Brand, month: string, issuedAt: Date): Promise<StatementDocument> {
    await this.publish();
    const facts = await this.deps.statements.facts(brand.id, monthStart(month), monthEnd(month));
    return writeStatement({ brand, month, issuer: this.deps.issuer, issuedAt }, facts, this.deps.signer);
  }

  /** Nothing may be signed with a key that nobody can look up. */
  private publish(): Promise<void> {
    const { keyId, publicKey } = this.deps.signer;
    return this.deps.statements.publishKey({ keyId, publicKey, createdAt: this.deps.clock.now() });
  }
}
