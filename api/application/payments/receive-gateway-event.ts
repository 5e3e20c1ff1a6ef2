import type { PaymentsErrorCode } from '../../domain/payments/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { GatewayEventSink } from '../../ports/payments/gateway-event-sink.ts';
import type { PaymentGateway } from '../../ports/payments/payment-gateway.ts';
import type { SeenGatewayEvents } from '../../ports/payments/seen-gateway-events.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';

interface Deps {
  gateway: PaymentGateway;
  seenGatewayEvents: SeenGatewayEvents;
  gatewayEvents: GatewayEventSink;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** `repeated`: processed before. `ignored`: of a kind that is not handled. */
export type EventOutcome = 'settled' | 'repeated' | 'ignored';

type EventFailure =
  | { code: PaymentsErrorCode & 'payments.bad_signature' }
  | { code: PaymentsErrorCode & 'payments.gateway_unavailable'; retryAfterSeconds: number };

/**
 * Takes an event of the payment gateway: once per event id, and together with what it does to its order, so that one whose
 * work failed is still new when the gateway sends it again.
 */
export class ReceiveGatewayEvent {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(rawBody: Buffer, signature: string): Promise<Result<EventOutcome, EventFailure>> {
    const { gateway, seenGatewayEvents, gatewayEvents, unitOfWork, clock } = this.deps;
    const event = await gateway.readEvent(rawBody, signature);
    if (event === null) return err({ code: 'payments.bad_signature' });
    if (event === 'unavailable') return err({ code: 'payments.gateway_unavailable', retryAfterSeconds: 60 });
    if (event === 'ignored') return ok('ignored');
    return unitOfWork.run(async (tx) => {
      const isNew = await seenGatewayEvents.add(gateway.provider, event.id, clock.now(), tx);
      if (!isNew) return ok('repeated');
      await gatewayEvents.settle(event, tx);
      return ok('settled');
    });
  }
}
