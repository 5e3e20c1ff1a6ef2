import { tokens } from '../composition/tokens.ts';
import { CONFIRM_MS, UNDO_MS } from '../domain/accounts/email-change.ts';
import type { TestApi } from './start-test-api.ts';

/** The secrets that the pact names, of the email to the new address and of that to the old one. */
export interface WantedEmailChange {
  confirm: string;
  undo: string;
}

/** Ada, who is signed in, has asked for another address; `moved`: she has it already. */
export async function changeAdasEmail(
  api: TestApi,
  wanted: WantedEmailChange,
  moved: boolean,
): Promise<void> {
  const { container, clock } = api;
  const at = clock.now();
  const until = (length: number): Date => new Date(at.getTime() + length);
  const found = await container.get(tokens.users).findForLogin('ada@example.com');
  if (!found) throw new Error('Ada is not registered.');
  const { id: userId, email: oldEmail } = found.user;
  const hashOf = (secret: string): Buffer => container.get(tokens.sessionTokens).hash(secret);
  const change = { id: container.get(tokens.ids).next(), userId, oldEmail, newEmail: 'countess@example.com' };
  const times = { requestedAt: at, expiresAt: until(CONFIRM_MS), undoUntil: until(UNDO_MS) };
  const undo = { hash: hashOf(wanted.undo), until: times.undoUntil };
  const secrets = { confirmHash: hashOf(wanted.confirm), undoHash: undo.hash };
  const changes = container.get(tokens.emailChanges);
  await container.get(tokens.unitOfWork).run(async (tx) => {
    await changes.add({ ...change, ...times, ...secrets, confirmedAt: null, endedAt: null }, tx);
    if (!moved) return;
    await container.get(tokens.users).changeEmail(userId, change.newEmail, null, at, tx);
    await changes.confirm(change.id, at, undo, tx);
  });
}
