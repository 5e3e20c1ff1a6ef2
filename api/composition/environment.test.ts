import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describeBadSettings, readEnvironment, type Environment } from './environment.ts';
import { settingDescriptions } from './settings.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'wickwise-settings-'));
  writeFileSync(join(directory, 'file'), '');
});
afterAll(() => rmSync(directory, { recursive: true }));

function read(source: Record<string, string>): Environment {
  const result = readEnvironment(source);
  if (!result.ok) throw new Error(describeBadSettings(result.error));
  return result.value;
}

function badNames(source: Record<string, string>): string[] {
  const result = readEnvironment(source);
  return result.ok ? [] : result.error.map(({ name }) => name);
}

describe('settings', () => {
  it('have defaults that start everything on one machine', () => {
    expect(read({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
      sessionIdleMinutes: 240,
      aiProvider: 'local',
      storageDriver: 'fs',
      paymentProvider: 'sandbox',
      production: false,
    });
  });

  it('take an empty value for none, and blanks around one for nothing', () => {
    expect(read({ PORT: '', ANTHROPIC_API_KEY: ' ', LOG_LEVEL: ' warn ' })).toMatchObject({
      port: 3000,
      anthropicApiKey: undefined,
      logLevel: 'warn',
    });
  });

  it('follow each other: the public address the port', () => {
    expect(read({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(read({ PUBLIC_URL: 'https://wickwise.example/' }).publicUrl).toBe('https://wickwise.example');
  });

  it('are described, each once, with a default that is right', () => {
    const names = settingDescriptions.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const defaults = Object.fromEntries(settingDescriptions.map(({ name, default: value }) => [name, value]));
    expect(readEnvironment(defaults).ok).toBe(true);
    for (const { meaning } of settingDescriptions) expect(meaning).toMatch(/\.$/);
  });
});

const wrong: [string, string][] = [
  ['PORT', '99999'],
  ['PORT', 'http'],
  ['HOST', 'not a host'],
  ['DATA_DIR', 'file'],
  ['DATA_DIR', 'file/below'],
  ['DATABASE_URL', 'mysql://localhost/db'],
  ['PUBLIC_URL', 'wickwise.example'],
  ['PUBLIC_URL', 'https://wickwise.example/path'],
  ['TRUST_PROXY', 'yes'],
  ['ADMIN_EMAIL', 'admin'],
  ['ADMIN_PASSWORD', 'abc'],
  ['ADMIN_PASSWORD', 'password'],
  ['SESSION_IDLE_MINUTES', '45'],
  ['REGISTRATIONS_PER_HOUR', '0'],
  ['GUEST_CHECKOUTS_PER_HOUR', '0'],
  ['SECRET_KEY', 'too short'],
  ['STATEMENT_KEY', 'too short'],
  ['API_KEY_REQUESTS_PER_MINUTE', '0'],
  ['WEBHOOK_LOOPBACK', 'perhaps'],
  ['LOG_LEVEL', 'loud'],
  ['DATABASE_POOL', '1'],
  ['METRICS_PORT', '70000'],
  ['WORKER_METRICS_PORT', 'no'],
  ['METRICS_HOST', 'not a host'],
  ['METRICS_TOKEN', 'short'],
  ['AI_PROVIDER', 'oracle'],
  ['ANTHROPIC_API_KEY', 'two words'],
  ['ANTHROPIC_BASE_URL', 'proxy'],
  ['ANTHROPIC_MODEL', 'a model'],
  ['ANTHROPIC_MAX_TOKENS', '0'],
  ['ANTHROPIC_TIMEOUT_MS', '5'],
  ['DEMO_LIMIT', '-1'],
  ['TUTOR_LIMIT', 'many'],
  ['STORAGE_DRIVER', 'tape'],
  ['STORAGE_S3_ENDPOINT', 'ftp://store'],
  ['STORAGE_S3_REGION', 'us east'],
  ['STORAGE_S3_BUCKET', 'my bucket'],
  ['STORAGE_S3_ACCESS_KEY_ID', 'a b'],
  ['STORAGE_S3_SECRET_ACCESS_KEY', 'a b'],
  ['PAYMENT_PROVIDER', 'barter'],
  ['PAYMENT_STRIPE_PUBLISHABLE_KEY', 'a b'],
  ['PAYMENT_STRIPE_SECRET_KEY', 'a b'],
  ['PAYMENT_STRIPE_WEBHOOK_SECRET', 'a b'],
  ['PAYMENT_STRIPE_API_URL', 'stripe'],
  ['SMTP_URL', 'mail.example'],
  ['MAIL_FROM', 'nobody'],
  ['RATES_URL', 'file:///rates'],
  ['RATES_FORMAT', 'xlsx'],
  ['READER_WORKERS', '0'],
  ['READER_WAITING', '-1'],
  ['READER_TIMEOUT_MS', '1'],
  ['PLATFORM_NAME', 'two\nlines'],
  ['SESSION_DAYS', '29'],
  ['DELIVERY_DAYS', '0'],
  ['AUDIT_DAYS', '364'],
  ['COMPANY_NAME', 'two\nlines'],
  ['COMPANY_NUMBER', 'two\nlines'],
  ['COMPANY_ADDRESS', 'two\nlines'],
  ['SUPPORT_EMAIL', 'support'],
];

describe('[D-127] a bad setting', () => {
  it.each(wrong)('%s=%j is named', (name, value) => {
    const given = name === 'DATA_DIR' ? join(directory, value) : value;
    expect(badNames({ [name]: given })).toEqual([name]);
  });

  it('can be any of them: each has a wrong value in this list', () => {
    const tried = new Set(wrong.map(([name]) => name));
    expect(settingDescriptions.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
  });

  it('[W-261] is a port of metrics that others reach without a token', () => {
    const open = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' };
    expect(badNames(open)).toEqual(['METRICS_TOKEN']);
    expect(badNames({ ...open, METRICS_TOKEN: 'a token of tests'.replaceAll(' ', '-') })).toEqual([]);
    expect(badNames({ METRICS_PORT: '9464' })).toEqual([]);
  });

  it('is named together with all the others, what would be right, and not the value', () => {
    const result = readEnvironment({ PORT: '99999', SECRET_KEY: 'hush', LOG_LEVEL: 'loud' });
    if (result.ok) throw new Error('taken');
    expect(describeBadSettings(result.error)).toBe(
      [
        'Cannot start: these settings are not right.',
        '  PORT: must be a whole number from 0 to 65535',
        '  SECRET_KEY: must be at least 32 characters',
        '  LOG_LEVEL: must be one of: trace, debug, info, warn, error, fatal, silent',
        'The README lists every setting.',
        '',
      ].join('\n'),
    );
  });

  it('may be one that another asks for', () => {
    expect(badNames({ STORAGE_DRIVER: 's3', STORAGE_S3_BUCKET: 'charts' })).toEqual([
      'STORAGE_S3_ACCESS_KEY_ID',
      'STORAGE_S3_SECRET_ACCESS_KEY',
      // Replicas that share a bucket share their keys too.
      'SECRET_KEY',
      'STATEMENT_KEY',
    ]);
    expect(badNames({ PAYMENT_PROVIDER: 'stripe' })).toHaveLength(3);
  });

  it('is not a provider without a key: that is answered when it is asked', () => {
    expect(read({ AI_PROVIDER: 'anthropic' })).toMatchObject({
      aiProvider: 'anthropic',
      anthropicApiKey: undefined,
    });
  });
});
