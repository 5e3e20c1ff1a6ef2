import type { CreditLedger } from '../../ports/credits/credit-ledger.ts';
import type { PersonalDataSource } from '../../ports/accounts/personal-data.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';

const EVERYTHING = 1_000_000;

interface Deps {
  creditLedger: CreditLedger;
  unitOfWork: UnitOfWork;
}

/**
 * The credit movements of a user, for the export of their data. There is no eraser beside it: the ledger knows users by
 * their id alone and keeps neither name nor address.
 */
export class CreditPersonalData implements PersonalDataSource {
  readonly name = 'credits';
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async read(userId: string): Promise<Record<string, unknown>[]> {
    const entries = await this.deps.unitOfWork.run((tx) =>
      this.deps.creditLedger.statement(userId, EVERYTHING, tx),
    );
    return entries.map((entry) => ({
      at: entry.at.toISOString(),
      kind: entry.kind,
      description: entry.memo,
      credits: entry.credits,
      balance_after: entry.balanceAfter,
      order_id: entry.orderId,
      analysis_id: entry.analysisId,
    }));
  }
}
