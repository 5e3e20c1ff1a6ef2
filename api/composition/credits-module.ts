import { ContainerModule } from 'inversify';
import { creditsHandlers } from '../adapters/http/credits/credits-handlers.ts';
import { expireCreditsTask, releaseReservationsTask } from '../adapters/jobs/credit-tasks.ts';
import { CreditBookProof } from '../adapters/postgres/credits/credit-book-proof.ts';
import { SumsBookProof } from '../adapters/postgres/insights/sums-book-proof.ts';
import { OrderBookProof } from '../adapters/postgres/ordering/order-book-proof.ts';
import { CommissionBookProof } from '../adapters/postgres/partners/commission-book-proof.ts';
import { creditRecords } from '../adapters/postgres/credits/personal-records.ts';
import { PostgresCreditLedger } from '../adapters/postgres/credits/postgres-credit-ledger.ts';
import { AnalysisCharges } from '../application/credits/analysis-charges.ts';
import { CreditAdjustments } from '../application/credits/credit-adjustments.ts';
import { CreditPersonalData } from '../application/credits/credit-personal-data.ts';
import { ExpireCredits } from '../application/credits/expire-credits.ts';
import { GetBalance } from '../application/credits/get-balance.ts';
import { GetCreditStatement } from '../application/credits/get-credit-statement.ts';
import { GiveTrial } from '../application/credits/give-trial.ts';
import { OrderCredits } from '../application/credits/order-credits.ts';
import { ProveBooks } from '../application/credits/prove-books.ts';
import { ReleaseReservations } from '../application/credits/release-reservations.ts';
import { WrongReadingCredits } from '../application/credits/wrong-reading-credits.ts';
import { tokens } from './tokens.ts';
import { all, call, provide, type Source, wire } from './wire.ts';

/** The credit ledger and all that moves credits. */
export const creditsModule = new ContainerModule(({ bind }) => {
  wire(bind, tokens.creditLedger, PostgresCreditLedger);
  wire(bind, tokens.creditEffects, OrderCredits, { ledger: tokens.creditLedger });
  wire(bind, tokens.bookProof, CreditBookProof);
  wire(bind, tokens.bookProof, OrderBookProof);
  wire(bind, tokens.bookProof, CommissionBookProof);
  wire(bind, tokens.bookProof, SumsBookProof);
  provide(bind, tokens.personalDataSource, creditRecords);
  wire(bind, tokens.personalDataSource, CreditPersonalData, { ledger: tokens.creditLedger });
  wire(bind, AnalysisCharges, { ledger: tokens.creditLedger });
  wire(bind, WrongReadingCredits, { ledger: tokens.creditLedger });
  wire(bind, CreditAdjustments, { ledger: tokens.creditLedger });
  wire(bind, ExpireCredits, { ledger: tokens.creditLedger });
  wire(bind, GetBalance, { ledger: tokens.creditLedger });
  wire(bind, GetCreditStatement, { ledger: tokens.creditLedger });
  wire(bind, GiveTrial, { ledger: tokens.creditLedger });
  wire(bind, ProveBooks, { books: all(tokens.bookProof) });
  wire(bind, ReleaseReservations, { ledger: tokens.creditLedger, charges: AnalysisCharges });
  provide(bind, tokens.jobTask, expireCreditsTask, { ExpireCredits });
  provide(bind, tokens.jobTask, releaseReservationsTask, { ReleaseReservations });
});

/** The operations of credits. */
export const creditsOperations = (from: Source) => ({
  ...call(from, creditsHandlers, { GetCreditStatement, users: tokens.users }),
});
