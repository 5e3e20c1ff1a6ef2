import type {
  Charge,
  ChargeRequest,
  GatewayRefund,
  PaymentGateway,
} from '../../ports/payments/payment-gateway.ts';
import type { Telemetry } from '../../ports/shared/telemetry.ts';
import { stepOf } from './step-of.ts';

type Call = 'charge' | 'refund' | 'event';

interface Deps {
  gateway: PaymentGateway;
  telemetry: Telemetry;
}

/** `PaymentGateway` whose charges, refunds and events are counted by what came of them. */
export class FollowedGateway implements PaymentGateway {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  get provider(): PaymentGateway['provider'] {
    return this.deps.gateway.provider;
  }

  charge(request: ChargeRequest): Promise<Charge> {
    return this.followed(
      'charge',
      () => this.deps.gateway.charge(request),
      ({ state }) => state,
    );
  }

  refund(request: Parameters<PaymentGateway['refund']>[0]): Promise<GatewayRefund> {
    return this.followed(
      'refund',
      () => this.deps.gateway.refund(request),
      ({ state }) => state,
    );
  }

  readEvent(rawBody: Buffer, signature: string): ReturnType<PaymentGateway['readEvent']> {
    const resultOf = (event: Awaited<ReturnType<PaymentGateway['readEvent']>>): string => {
      if (event === null) return 'bad_signature';
      return typeof event === 'string' ? event : 'read';
    };
    return this.followed('event', () => this.deps.gateway.readEvent(rawBody, signature), resultOf);
  }

  find(key: string): ReturnType<PaymentGateway['find']> {
    return this.deps.gateway.find(key);
  }

  reversals(reference: string): ReturnType<PaymentGateway['reversals']> {
    return this.deps.gateway.reversals(reference);
  }

  named(reference: string): boolean {
    return this.deps.gateway.named(reference);
  }

  taken(since: Date): ReturnType<PaymentGateway['taken']> {
    return this.deps.gateway.taken(since);
  }

  private followed<T>(call: Call, work: () => Promise<T>, resultOf: (value: T) => string): Promise<T> {
    const { gateway, telemetry } = this.deps;
    return stepOf(telemetry, { name: `payment ${call}`, kind: 'step' }, async (note) => {
      let result = 'failed';
      try {
        const value = await work();
        result = resultOf(value);
        return value;
      } finally {
        telemetry.meters?.paid({ provider: gateway.provider, call, result });
        note({ attributes: { result } });
      }
    });
  }
}
