/** One product for all files of tests that need no settings of their own and leave the settings as they are. */
import { PRODUCT_KEEPER } from './product-keeper.ts';

export interface SharedProduct {
  url: string;
  /** Where it keeps the emails it sends. */
  dataDir: string;
}

/** Its admin. */
export const admin = { email: 'admin@example.com', password: 'an admin of journeys' };

/** Starts at the first call in a run, and ends with the run. */
export async function sharedProduct(): Promise<SharedProduct> {
  const keeper = process.env[PRODUCT_KEEPER];
  if (!keeper) throw new Error('No product to share: this test belongs to the jest project "e2e".');
  const answer = await fetch(keeper);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as SharedProduct;
}
