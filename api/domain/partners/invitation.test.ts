import { invitationState } from './invitation.ts';

describe('an invitation', () => {
  const sentAt = new Date('2026-03-01T00:00:00Z');
  const expiresAt = new Date('2026-03-08T00:00:00Z');

  it.each([
    ['waits while its link is good', false, expiresAt, '2026-03-07T23:59:59Z', 'waiting'],
    ['expires with its link', false, expiresAt, '2026-03-08T00:00:00Z', 'expired'],
    ['is over once the password is set', true, expiresAt, '2026-03-02T00:00:00Z', 'accepted'],
    ['counts as expired when its email is forgotten', false, null, '2026-03-02T00:00:00Z', 'expired'],
  ])('%s', (_what, claimed, until, now, state) => {
    expect(invitationState({ claimed, sentAt, expiresAt: until }, new Date(now))).toBe(state);
  });
});
