import { isProofRecent, isSessionAlive, needsTouch, type Session } from './session.ts';

const minutes = (n: number): number => n * 60_000;
const begun = new Date('2026-03-02T09:00:00Z');
const after = (ms: number): Date => new Date(begun.getTime() + ms);
const session: Session = {
  id: 's',
  userId: 'u',
  createdAt: begun,
  lastUsedAt: begun,
  device: null,
  revokedAt: null,
};

describe('a session', () => {
  it('lives until it has lain unused for the idle time', () => {
    expect(isSessionAlive(session, after(minutes(30) - 1), 30)).toBe(true);
    expect(isSessionAlive(session, after(minutes(30)), 30)).toBe(false);
  });

  it('is dead once revoked', () => {
    expect(isSessionAlive({ ...session, revokedAt: begun }, begun, 30)).toBe(false);
  });

  it('ends after 30 days however busy', () => {
    const day = minutes(24 * 60);
    const used = { ...session, lastUsedAt: after(30 * day - 1) };
    expect(isSessionAlive(used, after(30 * day - 1), 30)).toBe(true);
    expect(isSessionAlive(used, after(30 * day), 30)).toBe(false);
  });

  it('has its last use written at most once a minute', () => {
    expect(needsTouch(session, after(minutes(1) - 1))).toBe(false);
    expect(needsTouch(session, after(minutes(1)))).toBe(true);
  });

  it('is proven for less than an hour after the password was given', () => {
    expect(isProofRecent(begun, after(minutes(60) - 1))).toBe(true);
    expect(isProofRecent(begun, after(minutes(60)))).toBe(false);
  });
});
