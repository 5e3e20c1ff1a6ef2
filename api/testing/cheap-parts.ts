/** What makes a test api cheap: parts that all of a process share, as making them anew would take most of the time. */
import type { Container } from 'inversify';
import { loadContract, type Contract } from '../adapters/http/contract/load-contract.ts';
import { Argon2PasswordHasher } from '../adapters/passwords/argon2-password-hasher.ts';
import { tokens } from '../composition/tokens.ts';
import type { WorkerPool } from '../ports/shared/worker-pool.ts';
import { RememberingPool } from './remembering-pool.ts';

/** The lowest that the library takes: whoever steals the passwords of tests may guess them. */
const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

let contract: Contract | undefined;
let pools: Record<'readingPool' | 'picturePool', WorkerPool> | undefined;

/**
 * Gives a container cheap passwords, and what its process has made already.
 * @param ownPools the settings ask for threads of its own
 */
export function makeCheap(container: Container, ownPools: boolean): void {
  container.rebind(tokens.passwords).toConstantValue(new Argon2PasswordHasher({ cost }));
  // Reading it and compiling its checks takes a second.
  contract ??= loadContract();
  container.rebind(tokens.contract).toConstantValue(contract);
  if (ownPools) return;
  // A new thread loads the chart reader and runs its first readings before they are optimized.
  pools ??= {
    readingPool: leftOpen(new RememberingPool(container.get(tokens.readingPool))),
    picturePool: leftOpen(new RememberingPool(container.get(tokens.picturePool))),
  };
  container.rebind(tokens.readingPool).toConstantValue(pools.readingPool);
  container.rebind(tokens.picturePool).toConstantValue(pools.picturePool);
}

/** An api that ends leaves it to the next one. Threads without work do not keep the process, and end after a while. */
const leftOpen = (pool: WorkerPool): WorkerPool => ({
  run: (job) => pool.run(job),
  close: async () => undefined,
});
