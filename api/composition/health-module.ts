import { ContainerModule } from 'inversify';
import { ReaderProbe } from '../adapters/health/reader-probe.ts';
import { StorageProbe } from '../adapters/health/storage-probe.ts';
import { DatabaseProbe } from '../adapters/postgres/database-probe.ts';
import { analysisTokens } from './analysis-module.ts';
import { tokens } from './tokens.ts';

/** What the health of a process consists of. */
export const healthModule = new ContainerModule(({ bind }) => {
  bind(tokens.healthProbe)
    .toResolvedValue((database) => new DatabaseProbe(database), [tokens.database])
    .inSingletonScope();
  bind(tokens.healthProbe)
    .toResolvedValue((images) => new StorageProbe(images), [analysisTokens.imageStore])
    .inSingletonScope();
  bind(tokens.healthProbe)
    .toResolvedValue((pool) => new ReaderProbe(pool), [analysisTokens.readingPool])
    .inSingletonScope();
});
