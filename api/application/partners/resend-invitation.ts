import type { Brand } from '../../domain/partners/brand.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { BrandStore } from '../../ports/partners/brand-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { InvitationRecords } from '../../ports/partners/invitation-records.ts';
import type { UnclaimedAccounts } from '../../ports/accounts/unclaimed-accounts.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';

type Refusal = { code: 'partners.brand_not_found' } | { code: 'partners.invitation_accepted' };

interface Deps {
  brands: BrandStore;
  invitations: InvitationRecords;
  unclaimed: UnclaimedAccounts;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Posts another invitation to a partner who has not set a password yet. */
export class ResendInvitation {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(actorId: string, id: string): Promise<Result<Brand, Refusal>> {
    const brand = await this.deps.brands.find(id);
    if (!brand) return err({ code: 'partners.brand_not_found' });
    const record = (await this.deps.invitations.of([brand.userId])).get(brand.userId);
    // A password set between this check and the email is harmless: the email is then not sent.
    if (record?.claimed !== false) return err({ code: 'partners.invitation_accepted' });
    return this.deps.unitOfWork.run(async (tx): Promise<Result<Brand, Refusal>> => {
      // A deletion at this moment waits, or is waited for: who is no partner any more is not invited.
      if (!(await this.deps.brands.lock(id, tx))) return err({ code: 'partners.brand_not_found' });
      await this.deps.unclaimed.postClaimLink(tx, brand.userId, 'invitation');
      await this.deps.audit.record(tx, {
        actorId,
        action: 'partners.invitation_sent',
        subject: `brand:${id}`,
        details: { name: brand.name, email: brand.email },
        at: this.deps.clock.now(),
      });
      return ok(brand);
    });
  }
}
