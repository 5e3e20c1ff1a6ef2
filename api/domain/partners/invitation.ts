/** How the invitation of a partner's user stands. */
export type InvitationState = 'waiting' | 'expired' | 'accepted';

/** What is known of it. */
export interface InvitationRecord {
  /** Somebody has set a password for the account. */
  claimed: boolean;
  /** When the last email was posted, and until when its link is good; null: none, or forgotten by now. */
  sentAt: Date | null;
  expiresAt: Date | null;
}

/** How an invitation stands at `now`: a password, however it was set, ends it. */
export function invitationState({ claimed, expiresAt }: InvitationRecord, now: Date): InvitationState {
  if (claimed) return 'accepted';
  return expiresAt !== null && now.getTime() < expiresAt.getTime() ? 'waiting' : 'expired';
}
