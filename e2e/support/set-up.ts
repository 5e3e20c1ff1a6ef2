import { BUILT_PRODUCT } from './product.ts';
import { PRODUCT_KEEPER, startProductKeeper } from './product-keeper.ts';
import { admin } from './shared-product.ts';
import setUpPostgres from '../../tools/test/postgres-setup.ts';
import { builtProduct } from '../../tools/built-product.ts';
import { running } from '../../tools/test/postgres-running.ts';

/** Before the tests of the project "e2e": a cluster, the product as it is built for them, and whoever starts the one that files share. */
export default async function setUp(): Promise<void> {
  process.env[BUILT_PRODUCT] = await builtProduct();
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
