import { HttpResponse, http } from 'msw';
import type { MarketPulse, PublicSettings, SessionInfo } from '../web/src/api/generated/model';
import { buildStats } from '../web/src/entities/analysis/testing/build-stats.ts';
import { sampleCurrencies, samplePackages } from '../web/src/entities/catalog/testing/samples.ts';
import { buildUser } from '../web/src/entities/session/testing/build-user.ts';

/** Somebody on the Pro plan. */
export const sampleUser = buildUser({ plan: 'pro', subscription_tier: 'pro' });

export const sampleStats = buildStats({
  analyses: 42,
  completed: 38,
  failed: 4,
  analyzing: 0,
  bullish: 20,
  bearish: 11,
  sideways: 7,
  accuracyPct: 84,
  success_rate_pct: 90,
  with_plan: 27,
  used_today: 3,
  daily_limit: 50,
});

export const sampleSettings: PublicSettings = {
  platform_name: 'Wickwise',
  company: {
    name: 'Wickwise Ltd',
    number: '01234567',
    address: '1 Example Street, London EC1A 1AA, United Kingdom',
  },
  support_email: 'support@example.com',
  limits: {
    upload_bytes: 10_485_760,
    upload_pixels: 40_000_000,
    daily_analyses: { none: 10, starter: 10, pro: 50, expert: null },
  },
};

/** Here, and on a phone. */
const sampleSessions: SessionInfo[] = [
  {
    id: '6f9c2f2e-4a53-4a0b-9b1e-0d5f5f1d2a11',
    created_at: '2026-03-01T10:00:00Z',
    last_used_at: '2026-03-02T10:00:00Z',
    device: 'Firefox on Linux',
    current: true,
  },
  {
    id: '6f9c2f2e-4a53-4a0b-9b1e-0d5f5f1d2a12',
    created_at: '2026-02-11T08:00:00Z',
    last_used_at: '2026-02-27T19:30:00Z',
    device: 'Safari on iOS',
    current: false,
  },
];

/** Too few charts were analysed to compute one. */
const samplePulse: MarketPulse = {
  sample: true,
  analyses: 4,
  needed: 20,
  days: 7,
  sentiment: 'Upward',
  volatility: 'Moderate',
  data_index: 65,
  bullish: 2,
  bearish: 1,
  sideways: 1,
};

/** A quiet server with nothing analysed yet; stories put their own handlers in front with `parameters.msw`. */
export const handlers = [
  http.get('/api/auth/sessions', () => HttpResponse.json({ sessions: sampleSessions })),
  http.get('/api/auth/me', () => HttpResponse.json({ user: sampleUser })),
  http.get('/api/chart/stats', () => HttpResponse.json(sampleStats)),
  http.get('/api/chart/analyses', () =>
    HttpResponse.json({
      analyses: [],
      meta: { total: 0, limit: 50, offset: 0, history_window: '6_months', hidden: 0 },
    }),
  ),
  http.get('/api/insights/market-pulse', () => HttpResponse.json(samplePulse)),
  http.get('/api/tutor/conversations', () => HttpResponse.json({ conversations: [], total: 0 })),
  http.get('/api/settings/public', () => HttpResponse.json(sampleSettings)),
  http.get('/api/currencies/public', () => HttpResponse.json(sampleCurrencies)),
  http.get('/api/packages/public', ({ request }) =>
    HttpResponse.json(samplePackages(new URL(request.url).searchParams.get('currency') ?? undefined)),
  ),
];
