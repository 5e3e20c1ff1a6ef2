import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the fake keeps of an intent: the members that we read, and what it was made with. */
export interface FakeIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  currency: string;
  status: string;
  client_secret: string;
  created: number;
  metadata: Record<string, string>;
  last_payment_error: { code: string; decline_code?: string } | null;
  latest_charge: object | null;
  refunded: number;
}

/** What the fake keeps of a refund. */
interface FakeRefund {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  currency: string;
  status: string;
  failure_reason?: string;
  created: number;
  metadata: Record<string, string>;
}

type Answer = { status: number; body: object };

/** What paying with a payment method comes to; any other id does not exist. */
const methods: Record<string, { status: string; code?: string; decline?: string }> = {
  pm_card_visa: { status: 'succeeded' },
  pm_card_threeDSecureRequired: { status: 'requires_action' },
  pm_card_processing: { status: 'processing' },
  pm_card_chargeDeclined: { status: 'declined', code: 'card_declined', decline: 'generic_decline' },
  pm_card_insufficient: { status: 'declined', code: 'card_declined', decline: 'insufficient_funds' },
  pm_card_expired: { status: 'declined', code: 'expired_card' },
  pm_card_incorrectCvc: { status: 'declined', code: 'incorrect_cvc' },
};

/**
 * As much of Stripe's HTTP API as the adapter uses: Payment Intents made confirmed, read, listed, searched and cancelled;
 * refunds; idempotency keys. It speaks as Stripe's reference says, down to form encoding and error bodies.
 */
export class FakeStripe {
  readonly intents: FakeIntent[] = [];
  readonly refunds: FakeRefund[] = [];
  /** As Stripe lists them, newest first. */
  readonly disputes: { id?: string; payment_intent: string }[] = [];
  readonly warnings: { id?: string; payment_intent: string }[] = [];
  /** What a new refund begins as. */
  refundStatus = 'succeeded';
  /** Every request as it came: method, path with query, body, and the idempotency key. */
  readonly requests: { line: string; body: URLSearchParams; key: string | undefined }[] = [];
  /** What happens to the next writes instead of an answer: 500, or no answer although the work is done. */
  trouble: 'none' | 'error' | 'silence' = 'none';
  /** Whether search has caught up with what was made. */
  indexed = true;
  pageSize = 100;
  /** By which clock it dates what is made. */
  now: () => number = Date.now;
  private readonly answers = new Map<string, { body: string; answer: Answer }>();
  private server: Server | null = null;

  /** Listens on a free port; its address. */
  async start(): Promise<string> {
    const server = createServer((request, response) => void this.take(request, response));
    this.server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const url = new URL(request.url ?? '/', 'http://stripe.test');
    const key = request.headers['idempotency-key'] as string | undefined;
    const body = new URLSearchParams(text);
    this.requests.push({ line: `${request.method} ${url.pathname}${url.search}`, body, key });

    const answer = request.method === 'POST' ? this.write(url, body, text, key) : this.read(url);
    if (request.method === 'POST' && this.trouble === 'silence') return;
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': 'req_fake' });
    response.end(JSON.stringify(answer.body));
  }

  private write(url: URL, body: URLSearchParams, text: string, key: string | undefined): Answer {
    const before = key === undefined ? undefined : this.answers.get(key);
    if (before && before.body !== text) return refusal(400, 'idempotency_error', 'idempotency_key_in_use');
    if (before) return before.answer;
    if (this.trouble === 'error') return refusal(500, 'api_error', 'internal');
    const answer = this.carryOut(url.pathname, body);
    if (key !== undefined) this.answers.set(key, { body: text, answer });
    return answer;
  }

  private carryOut(path: string, body: URLSearchParams): Answer {
    if (path === '/v1/payment_intents') return this.createIntent(body);
    if (path === '/v1/refunds') return this.createRefund(body);
    const cancelled = /^\/v1\/payment_intents\/(\w+)\/cancel$/.exec(path)?.[1];
    return cancelled ? this.cancel(cancelled) : refusal(404, 'invalid_request_error', 'resource_missing');
  }

  private createIntent(body: URLSearchParams): Answer {
    const method = methods[body.get('payment_method') ?? ''];
    if (!method) return refusal(400, 'invalid_request_error', 'resource_missing');
    const declined = method.status === 'declined';
    const id = `pi_${this.intents.length + 1}`;
    const error = { code: method.code ?? '', ...(method.decline ? { decline_code: method.decline } : {}) };
    const intent: FakeIntent = {
      id,
      object: 'payment_intent',
      amount: Number(body.get('amount')),
      currency: body.get('currency') ?? '',
      status: declined ? 'requires_payment_method' : method.status,
      client_secret: `${id}_secret_x`,
      created: Math.floor(this.now() / 1000),
      metadata: {
        order_id: body.get('metadata[order_id]') ?? '',
        charge_key: body.get('metadata[charge_key]') ?? '',
      },
      last_payment_error: declined ? error : null,
      latest_charge: {
        payment_method_details: { card: { brand: 'visa', last4: '4242', fingerprint: 'Fp1' } },
      },
      refunded: 0,
    };
    this.intents.push(intent);
    if (!declined) return { status: 200, body: intent };
    return {
      status: 402,
      body: { error: { type: 'card_error', message: 'Declined.', ...error, payment_intent: intent } },
    };
  }

  private cancel(id: string): Answer {
    const intent = this.intents.find((candidate) => candidate.id === id);
    if (!intent || intent.status === 'succeeded')
      return refusal(400, 'invalid_request_error', 'payment_intent_unexpected_state');
    intent.status = 'canceled';
    return { status: 200, body: intent };
  }

  private createRefund(body: URLSearchParams): Answer {
    const intent = this.intents.find(({ id }) => id === body.get('payment_intent'));
    const amount = Number(body.get('amount'));
    if (!intent) return refusal(404, 'invalid_request_error', 'resource_missing');
    if (intent.refunded + amount > intent.amount)
      return refusal(400, 'invalid_request_error', 'charge_already_refunded');
    intent.refunded += amount;
    const refund: FakeRefund = {
      id: `re_${intent.id}_${intent.refunded}`,
      object: 'refund',
      payment_intent: intent.id,
      amount,
      currency: intent.currency,
      status: this.refundStatus,
      created: Math.floor(this.now() / 1000),
      metadata: { refund_key: body.get('metadata[refund_key]') ?? '' },
    };
    this.refunds.push(refund);
    return { status: 200, body: { ...refund } };
  }

  /** Stripe forgets idempotency keys after a day. */
  forgetKeys(): void {
    this.answers.clear();
  }

  private read(url: URL): Answer {
    if (url.pathname === '/v1/payment_intents/search') {
      const key = /charge_key'\]:'(.*)'$/.exec(url.searchParams.get('query') ?? '')?.[1];
      const found = this.intents.filter(({ metadata }) => this.indexed && metadata.charge_key === key);
      return { status: 200, body: { object: 'search_result', data: found, has_more: false } };
    }
    for (const [path, all] of [
      ['/v1/refunds', this.refunds],
      ['/v1/disputes', this.disputes],
      ['/v1/radar/early_fraud_warnings', this.warnings],
    ] as const)
      if (url.pathname === path) {
        const intent = url.searchParams.get('payment_intent');
        return this.page<{ id?: string; payment_intent: string }>(
          all.filter((each) => intent === null || each.payment_intent === intent),
          url.searchParams,
        );
      }
    if (url.pathname === '/v1/payment_intents') return this.list(url.searchParams);
    const intent = this.intents.find(({ id }) => url.pathname === `/v1/payment_intents/${id}`);
    return intent ? { status: 200, body: intent } : refusal(404, 'invalid_request_error', 'resource_missing');
  }

  /** Newest first, as Stripe lists. */
  private list(query: URLSearchParams): Answer {
    const since = Number(query.get('created[gte]') ?? 0);
    const all = this.intents.filter(({ created }) => created >= since).reverse();
    return this.page(all, query);
  }

  /** Never more than `pageSize` at once, nor than was asked for. */
  private page<T extends { id?: string }>(all: readonly T[], query: URLSearchParams): Answer {
    const after = query.get('starting_after');
    const start = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
    const end = start + Math.min(this.pageSize, Number(query.get('limit') ?? 10));
    return {
      status: 200,
      body: { object: 'list', data: all.slice(start, end), has_more: end < all.length },
    };
  }
}

function refusal(status: number, type: string, code: string): Answer {
  return { status, body: { error: { type, code, message: 'Refused.' } } };
}
