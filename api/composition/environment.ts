import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { z } from 'zod';
import { err, ok, type Result } from '../domain/shared/result.ts';
import { settings } from './settings.ts';

type Settings = typeof settings;
type Parsed = { [K in keyof Settings]: z.output<Settings[K]['schema']> };

/** All settings, checked; paths absolute, the public address without a slash at its end. */
export type Environment = Omit<Parsed, 'publicUrl'> & { publicUrl: string; production: boolean };

export interface BadSetting {
  name: string;
  /** What would be right. */
  expected: string;
}

/** Reads and checks every setting. All that are bad are named at once. An empty value counts as not set. */
export function readEnvironment(
  source: Record<string, string | undefined>,
): Result<Environment, BadSetting[]> {
  const bad: BadSetting[] = [];
  const parsed: Record<string, unknown> = {};
  for (const [key, { name, schema }] of Object.entries(settings)) {
    const given = source[name]?.trim();
    const result = schema.safeParse(given === '' ? undefined : given);
    if (result.success) parsed[key] = result.data;
    else bad.push({ name, expected: result.error.issues[0]?.message ?? 'another value' });
  }
  bad.push(...checkTogether(parsed as Partial<Parsed>));
  if (bad.length > 0) return err(bad);

  const values = parsed as Parsed;
  return ok({
    ...values,
    dataDir: resolve(values.dataDir),
    publicUrl: (values.publicUrl ?? `http://localhost:${values.port}`).replace(/\/$/, ''),
    production: source.NODE_ENV === 'production',
  });
}

/** What one setting asks of others, and what the machine must allow. */
function checkTogether(values: Partial<Parsed>): BadSetting[] {
  const bad: BadSetting[] = [];
  const need = (key: keyof Settings, why: string): void => {
    if (values[key] === undefined)
      bad.push({ name: settings[key].name, expected: `a value, because ${why}` });
  };
  // Several machines share a bucket; keys that each of them made up would differ.
  if (values.storageDriver === 's3')
    for (const key of [
      's3Bucket',
      's3AccessKeyId',
      's3SecretAccessKey',
      'secretKey',
      'statementKey',
    ] as const)
      need(key, 'STORAGE_DRIVER is s3');
  if (values.paymentProvider === 'stripe')
    for (const key of ['stripePublishableKey', 'stripeSecretKey', 'stripeWebhookSecret'] as const)
      need(key, 'PAYMENT_PROVIDER is stripe');
  if ((values.metricsPort ?? values.workerMetricsPort) !== undefined && !isLoopback(values.metricsHost)) {
    need('metricsToken', 'METRICS_HOST is reached from elsewhere');
  }
  if (values.dataDir !== undefined && !canHoldData(resolve(values.dataDir))) {
    bad.push({ name: 'DATA_DIR', expected: 'a directory that this account may write to' });
  }
  return bad;
}

const isLoopback = (host = ''): boolean => /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);

function canHoldData(directory: string): boolean {
  let existing = directory;
  while (!existsSync(existing)) existing = dirname(existing);
  try {
    accessSync(existing, constants.W_OK | constants.X_OK);
    return statSync(existing).isDirectory();
  } catch {
    return false;
  }
}

/** The list that a start with bad settings ends with. Values are not repeated: one may be a secret. */
export function describeBadSettings(bad: BadSetting[]): string {
  const lines = bad.map(({ name, expected }) => `  ${name}: must be ${expected}`);
  return [
    'Cannot start: these settings are not right.',
    ...lines,
    'The README lists every setting.',
    '',
  ].join('\n');
}

/** The settings of this process; prints the list of bad ones and ends the process (code 78, configuration error). */
export function requireEnvironment(): Environment {
  const result = readEnvironment(process.env);
  if (result.ok) return result.value;
  process.stderr.write(describeBadSettings(result.error));
  process.exit(78);
}
