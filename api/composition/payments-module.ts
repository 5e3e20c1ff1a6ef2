import { ContainerModule } from 'inversify';
import { SandboxGateway } from '../adapters/payments/sandbox/sandbox-gateway.ts';
import { testCards } from '../adapters/payments/sandbox/test-cards.ts';
import { StripeGateway } from '../adapters/payments/stripe/stripe-gateway.ts';
import { connect, type Knex } from '../adapters/postgres/database.ts';
import { PostgresSandboxCharges } from '../adapters/postgres/postgres-sandbox-charges.ts';
import { PostgresSeenGatewayEvents } from '../adapters/postgres/postgres-seen-gateway-events.ts';
import type { PaymentSettings } from '../adapters/http/handlers/payments.ts';
import { AnswerSandboxChallenge } from '../application/payments/answer-sandbox-challenge.ts';
import { GetSandboxChallenge } from '../application/payments/get-sandbox-challenge.ts';
import { ReceiveGatewayEvent } from '../application/payments/receive-gateway-event.ts';
import type { Clock } from '../ports/clock.ts';
import type { KeyedHash } from '../ports/keyed-hash.ts';
import type { Log } from '../ports/log.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import type { SandboxCharges } from '../ports/sandbox-charges.ts';
import type { Environment } from './environment.ts';
import { token, tokens } from './tokens.ts';

const own = {
  /** The sandbox's own connections; null where it takes no payments. */
  sandboxPool: token<Knex | null>('sandboxPool'),
  sandboxCharges: token<SandboxCharges | null>('sandboxCharges'),
};

/** Taking payments: the gateway by PAYMENT_PROVIDER, and what gateways report. */
export const paymentsModule = new ContainerModule(({ bind }) => {
  bind(own.sandboxPool).toResolvedValue(sandboxPool, [tokens.environment]).inSingletonScope();
  bind(own.sandboxCharges)
    .toResolvedValue((pool) => (pool ? new PostgresSandboxCharges(pool) : null), [own.sandboxPool])
    .inSingletonScope();
  bind(tokens.onClose).toResolvedValue((pool) => async () => pool?.destroy(), [own.sandboxPool]);
  bind(tokens.paymentGateway)
    .toResolvedValue(chooseGateway, [
      tokens.environment,
      own.sandboxCharges,
      tokens.keyedHash,
      tokens.clock,
      tokens.logger,
    ])
    .inSingletonScope();
  bind(tokens.paymentsUseCases).toDynamicValue((context) => {
    const charges = context.get(own.sandboxCharges);
    return {
      settings: settingsOf(context.get(tokens.environment)),
      receiveGatewayEvent: new ReceiveGatewayEvent({
        gateway: context.get(tokens.paymentGateway),
        seen: new PostgresSeenGatewayEvents(context.get(tokens.database)),
        sink: { settle: (event, tx) => context.get(tokens.gatewayEvents).settle(event, tx) },
        unitOfWork: context.get(tokens.unitOfWork),
        clock: context.get(tokens.clock),
      }),
      getSandboxChallenge: new GetSandboxChallenge(charges),
      answerSandboxChallenge: new AnswerSandboxChallenge(charges),
    };
  });
});

/** Apart from the application's pool: a checkout holds one of those while it asks the gateway. */
function sandboxPool({ paymentProvider, databaseUrl }: Environment): Knex | null {
  if (paymentProvider !== 'sandbox' || databaseUrl === undefined) return null;
  return connect({ url: databaseUrl, poolMax: 4, applicationName: 'wickwise-sandbox-gateway' });
}

function chooseGateway(
  environment: Environment,
  charges: SandboxCharges | null,
  keys: KeyedHash,
  clock: Clock,
  log: Log,
): PaymentGateway {
  if (environment.paymentProvider === 'stripe') {
    const { stripeSecretKey, stripeWebhookSecret, stripeApiUrl } = environment;
    if (!stripeSecretKey || !stripeWebhookSecret) throw new Error('Stripe has no keys.');
    return new StripeGateway(
      { secretKey: stripeSecretKey, webhookSecret: stripeWebhookSecret, apiUrl: stripeApiUrl },
      clock,
      log,
    );
  }
  if (!charges) throw new Error('No database: api/start.ts starts one, or set DATABASE_URL.');
  return new SandboxGateway(charges, keys, clock);
}

function settingsOf(environment: Environment): PaymentSettings {
  const sandbox = environment.paymentProvider === 'sandbox';
  return {
    provider: environment.paymentProvider,
    publishableKey: sandbox ? null : (environment.stripePublishableKey ?? null),
    testCards: sandbox ? testCards : [],
    merchant: environment.companyName,
  };
}
