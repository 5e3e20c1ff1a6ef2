import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { instance } from '../http-client.ts';

/** The bearer token that the states of `pacts/README.md` give to Ada. */
export const TOKEN = 'pact-session-of-ada';
export const ANALYSIS_ID = '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d01';
export const FILE_ID = '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d02';

export const { like, eachLike, integer, number, string, regex, boolean, nullValue } = MatchersV3;

export const uuid = (example: string) =>
  regex('^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$', example);

export const moment = regex('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}.*', '2026-11-21T09:12:00.000Z');

export const provider = () =>
  new PactV4({ consumer: 'web', provider: 'api', dir: 'pacts', logLevel: 'warn' });

const usual = globalThis.fetch;

/** Points the web's own client at a mock server, signed in or not. */
export function useServer(url: string, token?: string): void {
  instance.defaults.baseURL = `${url}/api`;
  if (token) instance.defaults.headers.common['Authorization'] = `Bearer ${token}`;
  else delete instance.defaults.headers.common['Authorization'];
  globalThis.fetch = (address, init) => {
    const headers = new Headers(init?.headers);
    if (token) headers.set('Authorization', `Bearer ${token}`);
    return usual(`${url}${String(address)}`, { ...init, headers });
  };
}

export const bearer = { Authorization: `Bearer ${TOKEN}` };

/** Answers with the problem document that every refusal is; `error` is the sentence for people. */
export const refuse =
  (status: number, code: string, more: Record<string, unknown> = {}) =>
  (response: object): void => {
    const problem = {
      status: integer(status),
      code: string(code),
      error: string('A sentence for people.'),
      request_id: string('0192f1e0'),
      ...more,
    };
    // `jsonBody` always says application/json; the interaction below it takes any JSON type.
    const { interaction } = response as unknown as {
      interaction: { withResponseBody(body: string, contentType: string): void };
    };
    interaction.withResponseBody(JSON.stringify(problem), 'application/problem+json');
  };

export const user = {
  id: uuid('6f9c2f2e-4a53-4a0b-9b1e-0d5f5f1d2a11'),
  email: string('ada@example.com'),
  full_name: string('Ada Lovelace'),
  subscription_tier: regex('^(none|starter|pro|expert)$', 'none'),
  role: regex('^(user|brand|admin)$', 'user'),
  credits_balance: integer(0),
  credits_unlimited: boolean(false),
};

/** What the screens read of the settings of the site. */
export const publicSettings = {
  platform_name: string('Wickwise'),
  company: {
    name: string('Wickwise Ltd'),
    number: string('01234567'),
    address: string('1 Example Street, London'),
  },
  support_email: string('support@example.com'),
  limits: { upload_bytes: integer(10_485_760), upload_pixels: integer(40_000_000) },
};

/** Preferences of an account that never chose any. */
export const usualPreferences = {
  currency: nullValue(),
  time_zone: nullValue(),
  number_format: regex('^(comma-point|point-comma|space-comma)$', 'comma-point'),
  candle_colours: nullValue(),
};

/** What the screens read of the counts over the own analyses. */
export const analysisCounts = {
  analyses: integer(1),
  completed: integer(1),
  failed: integer(0),
  bullish: integer(1),
  bearish: integer(0),
  sideways: integer(0),
  accuracyPct: number(100),
  success_rate_pct: number(100),
  with_plan: integer(1),
  used_today: integer(1),
  daily_limit: integer(10),
  hit_rate: { graded: integer(0), hits: integer(0), misses: integer(0) },
};

const pictureOf = {
  image_url: string(`/api/files/${FILE_ID}`),
  thumbnail_url: string(`/api/files/${FILE_ID}/thumbnail`),
  picture: like({ width: 1280, height: 720, mime_type: 'image/png' }),
};

/** What the screens read of an analysis in a list. */
export const analysisInList = {
  id: uuid(ANALYSIS_ID),
  created_at: moment,
  symbol: string('BTCUSDT'),
  status: regex('^(completed|analyzing|failed)$', 'completed'),
  ...pictureOf,
  analysis_json: {
    trend_direction: regex('^(bullish|bearish|mixed|sideways|unknown)$', 'bullish'),
    confidence_level: number(0.87),
    analysis_summary: string('The closes rise over the visible bars.'),
    last_price: like({ value: 64210.5 }),
    plan: like({ direction: 'none' }),
  },
};

/** What the screens read of an analysis. */
export const wholeAnalysis = {
  ...analysisInList,
  notices: like([]),
  analysis_json: {
    ...analysisInList.analysis_json,
    trading_strategy: string('Wait for a close above the resistance.'),
    key_levels: like([]),
    last_price: like({ value: 64210.5, sigma: 0.4 }),
  },
};
