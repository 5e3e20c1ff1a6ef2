import { ContainerModule } from 'inversify';
import type { Logger } from 'pino';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { loadContract, type Contract } from '../adapters/http/contract/load-contract.ts';
import { randomIds } from '../adapters/ids/random-ids.ts';
import { connect } from '../adapters/postgres/database.ts';
import { KnexUnitOfWork } from '../adapters/postgres/knex-unit-of-work.ts';
import { HmacKeyedHash } from '../adapters/tokens/hmac-keyed-hash.ts';
import { CheckHealth } from '../application/platform/check-health.ts';
import { GetPublicSettings } from '../application/platform/get-public-settings.ts';
import type { Clock } from '../ports/clock.ts';
import type { HealthProbe } from '../ports/health-probe.ts';
import type { PlatformSettingsStore } from '../ports/platform-settings.ts';
import type { Environment } from './environment.ts';
import { ensureLocalSecret } from './local-secret.ts';
import { tokens } from './tokens.ts';

/** What all contexts share, and the platform's own use cases. */
export const platformModule = new ContainerModule(({ bind }) => {
  bind(tokens.clock).toConstantValue(systemClock);
  bind(tokens.ids).toConstantValue(randomIds);
  bind(tokens.contract)
    .toResolvedValue(() => loadContract())
    .inSingletonScope();
  bind(tokens.secretKey)
    .toResolvedValue(
      (environment) => environment.secretKey ?? ensureLocalSecret(environment.dataDir),
      [tokens.environment],
    )
    .inSingletonScope();
  bind(tokens.keyedHash)
    .toResolvedValue((secretKey) => new HmacKeyedHash(secretKey), [tokens.secretKey])
    .inSingletonScope();
  bind(tokens.database)
    .toResolvedValue(
      ({ databaseUrl }) => {
        if (databaseUrl === undefined)
          throw new Error('No database: api/start.ts starts one, or set DATABASE_URL.');
        return connect({ url: databaseUrl });
      },
      [tokens.environment],
    )
    .inSingletonScope();
  bind(tokens.unitOfWork)
    .toResolvedValue((database) => new KnexUnitOfWork(database), [tokens.database])
    .inSingletonScope();
  bind(tokens.platformUseCases)
    .toResolvedValue(
      (
        probes: HealthProbe[],
        clock: Clock,
        log: Logger,
        environment: Environment,
        contract: Contract,
        settings: PlatformSettingsStore,
      ) => ({
        checkHealth: new CheckHealth(probes, clock, log),
        getPublicSettings: new GetPublicSettings(settings, {
          company: {
            name: environment.companyName,
            number: environment.companyNumber,
            address: environment.companyAddress,
          },
          supportEmail: environment.supportEmail,
        }),
        contractDocument: contract.document,
      }),
      [
        { serviceIdentifier: tokens.healthProbe, isMultiple: true },
        tokens.clock,
        tokens.logger,
        tokens.environment,
        tokens.contract,
        tokens.platformSettings,
      ],
    )
    .inSingletonScope();
});
