import type { Container, ServiceIdentifier } from 'inversify';
import type { Logger } from 'pino';
import type { Contract } from '../adapters/http/contract/load-contract.ts';
import type { Drain } from '../adapters/http/middleware/drain.ts';
import type { JobTask } from '../adapters/jobs/job-task.ts';
import type { Knex } from '../adapters/postgres/database.ts';
import type { EmailChangeStore } from '../ports/accounts/email-change-store.ts';
import type { PreferenceStore } from '../ports/accounts/preference-store.ts';
import type { EmailLinkStore } from '../ports/accounts/email-link-store.ts';
import type { OneTimeCodes } from '../ports/accounts/one-time-codes.ts';
import type { PasswordHasher } from '../ports/accounts/password-hasher.ts';
import type { PersonalDataEraser, PersonalDataSource } from '../ports/accounts/personal-data.ts';
import type { ResetRequests } from '../ports/accounts/reset-requests.ts';
import type { SecretBox } from '../ports/accounts/secret-box.ts';
import type { SessionStore } from '../ports/accounts/session-store.ts';
import type { StartReads } from '../ports/accounts/start-reads.ts';
import type { SessionTokens } from '../ports/accounts/session-tokens.ts';
import type { ThrottleStore } from '../ports/accounts/throttle-store.ts';
import type { TwoFactorStore } from '../ports/accounts/two-factor-store.ts';
import type { UnclaimedAccounts } from '../ports/accounts/unclaimed-accounts.ts';
import type { UserDirectory } from '../ports/accounts/user-directory.ts';
import type { UserStore } from '../ports/accounts/user-store.ts';
import type { AnalysisStore } from '../ports/analysis/analysis-store.ts';
import type { HintCheck } from '../ports/analysis/chart-hints.ts';
import type { ChartReading } from '../ports/analysis/chart-reading.ts';
import type { ChartWitness } from '../ports/analysis/chart-witness.ts';
import type { CorrectionStore } from '../ports/analysis/correction-store.ts';
import type { FollowUpStore } from '../ports/analysis/follow-up-store.ts';
import type { ImageRecords } from '../ports/analysis/image-records.ts';
import type { ImageStore } from '../ports/analysis/image-store.ts';
import type { Narrator } from '../ports/analysis/narrator.ts';
import type { PictureAnnotator } from '../ports/analysis/picture-annotator.ts';
import type { PictureInspector } from '../ports/analysis/picture-inspector.ts';
import type { PlanRecord } from '../ports/analysis/plan-record.ts';
import type { ReadingReports } from '../ports/analysis/reading-reports.ts';
import type { TourStore } from '../ports/accounts/tour-store.ts';
import type { ReminderStore } from '../ports/analysis/reminder-store.ts';
import type { ReportPrinter } from '../ports/analysis/report-printer.ts';
import type { SeriesAnalyst } from '../ports/analysis/series-analyst.ts';
import type { SharePainter } from '../ports/analysis/share-painter.ts';
import type { ShareStore } from '../ports/analysis/share-store.ts';
import type { ThumbnailMaker } from '../ports/analysis/thumbnail-maker.ts';
import type { Watchlist } from '../ports/analysis/watchlist.ts';
import type { PackageStore } from '../ports/catalog/package-store.ts';
import type { BookProof } from '../ports/credits/book-proof.ts';
import type { CreditLedger } from '../ports/credits/credit-ledger.ts';
import type { CurrencyStore } from '../ports/currencies/currency-store.ts';
import type { RatesSource } from '../ports/currencies/rates-source.ts';
import type { MarketStatistics } from '../ports/insights/market-statistics.ts';
import type { FigureDays } from '../ports/insights/figure-days.ts';
import type { PlatformFigures } from '../ports/insights/platform-figures.ts';
import type { ApiKeyStore } from '../ports/integrations/api-key-store.ts';
import type { DeliveryStore } from '../ports/integrations/delivery-store.ts';
import type { EventAnnouncer } from '../ports/integrations/event-announcer.ts';
import type { WebhookSender } from '../ports/integrations/webhook-sender.ts';
import type { WebhookSigner } from '../ports/integrations/webhook-signer.ts';
import type { WebhookStore } from '../ports/integrations/webhook-store.ts';
import type { BookingFailures } from '../ports/ordering/booking-failures.ts';
import type { ChargedOrders } from '../ports/ordering/charged-orders.ts';
import type { PlacedOrders } from '../ports/ordering/placed-orders.ts';
import type { CheckoutTerms } from '../ports/ordering/checkout-terms.ts';
import type { DisputeStore } from '../ports/ordering/dispute-store.ts';
import type { LateCharges } from '../ports/ordering/late-charges.ts';
import type { CommissionEffects, CreditEffects, InvoiceEffects } from '../ports/ordering/order-effects.ts';
import type { OrderRegister } from '../ports/ordering/order-register.ts';
import type { OrderStore } from '../ports/ordering/order-store.ts';
import type { PlansHeld } from '../ports/ordering/plans-held.ts';
import type { BrandSales } from '../ports/partners/brand-sales.ts';
import type { BrandStore } from '../ports/partners/brand-store.ts';
import type { CommissionLedger } from '../ports/partners/commission-ledger.ts';
import type { InvitationRecords } from '../ports/partners/invitation-records.ts';
import type { PartnerBalances } from '../ports/partners/partner-balances.ts';
import type { PayoutStore } from '../ports/partners/payout-store.ts';
import type { ReferralClicks } from '../ports/partners/referral-clicks.ts';
import type { ReferralLookup } from '../ports/partners/referral-lookup.ts';
import type { SelfReferrals } from '../ports/partners/self-referrals.ts';
import type { StatementSigner } from '../ports/partners/statement-signer.ts';
import type { StatementStore } from '../ports/partners/statement-store.ts';
import type { VouchedClicks } from '../ports/partners/vouched-clicks.ts';
import type { GatewayEventSink } from '../ports/payments/gateway-event-sink.ts';
import type { PaymentGateway } from '../ports/payments/payment-gateway.ts';
import type { SandboxCharges } from '../ports/payments/sandbox-charges.ts';
import type { SeenGatewayEvents } from '../ports/payments/seen-gateway-events.ts';
import type { AuditLog } from '../ports/platform/audit-log.ts';
import type { AuditTrail } from '../ports/platform/audit-trail.ts';
import type { EmailStore } from '../ports/platform/email-store.ts';
import type { HealthProbe } from '../ports/platform/health-probe.ts';
import type { MailQueue } from '../ports/platform/mail-queue.ts';
import type { Mailer } from '../ports/platform/mailer.ts';
import type { PlatformSettingsStore } from '../ports/platform/platform-settings.ts';
import type { ProviderErrors } from '../ports/platform/provider-errors.ts';
import type { ProviderPauses } from '../ports/platform/provider-pauses.ts';
import type { Site } from '../ports/platform/site.ts';
import type { SystemFigures } from '../ports/platform/system-figures.ts';
import type { Clock } from '../ports/shared/clock.ts';
import type { Digest } from '../ports/shared/digest.ts';
import type { IdSource } from '../ports/shared/id-source.ts';
import type { IdempotencyKeys } from '../ports/shared/idempotency-keys.ts';
import type { KeyedHash } from '../ports/shared/keyed-hash.ts';
import type { Telemetry } from '../ports/shared/telemetry.ts';
import type { UnitOfWork } from '../ports/shared/unit-of-work.ts';
import type { WorkerPool } from '../ports/shared/worker-pool.ts';
import type { InvoicePrinter } from '../ports/taxes/invoice-printer.ts';
import type { InvoiceStore } from '../ports/taxes/invoice-store.ts';
import type { TaxSettingsStore } from '../ports/taxes/tax-settings-store.ts';
import type { VatNumbers } from '../ports/taxes/vat-numbers.ts';
import type { ConversationStore } from '../ports/tutor/conversation-store.ts';
import type { LearningEventStore } from '../ports/tutor/learning-event-store.ts';
import type { LessonLibrary } from '../ports/tutor/lesson-library.ts';
import type { QuizStore } from '../ports/tutor/quiz-store.ts';
import type { ReviewCardStore } from '../ports/tutor/review-card-store.ts';
import type { TutorVoice } from '../ports/tutor/tutor-voice.ts';
import type { ContactMessages } from '../ports/visitors/contact-messages.ts';
import type { NewsletterStore } from '../ports/visitors/newsletter-store.ts';
import type { VisitorMessages } from '../ports/visitors/visitor-messages.ts';
import type { VisitorSettings } from '../ports/visitors/visitor-settings.ts';
import type { VisitorUses } from '../ports/visitors/visitor-uses.ts';
import type { Drivers } from './drivers.ts';
import type { Environment } from './environment.ts';

function token<T>(name: string): ServiceIdentifier<T> {
  return Symbol(name) as ServiceIdentifier<T>;
}

/**
 * Under what ports and settings are bound. A dependency that carries one of these names is found by it (`wire`); a class of
 * `api/application` is bound under itself and needs no token.
 */
export const tokens = {
  container: token<Container>('container'),
  environment: token<Environment>('environment'),
  drivers: token<Drivers>('drivers'),
  /** The settings' SECRET_KEY, or the one stored in DATA_DIR. */
  secretKey: token<string>('secretKey'),
  log: token<Logger>('log'),
  telemetry: token<Telemetry>('telemetry'),
  database: token<Knex>('database'),
  contract: token<Contract>('contract'),
  /** The requests under way, for when the process stops. */
  drain: token<Drain>('drain'),
  clock: token<Clock>('clock'),
  ids: token<IdSource>('ids'),
  hash: token<KeyedHash>('hash'),
  digest: token<Digest>('digest'),
  unitOfWork: token<UnitOfWork>('unitOfWork'),
  audit: token<AuditLog>('audit'),
  /** What admins change while the product runs. */
  settings: token<PlatformSettingsStore>('settings'),
  /** What emails say of the site. */
  site: token<Site>('site'),
  /** Where emails are posted. */
  mail: token<MailQueue>('mail'),
  emails: token<EmailStore>('emails'),
  mailer: token<Mailer>('mailer'),
  auditTrail: token<AuditTrail>('auditTrail'),
  systemFigures: token<SystemFigures>('systemFigures'),
  providerErrors: token<ProviderErrors>('providerErrors'),
  providerPauses: token<ProviderPauses>('providerPauses'),

  users: token<UserStore>('users'),
  userDirectory: token<UserDirectory>('userDirectory'),
  sessions: token<SessionStore>('sessions'),
  throttles: token<ThrottleStore>('throttles'),
  passwords: token<PasswordHasher>('passwords'),
  sessionTokens: token<SessionTokens>('sessionTokens'),
  resetRequests: token<ResetRequests>('resetRequests'),
  emailChanges: token<EmailChangeStore>('emailChanges'),
  preferences: token<PreferenceStore>('preferences'),
  links: token<EmailLinkStore>('links'),
  /** Accounts made for people who have not set a password yet. */
  unclaimed: token<UnclaimedAccounts>('unclaimed'),
  twoFactor: token<TwoFactorStore>('twoFactor'),
  codes: token<OneTimeCodes>('codes'),
  box: token<SecretBox>('box'),

  creditLedger: token<CreditLedger>('creditLedger'),
  /** What paying and refunding orders does to credits. */
  creditEffects: token<CreditEffects>('creditEffects'),

  imageStore: token<ImageStore>('imageStore'),
  images: token<ImageRecords>('images'),
  analyses: token<AnalysisStore>('analyses'),
  startReads: token<StartReads>('startReads'),
  tours: token<TourStore>('tours'),
  shares: token<ShareStore>('shares'),
  sharePainter: token<SharePainter>('sharePainter'),
  reminders: token<ReminderStore>('reminders'),
  watchlist: token<Watchlist>('watchlist'),
  /** Corrections stored with consent. */
  corrections: token<CorrectionStore>('corrections'),
  /** Reports of wrong readings. */
  reports: token<ReadingReports>('reports'),
  reportPrinter: token<ReportPrinter>('reportPrinter'),
  /** Grades by later pictures. */
  followUps: token<FollowUpStore>('followUps'),
  /** The chain of sealed plans and grades. */
  planRecord: token<PlanRecord>('planRecord'),
  /** Reads charts; long jobs. */
  readingPool: token<WorkerPool>('readingPool'),
  /** Inspects, computes and draws; short jobs, which need not wait behind the long ones. */
  picturePool: token<WorkerPool>('picturePool'),
  inspector: token<PictureInspector>('inspector'),
  thumbnailMaker: token<ThumbnailMaker>('thumbnailMaker'),
  chartWitness: token<ChartWitness>('chartWitness'),
  reading: token<ChartReading>('reading'),
  hintCheck: token<HintCheck>('hintCheck'),
  analyst: token<SeriesAnalyst>('analyst'),
  annotator: token<PictureAnnotator>('annotator'),
  narrator: token<Narrator>('narrator'),

  currencies: token<CurrencyStore>('currencies'),
  ratesSource: token<RatesSource>('ratesSource'),
  packages: token<PackageStore>('packages'),
  checkoutTerms: token<CheckoutTerms>('checkoutTerms'),
  placedOrders: token<PlacedOrders>('placedOrders'),

  orders: token<OrderStore>('orders'),
  orderRegister: token<OrderRegister>('orderRegister'),
  chargedOrders: token<ChargedOrders>('chargedOrders'),
  disputes: token<DisputeStore>('disputes'),
  plans: token<PlansHeld>('plans'),
  bookingFailures: token<BookingFailures>('bookingFailures'),
  /** Charges that came when their order was over. */
  lateCharges: token<LateCharges>('lateCharges'),
  idempotencyKeys: token<IdempotencyKeys>('idempotencyKeys'),

  taxSettings: token<TaxSettingsStore>('taxSettings'),
  vatNumbers: token<VatNumbers>('vatNumbers'),
  invoices: token<InvoiceStore>('invoices'),
  invoicePrinter: token<InvoicePrinter>('invoicePrinter'),
  /** What paying and refunding orders does to invoices and credit notes. */
  invoiceEffects: token<InvoiceEffects>('invoiceEffects'),

  /** Who takes payments, by PAYMENT_PROVIDER. */
  gateway: token<PaymentGateway>('gateway'),
  /** Who takes what the gateway reports. */
  gatewayEvents: token<GatewayEventSink>('gatewayEvents'),
  seenGatewayEvents: token<SeenGatewayEvents>('seenGatewayEvents'),
  /** The sandbox's own connections; null where it takes no payments. */
  sandboxPool: token<Knex | null>('sandboxPool'),
  sandboxCharges: token<SandboxCharges | null>('sandboxCharges'),

  brands: token<BrandStore>('brands'),
  sales: token<BrandSales>('sales'),
  clicks: token<ReferralClicks>('clicks'),
  /** Which partner's click an order counts for. */
  referrals: token<ReferralLookup>('referrals'),
  vouchedClicks: token<VouchedClicks>('vouchedClicks'),
  commissionLedger: token<CommissionLedger>('commissionLedger'),
  /** What paying and refunding orders does to partners' commission. */
  commissionEffects: token<CommissionEffects>('commissionEffects'),
  payouts: token<PayoutStore>('payouts'),
  balances: token<PartnerBalances>('balances'),
  invitations: token<InvitationRecords>('invitations'),
  selfReferrals: token<SelfReferrals>('selfReferrals'),
  statements: token<StatementStore>('statements'),
  signer: token<StatementSigner>('signer'),

  library: token<LessonLibrary>('library'),
  quizzes: token<QuizStore>('quizzes'),
  cards: token<ReviewCardStore>('cards'),
  learningEvents: token<LearningEventStore>('learningEvents'),
  conversations: token<ConversationStore>('conversations'),
  /** Who answers learners' questions. */
  voice: token<TutorVoice>('voice'),

  apiKeys: token<ApiKeyStore>('apiKeys'),
  webhooks: token<WebhookStore>('webhooks'),
  deliveries: token<DeliveryStore>('deliveries'),
  webhookSigner: token<WebhookSigner>('webhookSigner'),
  webhookSender: token<WebhookSender>('webhookSender'),
  /** Who tells an account's programs what happened in it. */
  events: token<EventAnnouncer>('events'),

  visitorSettings: token<VisitorSettings>('visitorSettings'),
  visitorUses: token<VisitorUses>('visitorUses'),
  visitorMessages: token<VisitorMessages>('visitorMessages'),
  contactMessages: token<ContactMessages>('contactMessages'),
  newsletter: token<NewsletterStore>('newsletter'),

  marketStatistics: token<MarketStatistics>('marketStatistics'),
  figureDays: token<FigureDays>('figureDays'),
  platformFigures: token<PlatformFigures>('platformFigures'),

  /** Bound once per part that has something for the data export. */
  personalDataSource: token<PersonalDataSource>('personalDataSource'),
  /** Bound once per part that must forget a user whose account is deleted. */
  personalDataEraser: token<PersonalDataEraser>('personalDataEraser'),
  /** Bound once per book that can be recomputed from its entries. */
  bookProof: token<BookProof>('bookProof'),
  /** Bound once per thing that requests need; all of them together are the health of the process. */
  healthProbe: token<HealthProbe>('healthProbe'),
  /** Bound once per background task. */
  jobTask: token<JobTask>('jobTask'),
  /** Bound once per thing to be let go when the process ends; run in the order bound. */
  onClose: token<() => Promise<void>>('onClose'),
};
