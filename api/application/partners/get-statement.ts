import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { BrandStore } from '../../ports/partners/brand-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { Brand } from '../../domain/partners/brand.ts';
import { monthEnd } from '../../domain/partners/payout.ts';
import {
  isMonthComplete,
  monthStart,
  statementMonths,
  writeStatement,
  type StatementDocument,
} from '../../domain/partners/statement.ts';
import type { StatementSigner } from '../../ports/partners/statement-signer.ts';
import type { StatementStore } from '../../ports/partners/statement-store.ts';
import type { NoBrand } from './own-brand.ts';
import { publishKey } from './publish-key.ts';

type Refusal = NoBrand | { code: 'partners.statement_not_found' };

interface Deps {
  brands: BrandStore;
  statements: StatementStore;
  signer: StatementSigner;
  clock: Clock;
  /** Where the public keys are published. */
  issuer: string;
}

/**
 * A signed statement of a month of the own brand. That of a month that is over is issued once; that of the running month is
 * written anew each time and says that it is not complete.
 */
export class GetStatement {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(userId: string, month: string): Promise<Result<StatementDocument, Refusal>> {
    const { brands, statements, clock } = this.deps;
    const brand = await brands.findByUser(userId);
    if (!brand) return err({ code: 'partners.brand_not_found' });
    const now = clock.now();
    if (!statementMonths(brand.createdAt, now).includes(month))
      return err({ code: 'partners.statement_not_found' });
    if (!isMonthComplete(month, now)) return ok(await this.write(brand, month, now));
    const issued = await statements.find(brand.id, month);
    if (issued) return ok(issued);
    return ok(await statements.keep(brand.id, await this.write(brand, month, now), now));
  }

  private async write(brand: Brand, month: string, issuedAt: Date): Promise<StatementDocument> {
    const { statements, signer, issuer } = this.deps;
    await publishKey(statements, signer, issuedAt);
    const facts = await statements.facts(brand.id, monthStart(month), monthEnd(month));
    return writeStatement({ brand, month, issuer, issuedAt }, facts, signer);
  }
}
