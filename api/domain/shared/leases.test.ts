import { ANALYSIS_LEASE_MS, CREDIT_LEASE_MS, HEARTBEAT_MS } from './leases.ts';

describe('leases', () => {
  it('let several heartbeats be missed before an analysis counts as interrupted', () => {
    expect(ANALYSIS_LEASE_MS).toBeGreaterThanOrEqual(5 * HEARTBEAT_MS);
  });

  it('keep the credit set aside for longer than the analysis that it pays', () => {
    expect(CREDIT_LEASE_MS).toBeGreaterThan(ANALYSIS_LEASE_MS);
  });
});
