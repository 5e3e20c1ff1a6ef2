import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

/** Fields that must never reach a log line, should somebody hand them over by mistake. */
const secrets = [
  'password',
  'token',
  'authorization',
  'cookie',
  'secretKey',
  'apiKey',
  'card',
  'card_number',
  'cvc',
  'means',
  'paymentDetails',
  'payment_details',
  'clientSecret',
  'client_secret',
  'image_data_url',
  'file_data_url',
];
const paths = [
  ...secrets,
  ...secrets.map((name) => `*.${name}`),
  'req.headers',
  'request.headers',
  'body',
  'headers',
];

interface Options {
  /** Where lines go instead of standard output. */
  to?: DestinationStream;
  /** Fields that every line gets, asked for anew each time. */
  fields?: (() => object) | undefined;
}

/** Structured log on standard output (or `to`): one JSON object a line. */
export function createLogger(level: string, { to, fields }: Options = {}): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths, censor: '[hidden]' },
    serializers: { err: describeError },
    ...(fields ? { mixin: fields } : {}),
  };
  return to ? pino(options, to) : pino(options);
}

/** Type, message, code and stack. Other members are left out: database errors carry rows in them. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { type, message, stack, code } = stdSerializers.err(error) as Record<string, unknown>;
  return { type, message, stack, code };
}
