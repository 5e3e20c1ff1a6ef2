import type { Container } from 'inversify';
import { createLogger } from '../adapters/logging/logger.ts';
import { closeContainer, createContainer } from './container.ts';
import { onDatabase } from './on-database.ts';

/** Runs a proof as a process of its own, which ends with 1 when it fails. */
export function proveOnDatabase(prove: (container: Container) => Promise<boolean>): Promise<void> {
  return onDatabase(async (environment) => {
    const container = await createContainer(environment, createLogger(environment.logLevel));
    try {
      return await prove(container);
    } finally {
      await closeContainer(container);
    }
  });
}
