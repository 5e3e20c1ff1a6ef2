import { memoryGivenBack } from '../../api/adapters/processes/memory-given-back.ts';
import { makeWorld } from '../crash/world.ts';

/** Does something at the address of a running product: the one that is named, or one that is started for it, with a database of its own. */
export async function atProduct(
  address: string | undefined,
  work: (address: string) => Promise<void> | void,
): Promise<void> {
  if (address !== undefined) return work(address);
  // As `make run` and the image start it.
  Object.assign(process.env, { ...memoryGivenBack, ...process.env, NODE_ENV: 'production' });
  const world = await makeWorld();
  try {
    const life = await world.begin();
    try {
      await work(life.origin);
    } finally {
      await life.kill();
    }
  } finally {
    await world.end();
  }
}
