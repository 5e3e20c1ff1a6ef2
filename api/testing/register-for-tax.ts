import { randomUUID } from 'node:crypto';
import { standardRates } from '../domain/taxes/standard-rates.ts';
import type { TaxSettings } from '../domain/taxes/tax-settings.ts';
import { tokens } from '../composition/tokens.ts';
import type { TestApi } from './start-test-api.ts';

const german: TaxSettings = {
  registered: true,
  country: 'DE',
  vatNumber: 'DE136695976',
  address: '1 Example Street, 10115 Berlin, Germany',
  rates: standardRates,
};

/** Puts tax settings in force: a seller who is registered in Germany, unless the test says otherwise. */
export async function registerForTax(api: TestApi, wanted: Partial<TaxSettings> = {}): Promise<void> {
  const store = api.container.get(tokens.taxSettings);
  const { version } = await store.stored();
  const change = { settings: { ...german, ...wanted }, version, actorId: randomUUID(), at: api.clock.now() };
  await api.container.get(tokens.unitOfWork).run((tx) => store.save(change, tx));
}
