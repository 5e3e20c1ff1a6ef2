/** Starts the product that files of tests share when the first of them asks: threads of a run have no other common ground. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';

/** The environment variable that holds the address to ask at. */
export const PRODUCT_KEEPER = 'E2E_PRODUCT_KEEPER';

interface ProductKeeper {
  url: string;
  /** Ends the product too, if anybody asked for it. */
  stop(): Promise<void>;
}

/** @param start how a product is started */
export async function startProductKeeper(
  settings: Record<string, string>,
  start: (settings: Record<string, string>) => Promise<Product> = startProduct,
): Promise<ProductKeeper> {
  let product: Promise<Product> | undefined;
  const server = createServer((_, response) => {
    product ??= start(settings);
    product.then(
      ({ url, dataDir }) => response.end(JSON.stringify({ url, dataDir })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Nobody keeps the run going by it.
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      // One that did not start has been told of to those who asked, and leaves nothing to end.
      const started = await product?.catch(() => undefined);
      await started?.remove();
    },
  };
}
