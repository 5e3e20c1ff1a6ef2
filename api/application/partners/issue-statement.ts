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

/**
 * Signed statements of the own brand, by month. That of a month that is over is issued once; that of the running month is
 * written anew each time and says that it is not complete.
 */
export class IssueStatement {
  private readonly brands: BrandStore;
  private readonly statements: StatementStore;
  private readonly signer: StatementSigner;
  private readonly clock: Clock;
  private readonly issuer: string;

  /** @param issuer where the public keys are published */
  constructor(
    brands: BrandStore,
    statements: StatementStore,
    signer: StatementSigner,
    clock: Clock,
    issuer: string,
  ) {
    this.brands = brands;
    this.statements = statements;
    this.signer = signer;
    this.clock = clock;
    this.issuer = issuer;
  }

  months(userId: string): Promise<Result<{ month: string; complete: boolean }[], NoBrand>> {
    const now = this.clock.now();
    return withOwnBrand(this.brands, userId, ({ createdAt }) =>
      Promise.resolve(
        statementMonths(createdAt, now).map((month) => ({ month, complete: isMonthComplete(month, now) })),
      ),
    );
  }

  async run(userId: string, month: string): Promise<Result<StatementDocument, Refusal>> {
    const brand = await this.brands.findByUser(userId);
    if (!brand) return err({ code: 'partners.brand_not_found' });
    const now = this.clock.now();
    if (!statementMonths(brand.createdAt, now).includes(month))
      return err({ code: 'partners.statement_not_found' });
    if (!isMonthComplete(month, now)) return ok(await this.write(brand, month, now));
    const kept = await this.statements.find(brand.id, month);
    if (kept) return ok(kept);
    return ok(await this.statements.keep(brand.id, await this.write(brand, month, now), now));
  }

  /** Every key that ever signed, the present one included. */
  async keys(): Promise<StoredKey[]> {
    await this.publish();
    return this.statements.keys();
  }

  private async write(brand: Brand, month: string, issuedAt: Date): Promise<StatementDocument> {
    await this.publish();
    const facts = await this.statements.facts(brand.id, monthStart(month), monthEnd(month));
    return writeStatement({ brand, month, issuer: this.issuer, issuedAt }, facts, this.signer);
  }

  /** Nothing may be signed with a key that nobody can look up. */
  private publish(): Promise<void> {
    const { keyId, publicKey } = this.signer;
    return this.statements.publishKey({ keyId, publicKey, createdAt: this.clock.now() });
  }
}
