import { judgeReferral, needsReview } from './self-referral.ts';

const brand = { userId: 'partner', email: 'school@gmail.com' };
const stranger = { customerId: 'customer', email: 'ada@example.com', cardOfPartner: false };

describe('self-referral', () => {
  it('lets a stranger earn the partner a commission', () => {
    expect(judgeReferral(stranger, brand)).toBe('earned');
    expect(needsReview('earned')).toBe(false);
    expect(needsReview('no_click')).toBe(false);
  });

  it('knows the partner by the account', () => {
    expect(judgeReferral({ ...stranger, customerId: 'partner' }, brand)).toBe('self_account');
    expect(needsReview('self_account')).toBe(true);
  });

  it.each(['school@gmail.com', ' School+Test@Gmail.com', 's.chool@googlemail.com'])(
    'knows the partner by the email address %s',
    (email) => {
      expect(judgeReferral({ ...stranger, email }, brand)).toBe('self_email');
    },
  );

  it('knows the partner by the card', () => {
    expect(judgeReferral({ ...stranger, cardOfPartner: true }, brand)).toBe('self_payment');
    expect(needsReview('self_payment')).toBe(true);
  });
});
