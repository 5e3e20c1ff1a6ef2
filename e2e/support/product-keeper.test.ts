import { startProductKeeper } from './product-keeper.ts';
import type { Product } from './product.ts';

const nothing = async () => undefined;

/** Starts products that are none, and lists what happened to them. */
function doubles() {
  const happened: string[] = [];
  const start = async (settings: Record<string, string>): Promise<Product> => {
    happened.push(`started with ${JSON.stringify(settings)}`);
    const remove = async () => void happened.push('removed');
    return {
      url: 'http://product',
      dataDir: '/data',
      output: () => '',
      stop: nothing,
      start: nothing,
      remove,
    };
  };
  return { happened, start };
}

describe('the keeper of the shared product', () => {
  it('starts one product for all who ask, and ends it with the run', async () => {
    const { happened, start } = doubles();
    const keeper = await startProductKeeper({ TRUST_PROXY: '1' }, start);
    expect(happened).toEqual([]);
    const answers = await Promise.all([fetch(keeper.url), fetch(keeper.url)]);
    for (const answer of answers)
      expect(await answer.json()).toEqual({ url: 'http://product', dataDir: '/data' });
    await keeper.stop();
    expect(happened).toEqual(['started with {"TRUST_PROXY":"1"}', 'removed']);
  });

  it('starts none, and ends none, when nobody asks', async () => {
    const { happened, start } = doubles();
    await (await startProductKeeper({}, start)).stop();
    expect(happened).toEqual([]);
  });

  it('tells everybody who asks why the product did not start', async () => {
    const keeper = await startProductKeeper({}, () => Promise.reject(new Error('no port')));
    for (const answer of [await fetch(keeper.url), await fetch(keeper.url)]) {
      expect(answer.status).toBe(500);
      expect(await answer.text()).toContain('no port');
    }
    await keeper.stop();
  });
});
