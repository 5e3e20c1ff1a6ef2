import { accountName, avatarLetter, tierLabel } from './account-labels.ts';

describe('how an account is called', () => {
  it("[V-034] shows the first letter of the name in upper case, 'U' without a name", () => {
    expect(avatarLetter({ full_name: 'ada Lovelace' })).toBe('A');
    expect(avatarLetter({ full_name: '  ' })).toBe('U');
    expect(avatarLetter(null)).toBe('U');
  });

  it("[V-035] falls back to 'User'", () => {
    expect(accountName({ full_name: 'Ada Lovelace' })).toBe('Ada Lovelace');
    expect(accountName({ full_name: '' })).toBe('User');
  });

  it("[V-036] falls back to 'No Package'", () => {
    expect(tierLabel({ subscription_tier: 'none' })).toBe('No Package');
    expect(tierLabel(null)).toBe('No Package');
    expect(tierLabel({ subscription_tier: 'expert' })).toBe('Expert');
  });
});
