import { PRODUCT_KEEPER, startProductKeeper } from './product-keeper.ts';
import { admin } from './shared-product.ts';
import setUpPostgres from '../../tools/test/postgres-setup.ts';
import { running } from '../../tools/test/postgres-running.ts';

/** Before the tests of the project "e2e": a cluster, and whoever starts the product that files share. */
export default async function setUp(): Promise<void> {
  await setUpPostgres();
  const keeper = await startProductKeeper({
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    // Visits say which address they come from, so that none uses the tries of another.
    TRUST_PROXY: '1',
  });
  process.env[PRODUCT_KEEPER] = keeper.url;
  const stopPostgres = running.stop;
  running.stop = async () => {
    await keeper.stop();
    await stopPostgres();
  };
}
