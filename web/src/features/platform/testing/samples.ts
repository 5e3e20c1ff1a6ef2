import type { TaxSettings } from '../../../api/taxes.ts';
import type { AuditEntry, BooksProof, Settings, SystemHealth } from '../../../api/platform-admin.ts';

export const sampleSettings: Settings = {
  platform_name: 'Wickwise',
  admin_email: 'owner@example.com',
  session_timeout_minutes: 240,
  two_factor_required: false,
  demo_limit: 3,
  tutor_limit: 20,
  version: 4,
  updated_at: '2026-11-20T09:00:00Z',
  updated_by: 'grace@example.com',
};

export const sampleTaxes: TaxSettings = {
  registered: false,
  country: '',
  vat_number: '',
  address: '',
  rates: [
    { country: 'DE', rate_percent: 19 },
    { country: 'FR', rate_percent: 20 },
  ],
  standard_rates_date: '2026-01-01',
  version: 0,
  updated_at: null,
  updated_by: null,
};

export const twoFactorOff = { enabled: false, required: false, enabled_at: null, recovery_codes_left: 0 };

export const sampleHealth: SystemHealth = {
  status: 'attention',
  checked_at: '2026-11-21T09:12:00Z',
  database: { status: 'ok', size_bytes: 64_225_280 },
  storage: { status: 'ok', driver: 's3' },
  reader: { status: 'ok' },
  provider: {
    status: 'attention',
    name: 'anthropic',
    model: 'claude-sonnet-4-6',
    failures: [
      {
        purpose: 'narrative',
        provider: 'anthropic',
        message: 'Anthropic account has insufficient credits. Please update billing or switch the API key.',
        at: '2026-11-21T09:10:00Z',
        times: 12,
      },
    ],
  },
  mail: { status: 'ok', driver: 'smtp', waiting: 2, oldest_at: '2026-11-21T09:11:00Z', refused: 1 },
  payments: {
    status: 'attention',
    provider: 'stripe',
    mode: 'live',
    unbooked: 1,
    failures: [
      {
        kind: 'order',
        order_id: '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d01',
        message: 'bigint out of range',
        tries: 3,
        since: '2026-11-21T09:02:00Z',
        next_try_at: '2026-11-21T09:13:00Z',
      },
    ],
  },
  jobs: { status: 'ok', waiting: 1, running: 1, scheduled: 4, failed: 0, oldest_at: '2026-11-21T09:11:30Z' },
};

export const balanced: BooksProof = {
  balanced: true,
  proved_at: '2026-11-21T09:12:00Z',
  books: [
    { book: 'credits', found: 0, differences: [] },
    { book: 'commission', found: 0, differences: [] },
  ],
};

export const unbalanced: BooksProof = {
  ...balanced,
  balanced: false,
  books: [
    {
      book: 'credits',
      found: 1,
      differences: ['Account 6f9c2f2e: balance says 15 available and 0 reserved, its entries say 10 and 0'],
    },
  ],
};

export const auditEntries: AuditEntry[] = [
  {
    id: 3,
    at: '2026-11-21T09:00:00Z',
    actor: { id: '6f9c2f2e-4a53-4a0b-9b1e-0d5f5f1d2a11', name: 'Ada', email: 'ada@example.com' },
    action: 'ordering.order_refunded',
    object: 'order:0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d01',
    details: { amount_minor: 5000, currency: 'USD', reason: 'The customer bought the same package twice.' },
  },
  {
    id: 2,
    at: '2026-11-20T18:30:00Z',
    actor: { id: '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d02', name: null, email: null },
    action: 'platform.settings_saved',
    object: 'settings',
    details: { sessionTimeoutMinutes: '240 → 30' },
  },
  {
    id: 1,
    at: '2026-11-19T00:00:00Z',
    actor: null,
    action: 'currencies.rates_synced',
    object: 'rates',
    details: {},
  },
];

export const auditPage = {
  entries: auditEntries,
  meta: { page: 1, pages: 7, total: 123, total_is_exact: true, next_cursor: null },
  actions: ['currencies.rates_synced', 'ordering.order_refunded', 'platform.settings_saved'],
};
