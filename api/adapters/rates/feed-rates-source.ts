import type { PublishedRates } from '../../domain/currencies/published-rates.ts';
import { err, type Result } from '../../domain/shared/result.ts';
import type { RatesSource } from '../../ports/currencies/rates-source.ts';
import { parseFeed, type FeedFormat } from './parse-feed.ts';

export interface FeedOptions {
  url: string;
  format: FeedFormat;
  /** Longest time for the whole answer, in milliseconds. */
  timeoutMs?: number;
  /** Longest answer, in bytes. */
  maxBytes?: number;
}

/** A public daily-reference-rate feed, asked anew each time. */
export class FeedRatesSource implements RatesSource {
  readonly kind = 'feed';
  readonly builtInDate = null;
  private readonly options: Required<FeedOptions>;

  constructor({ timeoutMs = 10_000, maxBytes = 1024 * 1024, ...options }: FeedOptions) {
    this.options = { timeoutMs, maxBytes, ...options };
  }

  async latest(): Promise<Result<PublishedRates, string>> {
    const { url, format, timeoutMs, maxBytes } = this.options;
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await fetch(url, { signal, headers: { Accept: accepted[format] } });
      if (!answer.ok) {
        await answer.body?.cancel();
        return err(`the feed answered with status ${answer.status}`);
      }
      const text = await readBounded(answer, maxBytes);
      return text === null ? err(`the feed sent more than ${maxBytes} bytes`) : parseFeed(text, format);
    } catch (error) {
      if (signal.aborted) return err(`the feed did not answer within ${timeoutMs / 1000} s`);
      return err(`the feed cannot be reached (${causeOf(error)})`);
    }
  }
}

const accepted: Record<FeedFormat, string> = {
  'ecb-xml': 'application/xml, text/xml',
  json: 'application/json',
};

/** The body as text, or null as soon as it turns out longer than allowed. */
async function readBounded(answer: Response, maxBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The short name of a network failure, such as ECONNREFUSED; never an address. */
function causeOf(error: unknown): string {
  const { cause } = Object(error) as { cause?: unknown };
  const { code } = Object(cause) as { code?: unknown };
  return typeof code === 'string' && /^[A-Z_]{3,40}$/.test(code) ? code : 'no connection';
}
