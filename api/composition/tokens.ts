import type { Knex } from '../adapters/postgres/database.ts';
import type { ServiceIdentifier } from 'inversify';
import type { Logger } from 'pino';
import type { JobTask } from '../adapters/jobs/job-task.ts';
import type { AccountsUseCases } from '../adapters/http/handlers/accounts.ts';
import type { AnalysisUseCases } from '../adapters/http/handlers/analysis.ts';
import type { PaymentsUseCases } from '../adapters/http/handlers/payments.ts';
import type { PlatformUseCases } from '../adapters/http/handlers/platform.ts';
import type { Contract } from '../adapters/http/contract/load-contract.ts';
import type { IdentifyCaller } from '../application/accounts/identify-caller.ts';
import type { MakeFirstAdmin } from '../application/accounts/make-first-admin.ts';
import type { PasswordCheck } from '../application/accounts/password-check.ts';
import type { CommissionEffects, CreditEffects } from '../application/ordering/order-effects.ts';
import type { AuditLog } from '../ports/audit-log.ts';
import type { BookProof } from '../ports/book-proof.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventAnnouncer } from '../ports/event-announcer.ts';
import type { GatewayEventSink } from '../ports/gateway-event-sink.ts';
import type { HealthProbe } from '../ports/health-probe.ts';
import type { IdSource } from '../ports/id-source.ts';
import type { KeyedHash } from '../ports/keyed-hash.ts';
import type { MailQueue } from '../ports/mail-queue.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import type { PersonalDataEraser, PersonalDataSource } from '../ports/personal-data.ts';
import type { PlatformSettingsStore } from '../ports/platform-settings.ts';
import type { ReferralLookup } from '../ports/referral-lookup.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { SessionTokens } from '../ports/session-tokens.ts';
import type { Site } from '../ports/site.ts';
import type { ThrottleStore } from '../ports/throttle-store.ts';
import type { TutorVoice } from '../ports/tutor-voice.ts';
import type { UnclaimedAccounts } from '../ports/unclaimed-accounts.ts';
import type { UnitOfWork } from '../ports/unit-of-work.ts';
import type { UserStore } from '../ports/user-store.ts';
import type { Environment } from './environment.ts';

/** A name under which the container keeps a `T`. */
export function token<T>(name: string): ServiceIdentifier<T> {
  return Symbol(name) as ServiceIdentifier<T>;
}

/** What every context may need. A context's own tokens stand beside its module. */
export const tokens = {
  environment: token<Environment>('environment'),
  /** The settings' SECRET_KEY, or the one kept in DATA_DIR. */
  secretKey: token<string>('secretKey'),
  logger: token<Logger>('logger'),
  database: token<Knex>('database'),
  contract: token<Contract>('contract'),
  clock: token<Clock>('clock'),
  ids: token<IdSource>('ids'),
  keyedHash: token<KeyedHash>('keyedHash'),
  unitOfWork: token<UnitOfWork>('unitOfWork'),
  auditLog: token<AuditLog>('auditLog'),
  /** Which partner's click an order counts for. */
  referralLookup: token<ReferralLookup>('referralLookup'),
  /** What paying and refunding orders does to credits. */
  creditEffects: token<CreditEffects>('creditEffects'),
  /** What paying and refunding does to partners' commission. */
  commissionEffects: token<CommissionEffects>('commissionEffects'),
  /** Bound once per book that can be recomputed from its entries. */
  bookProof: token<BookProof>('bookProof'),
  /** Who takes payments, by PAYMENT_PROVIDER. */
  paymentGateway: token<PaymentGateway>('paymentGateway'),
  /** Who takes what the gateway reports; bound by the context that keeps orders. */
  gatewayEvents: token<GatewayEventSink>('gatewayEvents'),

  /** Who tells an account's programs what happened in it. */
  events: token<EventAnnouncer>('events'),

  users: token<UserStore>('users'),
  sessions: token<SessionStore>('sessions'),
  throttles: token<ThrottleStore>('throttles'),
  passwords: token<PasswordHasher>('passwords'),
  /** Asks somebody who is signed in for their password again. */
  passwordCheck: token<PasswordCheck>('passwordCheck'),
  sessionTokens: token<SessionTokens>('sessionTokens'),
  identifyCaller: token<IdentifyCaller>('identifyCaller'),
  makeFirstAdmin: token<MakeFirstAdmin>('makeFirstAdmin'),

  /** Who answers learners' questions. */
  tutorVoice: token<TutorVoice>('tutorVoice'),

  /** What admins change while the product runs. */
  platformSettings: token<PlatformSettingsStore>('platformSettings'),
  /** What letters say of the site. */
  site: token<Site>('site'),
  /** Where letters are posted. */
  mailQueue: token<MailQueue>('mailQueue'),
  /** Accounts made for people who have not set a password yet. */
  unclaimedAccounts: token<UnclaimedAccounts>('unclaimedAccounts'),
  /** Bound once per part that has something for the data export. */
  personalDataSource: token<PersonalDataSource>('personalDataSource'),
  /** Bound once per part that must forget a user whose account is deleted. */
  personalDataEraser: token<PersonalDataEraser>('personalDataEraser'),

  accountsUseCases: token<AccountsUseCases>('accountsUseCases'),
  analysisUseCases: token<AnalysisUseCases>('analysisUseCases'),
  paymentsUseCases: token<PaymentsUseCases>('paymentsUseCases'),
  platformUseCases: token<PlatformUseCases>('platformUseCases'),

  /** Bound once per thing that requests need; all of them together are the health of the process. */
  healthProbe: token<HealthProbe>('healthProbe'),
  /** Bound once per background task. */
  jobTask: token<JobTask>('jobTask'),
  /** Bound once per thing to be let go when the process ends; run in the order bound. */
  onClose: token<() => Promise<void>>('onClose'),
};
