import { isLinkAlive, linkValidityMs, type EmailLink } from './email-link.ts';
import { isPseudonym, pseudonymOf } from './pseudonym.ts';

const at = (text: string): Date => new Date(`2026-03-02T${text}Z`);
const link = (change: Partial<EmailLink> = {}): EmailLink => ({
  id: 'l',
  userId: 'u',
  purpose: 'reset',
  createdAt: at('09:00:00'),
  expiresAt: at('10:00:00'),
  usedAt: null,
  ...change,
});

describe('an emailed link', () => {
  it('lives until its time is over, to the millisecond', () => {
    expect(isLinkAlive(link(), ['reset'], at('09:59:59.999'))).toBe(true);
    expect(isLinkAlive(link(), ['reset'], at('10:00:00'))).toBe(false);
  });

  it('is dead once used, and for any other purpose', () => {
    expect(isLinkAlive(link({ usedAt: at('09:10:00') }), ['reset'], at('09:20:00'))).toBe(false);
    expect(isLinkAlive(link(), ['claim', 'invitation'], at('09:20:00'))).toBe(false);
  });

  it('is good for an hour to set a new password, for a week to claim or confirm an account', () => {
    const [hour, week] = [3_600_000, 604_800_000];
    expect(linkValidityMs).toEqual({
      reset: hour,
      claim: week,
      invitation: week,
      welcome: week,
      confirm: week,
    });
  });
});

it('a deleted user has a name and an address that tell nothing and reach nobody', () => {
  const { email, fullName } = pseudonymOf('0d1f');
  expect([email, fullName]).toEqual(['deleted-0d1f@deleted.invalid', 'Deleted user']);
  expect([isPseudonym(email), isPseudonym('ada@example.com')]).toEqual([true, false]);
});
