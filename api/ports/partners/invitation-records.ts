import type { InvitationRecord } from '../../domain/partners/invitation.ts';

/** How the invitations of accounts stand. */
export interface InvitationRecords {
  /** By the id of the account; an account that is not there is left out. */
  of(userIds: readonly string[]): Promise<Map<string, InvitationRecord>>;
}
