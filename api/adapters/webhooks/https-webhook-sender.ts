import { lookup, type LookupAddress } from 'node:dns';
import { request as overHttp, type IncomingMessage } from 'node:http';
import { request as overHttps, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import type {
  WebhookAnswer,
  WebhookMessage,
  WebhookSender,
} from '../../ports/integrations/webhook-sender.ts';
import { mayReach } from './public-address.ts';

/** A receiver that takes longer has failed: it should take the message first and work afterwards. */
const TIMEOUT_MS = 10_000;
const EXCERPT_BYTES = 1000;
const USER_AGENT = 'Wickwise-Webhooks/1';

/** The host is, or resolves to, an address that users may not make the server connect to. */
class PrivateAddress extends Error {}

interface Deps {
  /** Whether this machine itself may be reached, and by plain http. */
  loopback: boolean;
  /** How long a receiver may take; for tests. */
  timeoutMs?: number;
}

/**
 * Sends messages by https, with no redirect followed. The address is judged where the connection is made, so a name cannot
 * stand for another one between the look and the call.
 */
export class HttpsWebhookSender implements WebhookSender {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async send(message: WebhookMessage): Promise<WebhookAnswer> {
    const { timeoutMs = TIMEOUT_MS } = this.deps;
    const started = performance.now();
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await this.post(message, signal);
      const excerpt = await beginningOf(answer);
      return { status: answer.statusCode ?? null, latencyMs: since(started), answer: excerpt, error: null };
    } catch (error) {
      const why = signal.aborted ? `No answer within ${timeoutMs / 1000} seconds.` : reasonOf(error);
      return { status: null, latencyMs: since(started), answer: '', error: why };
    }
  }

  accepts(url: string): boolean {
    if (!URL.canParse(url)) return false;
    const host = literalHost(new URL(url));
    return host === null || this.allows(host);
  }

  private post({ url, headers, body }: WebhookMessage, signal: AbortSignal): Promise<IncomingMessage> {
    const target = new URL(url);
    // No name, no lookup: an address that stands in the url itself is judged here.
    if (!this.accepts(url)) return Promise.reject(new PrivateAddress());
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'user-agent': USER_AGENT, 'content-length': Buffer.byteLength(body) },
      lookup: (name, wanted, done) => {
        lookup(name, { ...wanted, all: true }, (error, found) => {
          const fault = error ?? (found.some(({ address }) => !this.allows(address)) && new PrivateAddress());
          if (fault) return done(fault, []);
          answerLookup(found, wanted.all === true, done);
        });
      },
      signal,
      agent: false,
    };
    const send = target.protocol === 'https:' ? overHttps : overHttp;
    return new Promise((resolve, reject) => {
      send(target, options, resolve).once('error', reject).end(body);
    });
  }

  private allows(address: string): boolean {
    return mayReach(address, this.deps.loopback);
  }
}

/** The address that stands in the url itself, however it is written; null when it is a name. */
function literalHost({ hostname }: URL): string | null {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) ? host : null;
}

type Done = (error: NodeJS.ErrnoException | null, found: string | LookupAddress[], family?: number) => void;

function answerLookup(found: LookupAddress[], all: boolean, done: Done): void {
  const [first] = found;
  if (all || !first) done(null, found);
  else done(null, first.address, first.family);
}

/** The first characters of the answer; the rest is not waited for. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= EXCERPT_BYTES) break;
  }
  // U+0000 cannot be stored in a text of the database.
  return Buffer.concat(chunks).subarray(0, EXCERPT_BYTES).toString('utf8').replaceAll('\0', '\uFFFD');
}

const since = (started: number): number => Math.round(performance.now() - started);

const known: Readonly<Record<string, string>> = {
  ENOTFOUND: 'There is no such host.',
  EAI_AGAIN: 'The name of the host could not be looked up.',
  ECONNREFUSED: 'Nothing takes connections there.',
  ECONNRESET: 'The connection was closed before there was an answer.',
  EHOSTUNREACH: 'The host cannot be reached.',
  ENETUNREACH: 'The host cannot be reached.',
  ETIMEDOUT: 'The host cannot be reached.',
};

function reasonOf(error: unknown): string {
  if (error instanceof PrivateAddress) return 'The address is not on the public internet.';
  const code = typeof error === 'object' && error && 'code' in error ? String(error.code) : '';
  const certificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME|SSL/.test(code);
  return known[code] ?? (certificate ? `Its certificate is not valid (${code}).` : 'The connection failed.');
}
