import { DAY_MS } from '../domain/shared-with-web/time.ts';
import { z } from 'zod';
import { sessionTimeouts } from '../domain/platform/settings.ts';
import {
  address,
  adminPassword,
  email,
  host,
  line,
  oneOf,
  optional,
  origin,
  path,
  secret,
  setting,
  wholeNumber,
  word,
} from './setting-kinds.ts';
import type { SettingDescription } from './setting-kinds.ts';

/** Every setting there is: name, default, meaning, and what is right. The README's table is made from it. */
export const settings = {
  port: setting('PORT', '3000', 'Port of the web and the API.', wholeNumber(0, 65_535)),
  host: setting('HOST', '127.0.0.1', 'Network address to listen on; 0.0.0.0 for all.', host),
  dataDir: setting(
    'DATA_DIR',
    './.data',
    'Where all local state lies: database, pictures, generated secrets.',
    path,
  ),
  databaseUrl: secret(
    'DATABASE_URL',
    'A Postgres of yours, instead of the embedded one.',
    address('postgres:', 'postgresql:'),
  ),
  publicUrl: optional(
    'PUBLIC_URL',
    'Address under which people reach the site; http://localhost:PORT when not set.',
    origin,
  ),
  trustedProxies: setting(
    'TRUST_PROXY',
    '0',
    'How many reverse proxies of yours stand in front; X-Forwarded-For is believed that far.',
    wholeNumber(0, 10),
  ),
  adminEmail: setting(
    'ADMIN_EMAIL',
    'admin@wickwise.local',
    'Email address of the first admin, and where messages to the admins go until they change it in the console.',
    email,
  ),
  adminPassword: secret(
    'ADMIN_PASSWORD',
    'Password of the first admin; made up and printed once when not set.',
    adminPassword,
  ),
  sessionIdleMinutes: setting(
    'SESSION_IDLE_MINUTES',
    '240',
    'Minutes after which an unused sign-in ends: 30, 60 or 240. Admins change it in the console.',
    z
      .string()
      .transform(Number)
      .pipe(z.literal(sessionTimeouts, `one of: ${sessionTimeouts.join(', ')}`)),
  ),
  registrationsPerHour: setting(
    'REGISTRATIONS_PER_HOUR',
    '30',
    'Registrations an hour from one network address.',
    wholeNumber(1, 1_000_000),
  ),
  guestCheckoutsPerHour: setting(
    'GUEST_CHECKOUTS_PER_HOUR',
    '60',
    'Purchases without an account an hour from one network address.',
    wholeNumber(1, 1_000_000),
  ),
  demoLimit: setting(
    'DEMO_LIMIT',
    '3',
    'Chart analyses that a visitor without an account may make in 30 days. Admins change it in the console.',
    wholeNumber(0, 1_000_000),
  ),
  tutorLimit: setting(
    'TUTOR_LIMIT',
    '20',
    'Messages that a visitor without an account may send to the tutor in 30 days. Admins change it in the console.',
    wholeNumber(0, 1_000_000),
  ),
  secretKey: secret(
    'SECRET_KEY',
    'Signs addresses and cookies, 32 characters or more; made up and stored in DATA_DIR when not set. All replicas need the same.',
    z.string().min(32, 'at least 32 characters'),
  ),
  statementKey: secret(
    'STATEMENT_KEY',
    'Signs statements of partners: an Ed25519 key, PKCS #8 in DER, base64. Made up and stored in DATA_DIR when not set.',
    z.base64().refine((value) => value.length >= 60, 'an Ed25519 key, PKCS #8 in DER, base64'),
  ),
  logLevel: setting(
    'LOG_LEVEL',
    'info',
    'What is logged.',
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  ),
  poolSize: setting(
    'DATABASE_POOL',
    '10',
    'Most connections to the database in one process; all processes together must stay below its max_connections.',
    wholeNumber(2, 1000),
  ),
  metricsPort: optional(
    'METRICS_PORT',
    'Port on which the api tells its metrics at /metrics (Prometheus); none when not set.',
    wholeNumber(0, 65_535),
  ),
  workerMetricsPort: optional('WORKER_METRICS_PORT', 'The same for the worker.', wholeNumber(0, 65_535)),
  metricsHost: setting(
    'METRICS_HOST',
    '127.0.0.1',
    'Network address of those two ports; another than a loopback one needs METRICS_TOKEN.',
    host,
  ),
  metricsToken: secret(
    'METRICS_TOKEN',
    'Who asks for metrics must send it as a bearer token, 16 characters or more.',
    z.string().regex(/^\S{16,}$/, 'at least 16 characters without blanks'),
  ),
  aiProvider: setting(
    'AI_PROVIDER',
    'local',
    'Who writes narratives and answers learners: local (rules and curriculum, no key) or anthropic.',
    oneOf('local', 'anthropic'),
  ),
  anthropicApiKey: secret('ANTHROPIC_API_KEY', 'Key for AI_PROVIDER=anthropic.', word),
  anthropicBaseUrl: optional(
    'ANTHROPIC_BASE_URL',
    'Address of a proxy that speaks the same protocol.',
    address('http:', 'https:'),
  ),
  anthropicModel: setting('ANTHROPIC_MODEL', 'claude-sonnet-4-6', 'Model asked.', word),
  anthropicMaxTokens: setting(
    'ANTHROPIC_MAX_TOKENS',
    '1400',
    'Longest answer of the model, in tokens.',
    wholeNumber(1, 100_000),
  ),
  anthropicTimeoutMs: setting(
    'ANTHROPIC_TIMEOUT_MS',
    '30000',
    'Longest wait for a sign of life from the model, in milliseconds.',
    wholeNumber(100, 600_000),
  ),
  storageDriver: setting(
    'STORAGE_DRIVER',
    'fs',
    'Where pictures are stored: fs (below DATA_DIR) or s3.',
    oneOf('fs', 's3'),
  ),
  s3Endpoint: optional(
    'STORAGE_S3_ENDPOINT',
    'Address of an S3-compatible store other than Amazon.',
    address('http:', 'https:'),
  ),
  s3Region: setting('STORAGE_S3_REGION', 'us-east-1', 'Region of the bucket.', word),
  s3Bucket: optional('STORAGE_S3_BUCKET', 'Bucket for pictures.', word),
  s3AccessKeyId: secret('STORAGE_S3_ACCESS_KEY_ID', 'Access key of the store.', word),
  s3SecretAccessKey: secret('STORAGE_S3_SECRET_ACCESS_KEY', 'Secret of the access key.', word),
  paymentProvider: setting(
    'PAYMENT_PROVIDER',
    'sandbox',
    'Who takes payments: sandbox (test numbers, no money) or stripe.',
    oneOf('sandbox', 'stripe'),
  ),
  stripePublishableKey: optional(
    'PAYMENT_STRIPE_PUBLISHABLE_KEY',
    'Publishable key for PAYMENT_PROVIDER=stripe.',
    word,
  ),
  stripeSecretKey: secret('PAYMENT_STRIPE_SECRET_KEY', 'Secret key for PAYMENT_PROVIDER=stripe.', word),
  stripeWebhookSecret: secret('PAYMENT_STRIPE_WEBHOOK_SECRET', 'Secret that signs the webhooks.', word),
  stripeApiUrl: optional(
    'PAYMENT_STRIPE_API_URL',
    "Another address that speaks Stripe's protocol, for tests.",
    address('http:', 'https:'),
  ),
  smtpUrl: secret(
    'SMTP_URL',
    'Mail server, as smtp://user:password@host:port; without it emails are put into DATA_DIR/outbox.',
    address('smtp:', 'smtps:'),
  ),
  mailFrom: setting(
    'MAIL_FROM',
    'Wickwise <no-reply@wickwise.example>',
    'Sender of every email, as an address or as Name <address>.',
    z
      .string()
      .regex(
        /^(?:[^\r\n<>@]{1,100}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
        'an email address, or Name <address>',
      ),
  ),
  ratesUrl: optional(
    'RATES_URL',
    'Feed of daily exchange rates; without it the built-in dated snapshot is used.',
    address('http:', 'https:'),
  ),
  ratesFormat: setting(
    'RATES_FORMAT',
    'ecb-xml',
    'Format of that feed: ecb-xml or json.',
    oneOf('ecb-xml', 'json'),
  ),
  readerWorkers: optional(
    'READER_WORKERS',
    'Pictures read at the same time in one process; all cores but one when not set.',
    wholeNumber(1, 64),
  ),
  readerWaiting: setting(
    'READER_WAITING',
    '250',
    'Analyses that may wait for their reading in one process; beyond them the answer is 503 with Retry-After.',
    wholeNumber(0, 10_000),
  ),
  readerTimeoutMs: setting(
    'READER_TIMEOUT_MS',
    '15000',
    'Longest time to read one picture, in milliseconds.',
    wholeNumber(100, DAY_MS),
  ),
  platformName: setting(
    'PLATFORM_NAME',
    'Wickwise',
    'Name of the platform as pages and emails show it. Admins change it in the console.',
    line,
  ),
  keyRequestsPerMinute: setting(
    'API_KEY_REQUESTS_PER_MINUTE',
    '120',
    'Requests a minute with one API key.',
    wholeNumber(1, 1_000_000),
  ),
  webhookLoopback: setting(
    'WEBHOOK_LOOPBACK',
    'refuse',
    'Whether webhooks may name this machine itself, also by plain http: allow (for tests and development) or refuse.',
    oneOf('refuse', 'allow').transform((value) => value === 'allow'),
  ),
  sessionDays: setting(
    'SESSION_DAYS',
    '30',
    'Days for which a session is kept after its last use or its end.',
    wholeNumber(30, 3650),
  ),
  deliveryDays: setting(
    'DELIVERY_DAYS',
    '30',
    'Days for which it is kept what was sent to webhooks.',
    wholeNumber(30, 3650),
  ),
  auditDays: setting(
    'AUDIT_DAYS',
    '0',
    'Days for which the audit log is kept, 365 or more; 0 keeps it without end.',
    wholeNumber(0, 36_500).refine(
      (days) => days === 0 || days >= 365,
      '0, or a whole number from 365 to 36500',
    ),
  ),
  companyName: setting('COMPANY_NAME', 'Wickwise Ltd', 'Company that runs the site.', line),
  companyNumber: setting('COMPANY_NUMBER', '00000000', 'Its registration number.', line),
  companyAddress: setting(
    'COMPANY_ADDRESS',
    '1 Example Street, London, United Kingdom',
    'Its registered address.',
    line,
  ),
  supportEmail: setting(
    'SUPPORT_EMAIL',
    'support@wickwise.example',
    'Where people can write for help.',
    email,
  ),
};

/** The table of settings, in the order of the list above. */
export const settingDescriptions: SettingDescription[] = Object.values(settings);
