const minute = 60_000;

/** Sessions end this long after they began, however busy: 30 days in milliseconds. */
export const sessionMaxAgeMs = 30 * 24 * 60 * minute;

/** An admin who gave the password this long ago is asked again before anything sensitive: an hour in milliseconds. */
const proofMaxAgeMs = 60 * minute;

/** How stale the stored time of last use may be before it is written again, so that a busy page costs one write a minute. */
const touchIntervalMs = minute;

/** A signed-in browser or program. The token itself is stored nowhere, only its hash. */
export interface Session {
  id: string;
  userId: string;
  /** Browser and system as they named themselves at sign-in, such as `Chrome on Windows`; null when they did not. */
  device: string | null;
  createdAt: Date;
  lastUsedAt: Date;
  revokedAt: Date | null;
}

/** Whether the session still signs its holder in: not revoked, used within `idleMinutes`, begun within the maximum age. */
export function isSessionAlive(session: Session, now: Date, idleMinutes: number): boolean {
  return (
    session.revokedAt === null &&
    now.getTime() - session.lastUsedAt.getTime() < idleMinutes * minute &&
    now.getTime() - session.createdAt.getTime() < sessionMaxAgeMs
  );
}

/** Whether the time of last use wants writing. */
export function needsTouch(session: Session, now: Date): boolean {
  return now.getTime() - session.lastUsedAt.getTime() >= touchIntervalMs;
}

/** Whether the password that was given at `provenAt` still counts for what is sensitive. */
export function isProofRecent(provenAt: Date, now: Date): boolean {
  return now.getTime() - provenAt.getTime() < proofMaxAgeMs;
}
