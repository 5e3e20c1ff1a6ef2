import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { expireCreditsTask, releaseReservationsTask } from '../adapters/jobs/credit-tasks.ts';
import { CreditBookProof } from '../adapters/postgres/credit-book-proof.ts';
import { PostgresCreditLedger } from '../adapters/postgres/postgres-credit-ledger.ts';
import type { CreditsUseCases } from '../adapters/http/handlers/credits.ts';
import { AdjustCredits } from '../application/credits/adjust-credits.ts';
import { ChargeAnalysis } from '../application/credits/charge-analysis.ts';
import { CreditPersonalData } from '../application/credits/credit-personal-data.ts';
import { ExpireCredits } from '../application/credits/expire-credits.ts';
import { GetBalance } from '../application/credits/get-balance.ts';
import { GetCreditStatement } from '../application/credits/get-credit-statement.ts';
import { GiveTrial } from '../application/credits/give-trial.ts';
import { OrderCredits } from '../application/credits/order-credits.ts';
import { ProveBooks } from '../application/credits/prove-books.ts';
import { ReleaseReservations } from '../application/credits/release-reservations.ts';
import type { BookProof } from '../ports/book-proof.ts';
import type { CreditLedger } from '../ports/credit-ledger.ts';
import { token, tokens } from './tokens.ts';

/** What the credits context is made of, and what others take of it. */
export const creditsTokens = {
  ledger: token<CreditLedger>('creditLedger'),
  chargeAnalysis: token<ChargeAnalysis>('chargeAnalysis'),
  giveTrial: token<GiveTrial>('giveTrial'),
  adjustCredits: token<AdjustCredits>('adjustCredits'),
  getBalance: token<GetBalance>('getBalance'),
  useCases: token<CreditsUseCases>('creditsUseCases'),
  proveBooks: token<ProveBooks>('proveBooks'),
};

const own = creditsTokens;

/** The credit ledger and all that moves credits. */
export const creditsModule = new ContainerModule(({ bind }) => {
  bind(own.ledger).toResolvedValue((database) => new PostgresCreditLedger(database), [tokens.database]);
  bind(own.chargeAnalysis).toResolvedValue(
    (ledger, users) => new ChargeAnalysis(ledger, users),
    [own.ledger, tokens.users],
  );
  bind(own.giveTrial).toResolvedValue(
    (ledger, keyedHash, ids) => new GiveTrial(ledger, keyedHash, ids),
    [own.ledger, tokens.keyedHash, tokens.ids],
  );
  bind(own.adjustCredits).toResolvedValue(
    (ledger, ids, clock) => new AdjustCredits(ledger, ids, clock),
    [own.ledger, tokens.ids, tokens.clock],
  );
  bind(own.getBalance).toResolvedValue(
    (ledger, unitOfWork, clock) => new GetBalance(ledger, unitOfWork, clock),
    [own.ledger, tokens.unitOfWork, tokens.clock],
  );
  bind(tokens.creditEffects).toResolvedValue(
    (ledger, ids) => new OrderCredits(ledger, ids),
    [own.ledger, tokens.ids],
  );
  bind(own.useCases).toResolvedValue(
    (ledger, unitOfWork, clock) => ({
      getCreditStatement: new GetCreditStatement(ledger, unitOfWork, clock),
    }),
    [own.ledger, tokens.unitOfWork, tokens.clock],
  );
  bind(tokens.personalDataSource).toResolvedValue(
    (ledger, unitOfWork) => new CreditPersonalData(ledger, unitOfWork),
    [own.ledger, tokens.unitOfWork],
  );
  bindProof(bind);
  bindJobs(bind);
});

type Bind = ContainerModuleLoadOptions['bind'];

function bindProof(bind: Bind): void {
  bind(tokens.bookProof).toResolvedValue((database) => new CreditBookProof(database), [tokens.database]);
  bind(own.proveBooks).toResolvedValue(
    (books: BookProof[]) => new ProveBooks(books),
    [{ serviceIdentifier: tokens.bookProof, isMultiple: true }],
  );
}

function bindJobs(bind: Bind): void {
  bind(tokens.jobTask).toResolvedValue(
    (ledger, unitOfWork, clock) => expireCreditsTask(new ExpireCredits(ledger, unitOfWork, clock)),
    [own.ledger, tokens.unitOfWork, tokens.clock],
  );
  bind(tokens.jobTask).toResolvedValue(
    (ledger, charges, unitOfWork, clock) =>
      releaseReservationsTask(new ReleaseReservations(ledger, charges, unitOfWork, clock)),
    [own.ledger, own.chargeAnalysis, tokens.unitOfWork, tokens.clock],
  );
}
