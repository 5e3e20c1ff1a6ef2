import { createHash } from 'node:crypto';
import { customerLabel } from './customer-label.ts';

const hash = {
  of: (purpose: string, text: string) =>
    createHash('sha256')
      .update(purpose + text)
      .digest(),
};

describe('the label of a customer', () => {
  it('[W-364] is the same for one partner always, another for another partner, and short', () => {
    const label = customerLabel(hash, 'brand-1', 'customer-1');
    expect(label).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
    expect(customerLabel(hash, 'brand-1', 'customer-1')).toBe(label);
    expect(customerLabel(hash, 'brand-2', 'customer-1')).not.toBe(label);
    expect(customerLabel(hash, 'brand-1', 'customer-2')).not.toBe(label);
  });
});
