import { ContainerModule } from 'inversify';
import { creditsHandlers } from '../adapters/http/credits/credits-handlers.ts';
import { expireCreditsTask, releaseReservationsTask } from '../adapters/jobs/credit-tasks.ts';
import { CreditBookProof } from '../adapters/postgres/credits/credit-book-proof.ts';
import { SumsBookProof } from '../adapters/postgres/insights/sums-book-proof.ts';
import { OrderBookProof } from '../adapters/postgres/ordering/order-book-proof.ts';
import { CommissionBookProof } from '../adapters/postgres/partners/commission-book-proof.ts';
import { creditRecords } from '../adapters/postgres/credits/personal-records.ts';
import { PostgresCreditLedger } from '../adapters/postgres/credits/postgres-credit-ledger.ts';
import * as credits from '../application/credits/index.ts';
import { tokens } from './tokens.ts';
import { all, call, provide, type Source, wire, wireAll } from './wire.ts';

/** The credit ledger and all that moves credits. */
export const creditsModule = new ContainerModule(({ bind }) => {
  wireAll(bind, credits, {
    ProveBooks: { books: all(tokens.bookProof) },
  });
  wire(bind, tokens.creditLedger, PostgresCreditLedger);
  bind(tokens.creditEffects).toService(credits.OrderCredits);
  wire(bind, tokens.bookProof, CreditBookProof);
  wire(bind, tokens.bookProof, OrderBookProof);
  wire(bind, tokens.bookProof, CommissionBookProof);
  wire(bind, tokens.bookProof, SumsBookProof);
  provide(bind, tokens.personalDataSource, creditRecords);
  bind(tokens.personalDataSource).toService(credits.CreditPersonalData);
  provide(bind, tokens.jobTask, expireCreditsTask);
  provide(bind, tokens.jobTask, releaseReservationsTask);
});

/** The operations of credits. */
export const creditsOperations = (from: Source) => ({
  ...call(from, creditsHandlers),
});
