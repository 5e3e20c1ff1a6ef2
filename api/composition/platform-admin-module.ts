import { ContainerModule } from 'inversify';
import type { PlatformAdminUseCases } from '../adapters/http/handlers/platform-admin.ts';
import { PostgresAuditTrail } from '../adapters/postgres/postgres-audit-trail.ts';
import { PostgresSystemFigures } from '../adapters/postgres/postgres-system-figures.ts';
import { PostgresTwoFactorStore } from '../adapters/postgres/postgres-two-factor-store.ts';
import { CheckBooks } from '../application/platform/check-books.ts';
import { GetSystemHealth, type ChosenParts } from '../application/platform/get-system-health.ts';
import { SaveSettings } from '../application/platform/save-settings.ts';
import { aiTokens } from './ai-module.ts';
import { creditsTokens } from './credits-module.ts';
import type { Environment } from './environment.ts';
import { token, tokens } from './tokens.ts';

export const platformAdminUseCases = token<PlatformAdminUseCases>('platformAdminUseCases');

/** What admins set, watch and prove of the whole installation. */
export const platformAdminModule = new ContainerModule(({ bind }) => {
  bind(platformAdminUseCases).toDynamicValue((context) => {
    const database = context.get(tokens.database);
    const settings = context.get(tokens.platformSettings);
    const audit = context.get(tokens.auditLog);
    const unitOfWork = context.get(tokens.unitOfWork);
    const clock = context.get(tokens.clock);
    const secondFactors = new PostgresTwoFactorStore(database);
    return {
      settings,
      saveSettings: new SaveSettings(settings, secondFactors, audit, unitOfWork, clock),
      getSystemHealth: new GetSystemHealth({
        checkHealth: context.get(tokens.platformUseCases).checkHealth,
        figures: new PostgresSystemFigures(database),
        errors: context.get(aiTokens.providerErrors),
        chosen: chosenParts(context.get(tokens.environment)),
        clock,
      }),
      checkBooks: new CheckBooks(context.get(creditsTokens.proveBooks), audit, unitOfWork, clock),
      auditTrail: new PostgresAuditTrail(database),
    };
  });
});

function chosenParts(environment: Environment): ChosenParts {
  const { storageDriver, aiProvider, anthropicModel, smtpUrl, paymentProvider, stripeSecretKey } =
    environment;
  // Stripe's test keys say so in their name; everything else moves money.
  const live = paymentProvider === 'stripe' && !/^[a-z]+_test_/.test(stripeSecretKey ?? '');
  return {
    storage: storageDriver,
    provider: { name: aiProvider, model: aiProvider === 'local' ? null : anthropicModel },
    mail: smtpUrl === undefined ? 'outbox' : 'smtp',
    payments: { provider: paymentProvider, mode: live ? 'live' : 'test' },
  };
}
