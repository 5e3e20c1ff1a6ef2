import { linkValidityMs, type LinkPurpose } from '../../domain/accounts/email-link.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { EmailLinkStore } from '../../ports/accounts/email-link-store.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { SessionTokens } from '../../ports/accounts/session-tokens.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import { linkEmail } from './account-emails.ts';

interface Deps {
  links: EmailLinkStore;
  sessionTokens: SessionTokens;
  mail: MailQueue;
  ids: IdSource;
  clock: Clock;
  site: Site;
}

/** Makes single-use links and posts the emails that carry them: the secret goes into the email, its hash to the store. */
export class LinkSender {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Posts an email with a fresh link; it goes out when the transaction commits. */
  async send(user: User, purpose: LinkPurpose, tx: Transaction): Promise<void> {
    const createdAt = this.deps.clock.now();
    const { token, hash } = this.deps.sessionTokens.issue();
    await this.deps.links.add(
      {
        id: this.deps.ids.next(),
        userId: user.id,
        purpose,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + linkValidityMs[purpose]),
        usedAt: null,
        tokenHash: hash,
      },
      tx,
    );
    await this.deps.mail.post(linkEmail(await this.deps.site.details(tx), user, purpose, token), tx);
  }
}
