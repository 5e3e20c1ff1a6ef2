import { errorCodeOf, nativeErrorOf } from './error-code.ts';

/** Of node: the server is not there, or has gone in the middle of a conversation. */
const broken = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Of the pg library, which gives these no code; knex writes the query before them. */
const lost =
  /(^| - )(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired)/;
/**
 * Classes of SQLSTATE (postgresql.org/docs/18/errcodes-appendix.html): connection exception, no resources left, operator
 * intervention (shut down, starting up), and a transaction that could not be put in line with others.
 */
const classes = /^(08|53|57P|40001$|40P01$)/;

/** Whether an error says that the database is away or can take nothing more now, and the same may work in a moment. */
export function isDatabaseOutage(error: unknown): boolean {
  const native = nativeErrorOf(error);
  if (!(native instanceof Error)) return false;
  const code = errorCodeOf(native);
  if (code !== '') return broken.has(code) || classes.test(code);
  return native.name === 'KnexTimeoutError' || lost.test(native.message);
}
