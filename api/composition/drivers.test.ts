import { loadDrivers } from './drivers.ts';

const nobody = { paymentProvider: 'sandbox', storageDriver: 'fs', smtpUrl: undefined } as const;

const loadedBy = async (settings: Partial<Parameters<typeof loadDrivers>[0]>): Promise<string[]> =>
  Object.entries(await loadDrivers({ ...nobody, ...settings }))
    .filter(([, driver]) => driver !== null)
    .map(([name]) => name);

describe('adapters of outside services', () => {
  it('are not loaded where no setting chooses them', async () => {
    expect(await loadedBy({})).toEqual([]);
  });

  it('are loaded each by the setting that chooses it', async () => {
    expect(await loadedBy({ smtpUrl: 'smtp://127.0.0.1:1' })).toEqual(['smtp']);
    expect(await loadedBy({ storageDriver: 's3' })).toEqual(['s3']);
    expect(await loadedBy({ paymentProvider: 'stripe' })).toEqual(['stripe']);
  });
});
