import type { Container, ServiceIdentifier } from 'inversify';
import type { Logger } from 'pino';
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
  /** The settings' SECRET_KEY, or the one stored in DATA_DIR. */
  secretKey: token<string>('secretKey'),
  log: token<Logger>('log'),
  telemetry: token<import('../ports/shared/telemetry.ts').Telemetry>('telemetry'),
  database: token<import('../adapters/postgres/database.ts').Knex>('database'),
  contract: token<import('../adapters/http/contract/load-contract.ts').Contract>('contract'),
  /** The requests under way, for when the process stops. */
  drain: token<import('../adapters/http/middleware/drain.ts').Drain>('drain'),
  clock: token<import('../ports/shared/clock.ts').Clock>('clock'),
  ids: token<import('../ports/shared/id-source.ts').IdSource>('ids'),
  hash: token<import('../ports/shared/keyed-hash.ts').KeyedHash>('hash'),
  digest: token<import('../ports/shared/digest.ts').Digest>('digest'),
  unitOfWork: token<import('../ports/shared/unit-of-work.ts').UnitOfWork>('unitOfWork'),
  audit: token<import('../ports/platform/audit-log.ts').AuditLog>('audit'),
  /** What admins change while the product runs. */
  settings: token<import('../ports/platform/platform-settings.ts').PlatformSettingsStore>('settings'),
  /** What emails say of the site. */
  site: token<import('../ports/platform/site.ts').Site>('site'),
  /** Where emails are posted. */
  mail: token<import('../ports/platform/mail-queue.ts').MailQueue>('mail'),
  emails: token<import('../ports/platform/email-store.ts').EmailStore>('emails'),
  mailer: token<import('../ports/platform/mailer.ts').Mailer>('mailer'),
  auditTrail: token<import('../ports/platform/audit-trail.ts').AuditTrail>('auditTrail'),
  systemFigures: token<import('../ports/platform/system-figures.ts').SystemFigures>('systemFigures'),
  providerErrors: token<import('../ports/platform/provider-errors.ts').ProviderErrors>('providerErrors'),
  providerPauses: token<import('../ports/platform/provider-pauses.ts').ProviderPauses>('providerPauses'),

  users: token<import('../ports/accounts/user-store.ts').UserStore>('users'),
  userDirectory: token<import('../ports/accounts/user-directory.ts').UserDirectory>('userDirectory'),
  sessions: token<import('../ports/accounts/session-store.ts').SessionStore>('sessions'),
  throttles: token<import('../ports/accounts/throttle-store.ts').ThrottleStore>('throttles'),
  passwords: token<import('../ports/accounts/password-hasher.ts').PasswordHasher>('passwords'),
  sessionTokens: token<import('../ports/accounts/session-tokens.ts').SessionTokens>('sessionTokens'),
  emailChanges: token<import('../ports/accounts/email-change-store.ts').EmailChangeStore>('emailChanges'),
  links: token<import('../ports/accounts/email-link-store.ts').EmailLinkStore>('links'),
  /** Accounts made for people who have not set a password yet. */
  unclaimed: token<import('../ports/accounts/unclaimed-accounts.ts').UnclaimedAccounts>('unclaimed'),
  twoFactor: token<import('../ports/accounts/two-factor-store.ts').TwoFactorStore>('twoFactor'),
  codes: token<import('../ports/accounts/one-time-codes.ts').OneTimeCodes>('codes'),
  box: token<import('../ports/accounts/secret-box.ts').SecretBox>('box'),

  creditLedger: token<import('../ports/credits/credit-ledger.ts').CreditLedger>('creditLedger'),
  /** What paying and refunding orders does to credits. */
  creditEffects: token<import('../ports/ordering/order-effects.ts').CreditEffects>('creditEffects'),

  imageStore: token<import('../ports/analysis/image-store.ts').ImageStore>('imageStore'),
  images: token<import('../ports/analysis/image-records.ts').ImageRecords>('images'),
  analyses: token<import('../ports/analysis/analysis-store.ts').AnalysisStore>('analyses'),
  shares: token<import('../ports/analysis/share-store.ts').ShareStore>('shares'),
  sharePainter: token<import('../ports/analysis/share-painter.ts').SharePainter>('sharePainter'),
  reminders: token<import('../ports/analysis/reminder-store.ts').ReminderStore>('reminders'),
  watchlist: token<import('../ports/analysis/watchlist.ts').Watchlist>('watchlist'),
  /** Corrections kept with consent. */
  corrections: token<import('../ports/analysis/correction-store.ts').CorrectionStore>('corrections'),
  /** Reports of wrong readings. */
  reports: token<import('../ports/analysis/reading-reports.ts').ReadingReports>('reports'),
  reportPrinter: token<import('../ports/analysis/report-printer.ts').ReportPrinter>('reportPrinter'),
  /** Grades by later pictures. */
  followUps: token<import('../ports/analysis/follow-up-store.ts').FollowUpStore>('followUps'),
  /** The chain of sealed plans and grades. */
  planRecord: token<import('../ports/analysis/plan-record.ts').PlanRecord>('planRecord'),
  /** Reads charts; long jobs. */
  readingPool: token<import('../ports/shared/worker-pool.ts').WorkerPool>('readingPool'),
  /** Inspects, computes and draws; short jobs, which need not wait behind the long ones. */
  picturePool: token<import('../ports/shared/worker-pool.ts').WorkerPool>('picturePool'),
  inspector: token<import('../ports/analysis/picture-inspector.ts').PictureInspector>('inspector'),
  thumbnailMaker: token<import('../ports/analysis/thumbnail-maker.ts').ThumbnailMaker>('thumbnailMaker'),
  reading: token<import('../ports/analysis/chart-reading.ts').ChartReading>('reading'),
  hintCheck: token<import('../ports/analysis/chart-hints.ts').HintCheck>('hintCheck'),
  analyst: token<import('../ports/analysis/series-analyst.ts').SeriesAnalyst>('analyst'),
  annotator: token<import('../ports/analysis/picture-annotator.ts').PictureAnnotator>('annotator'),
  chartWitness: token<import('../ports/analysis/chart-witness.ts').ChartWitness>('chartWitness'),
  narrator: token<import('../ports/analysis/narrator.ts').Narrator>('narrator'),

  currencies: token<import('../ports/currencies/currency-store.ts').CurrencyStore>('currencies'),
  ratesSource: token<import('../ports/currencies/rates-source.ts').RatesSource>('ratesSource'),
  packages: token<import('../ports/catalog/package-store.ts').PackageStore>('packages'),
  checkoutTerms: token<import('../ports/ordering/checkout-terms.ts').CheckoutTerms>('checkoutTerms'),

  orders: token<import('../ports/ordering/order-store.ts').OrderStore>('orders'),
  orderRegister: token<import('../ports/ordering/order-register.ts').OrderRegister>('orderRegister'),
  disputes: token<import('../ports/ordering/dispute-store.ts').DisputeStore>('disputes'),
  /** Charges that came when their order was over. */
  plans: token<import('../ports/ordering/plans-held.ts').PlansHeld>('plans'),
  bookingFailures: token<import('../ports/ordering/booking-failures.ts').BookingFailures>('bookingFailures'),
  lateCharges: token<import('../ports/ordering/late-charges.ts').LateCharges>('lateCharges'),
  idempotencyKeys: token<import('../ports/shared/idempotency-keys.ts').IdempotencyKeys>('idempotencyKeys'),

  taxSettings: token<import('../ports/taxes/tax-settings-store.ts').TaxSettingsStore>('taxSettings'),
  vatNumbers: token<import('../ports/taxes/vat-numbers.ts').VatNumbers>('vatNumbers'),
  invoices: token<import('../ports/taxes/invoice-store.ts').InvoiceStore>('invoices'),
  invoicePrinter: token<import('../ports/taxes/invoice-printer.ts').InvoicePrinter>('invoicePrinter'),
  /** What paying and refunding orders does to invoices and credit notes. */
  invoiceEffects: token<import('../ports/ordering/order-effects.ts').InvoiceEffects>('invoiceEffects'),

  /** Who takes payments, by PAYMENT_PROVIDER. */
  gateway: token<import('../ports/payments/payment-gateway.ts').PaymentGateway>('gateway'),
  /** Who takes what the gateway reports. */
  gatewayEvents: token<import('../ports/payments/gateway-event-sink.ts').GatewayEventSink>('gatewayEvents'),
  seenGatewayEvents:
    token<import('../ports/payments/seen-gateway-events.ts').SeenGatewayEvents>('seenGatewayEvents'),
  /** The sandbox's own connections; null where it takes no payments. */
  sandboxPool: token<import('../adapters/postgres/database.ts').Knex | null>('sandboxPool'),
  sandboxCharges: token<import('../ports/payments/sandbox-charges.ts').SandboxCharges | null>(
    'sandboxCharges',
  ),

  brands: token<import('../ports/partners/brand-store.ts').BrandStore>('brands'),
  sales: token<import('../ports/partners/brand-sales.ts').BrandSales>('sales'),
  clicks: token<import('../ports/partners/referral-clicks.ts').ReferralClicks>('clicks'),
  /** Which partner's click an order counts for. */
  referrals: token<import('../ports/partners/referral-lookup.ts').ReferralLookup>('referrals'),
  vouchedClicks: token<import('../ports/partners/vouched-clicks.ts').VouchedClicks>('vouchedClicks'),
  commissionLedger:
    token<import('../ports/partners/commission-ledger.ts').CommissionLedger>('commissionLedger'),
  /** What paying and refunding orders does to partners' commission. */
  commissionEffects:
    token<import('../ports/ordering/order-effects.ts').CommissionEffects>('commissionEffects'),
  payouts: token<import('../ports/partners/payout-store.ts').PayoutStore>('payouts'),
  balances: token<import('../ports/partners/partner-balances.ts').PartnerBalances>('balances'),
  invitations: token<import('../ports/partners/invitation-records.ts').InvitationRecords>('invitations'),
  selfReferrals: token<import('../ports/partners/self-referrals.ts').SelfReferrals>('selfReferrals'),
  statements: token<import('../ports/partners/statement-store.ts').StatementStore>('statements'),
  signer: token<import('../ports/partners/statement-signer.ts').StatementSigner>('signer'),

  library: token<import('../ports/tutor/lesson-library.ts').LessonLibrary>('library'),
  quizzes: token<import('../ports/tutor/quiz-store.ts').QuizStore>('quizzes'),
  cards: token<import('../ports/tutor/review-card-store.ts').ReviewCardStore>('cards'),
  learningEvents:
    token<import('../ports/tutor/learning-event-store.ts').LearningEventStore>('learningEvents'),
  conversations: token<import('../ports/tutor/conversation-store.ts').ConversationStore>('conversations'),
  /** Who answers learners' questions. */
  voice: token<import('../ports/tutor/tutor-voice.ts').TutorVoice>('voice'),

  apiKeys: token<import('../ports/integrations/api-key-store.ts').ApiKeyStore>('apiKeys'),
  webhooks: token<import('../ports/integrations/webhook-store.ts').WebhookStore>('webhooks'),
  deliveries: token<import('../ports/integrations/delivery-store.ts').DeliveryStore>('deliveries'),
  webhookSigner: token<import('../ports/integrations/webhook-signer.ts').WebhookSigner>('webhookSigner'),
  webhookSender: token<import('../ports/integrations/webhook-sender.ts').WebhookSender>('webhookSender'),
  /** Who tells an account's programs what happened in it. */
  events: token<import('../ports/integrations/event-announcer.ts').EventAnnouncer>('events'),

  visitorSettings: token<import('../ports/visitors/visitor-settings.ts').VisitorSettings>('visitorSettings'),
  visitorUses: token<import('../ports/visitors/visitor-uses.ts').VisitorUses>('visitorUses'),
  visitorMessages: token<import('../ports/visitors/visitor-messages.ts').VisitorMessages>('visitorMessages'),
  contactMessages: token<import('../ports/visitors/contact-messages.ts').ContactMessages>('contactMessages'),
  newsletter: token<import('../ports/visitors/newsletter-store.ts').NewsletterStore>('newsletter'),

  marketStatistics:
    token<import('../ports/insights/market-statistics.ts').MarketStatistics>('marketStatistics'),
  platformFigures: token<import('../ports/insights/platform-figures.ts').PlatformFigures>('platformFigures'),

  /** Bound once per part that has something for the data export. */
  personalDataSource:
    token<import('../ports/accounts/personal-data.ts').PersonalDataSource>('personalDataSource'),
  /** Bound once per part that must forget a user whose account is deleted. */
  resetRequests: token<import('../ports/accounts/reset-requests.ts').ResetRequests>('resetRequests'),
  personalDataEraser:
    token<import('../ports/accounts/personal-data.ts').PersonalDataEraser>('personalDataEraser'),
  /** Bound once per book that can be recomputed from its entries. */
  bookProof: token<import('../ports/credits/book-proof.ts').BookProof>('bookProof'),
  chargedOrders: token<import('../ports/ordering/charged-orders.ts').ChargedOrders>('chargedOrders'),
  /** Bound once per thing that requests need; all of them together are the health of the process. */
  healthProbe: token<import('../ports/platform/health-probe.ts').HealthProbe>('healthProbe'),
  /** Bound once per background task. */
  jobTask: token<import('../adapters/jobs/job-task.ts').JobTask>('jobTask'),
  /** Bound once per thing to be let go when the process ends; run in the order bound. */
  onClose: token<() => Promise<void>>('onClose'),
};
