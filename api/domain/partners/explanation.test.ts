import { explainOutcome } from './explanation.ts';

const facts = {
  rateTenths: 125,
  netPaidMinor: 12_900,
  refundedMinor: 0,
  currency: 'EUR',
  payableAt: new Date('2026-03-31T12:00:00Z'),
  onHold: false,
  paidAt: null,
};
const before = new Date('2026-03-02T12:00:00Z');
const later = new Date('2026-05-01T12:00:00Z');

describe('the explanation of commission', () => {
  it('names rate, base and result, and until when it is pending', () => {
    expect(explainOutcome('earned', facts, before)).toBe(
      '12.5% of 129.00 EUR paid is 16.13 EUR. It is pending until 31 Mar 2026, when the money-back period ends.',
    );
  });

  it('takes refunds into the sum', () => {
    expect(explainOutcome('earned', { ...facts, refundedMinor: 2900 }, later)).toBe(
      '12.5% of 129.00 EUR paid less 29.00 EUR refunded is 12.50 EUR. The money-back period is over, so it is payable.',
    );
    expect(explainOutcome('earned', { ...facts, refundedMinor: 12_900 }, later)).toContain('nothing is left');
  });

  it('says when it was paid out', () => {
    expect(explainOutcome('earned', { ...facts, paidAt: later }, later)).toContain('It was paid out.');
  });

  it.each([
    ['no_click', 'No partner link'],
    ['self_account', 'own account'],
    ['self_email', 'own email address'],
    ['self_payment', 'card that the partner has used'],
  ] as const)('says why %s earned nothing', (outcome, expected) => {
    expect(explainOutcome(outcome, null, before)).toContain(expected);
  });
});
