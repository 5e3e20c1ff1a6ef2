import { ContainerModule } from 'inversify';
import { type PaymentSettings, paymentsHandlers } from '../adapters/http/payments/payments-handlers.ts';
import { SandboxGateway } from '../adapters/payments/sandbox/sandbox-gateway.ts';
import { testCards } from '../adapters/payments/sandbox/test-cards.ts';
import { type Knex, connect } from '../adapters/postgres/database.ts';
import { PostgresSandboxCharges } from '../adapters/postgres/payments/postgres-sandbox-charges.ts';
import { PostgresSeenGatewayEvents } from '../adapters/postgres/payments/postgres-seen-gateway-events.ts';
import type { Clock } from '../ports/shared/clock.ts';
import type { KeyedHash } from '../ports/shared/keyed-hash.ts';
import type { Log } from '../ports/shared/log.ts';
import type { PaymentGateway } from '../ports/payments/payment-gateway.ts';
import type { SandboxCharges } from '../ports/payments/sandbox-charges.ts';
import type { Drivers } from './drivers.ts';
import type { Environment } from './environment.ts';
import * as payments from '../application/payments/index.ts';
import { tokens } from './tokens.ts';
import { call, fromSettings, provide, type Source, wire, wireAll } from './wire.ts';

/** Taking payments: the gateway by PAYMENT_PROVIDER, and what gateways report. */
export const paymentsModule = new ContainerModule(({ bind }) => {
  wireAll(bind, payments);
  provide(bind, tokens.sandboxPool, openSandboxPool);
  provide(bind, tokens.sandboxCharges, openSandboxCharges);
  provide(bind, tokens.onClose, closeSandboxPool);
  provide(bind, tokens.gateway, chooseGateway, { charges: tokens.sandboxCharges });
  wire(bind, tokens.seenGatewayEvents, PostgresSeenGatewayEvents);
});

/** The operations of payments. */
export const paymentsOperations = (from: Source) => ({
  ...call(from, paymentsHandlers, { settings: fromSettings(paymentSettings) }),
});

/** Apart from the application's pool: a checkout holds one of those while it asks the gateway. */
function openSandboxPool({ environment }: { environment: Environment }): Knex | null {
  const { paymentProvider, databaseUrl } = environment;
  if (paymentProvider !== 'sandbox' || databaseUrl === undefined) return null;
  return connect({ url: databaseUrl, poolMax: 4, applicationName: 'wickwise-sandbox-gateway' });
}

function openSandboxCharges({ sandboxPool }: { sandboxPool: Knex | null }): SandboxCharges | null {
  return sandboxPool && new PostgresSandboxCharges({ database: sandboxPool });
}

function closeSandboxPool({ sandboxPool }: { sandboxPool: Knex | null }) {
  return async () => sandboxPool?.destroy();
}

interface GatewayDeps {
  environment: Environment;
  drivers: Drivers;
  charges: SandboxCharges | null;
  hash: KeyedHash;
  clock: Clock;
  log: Log;
}

function chooseGateway({ environment, drivers, charges, hash, clock, log }: GatewayDeps): PaymentGateway {
  if (drivers.stripe) {
    const {
      stripeSecretKey: secretKey,
      stripeWebhookSecret: webhookSecret,
      stripeApiUrl: apiUrl,
    } = environment;
    if (!secretKey || !webhookSecret) throw new Error('Stripe has no keys.');
    return new drivers.stripe.StripeGateway({ secretKey, webhookSecret, apiUrl, clock, log });
  }
  if (!charges) throw new Error('No database: api/start.ts starts one, or set DATABASE_URL.');
  return new SandboxGateway({ charges, hash, clock });
}

function paymentSettings(environment: Environment): PaymentSettings {
  const sandbox = environment.paymentProvider === 'sandbox';
  return {
    provider: environment.paymentProvider,
    publishableKey: sandbox ? null : (environment.stripePublishableKey ?? null),
    testCards: sandbox ? testCards : [],
    merchant: environment.companyName,
  };
}
