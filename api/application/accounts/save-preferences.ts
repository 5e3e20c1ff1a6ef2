import type { TimeZoneUnknown, UserNotFound } from '../../domain/accounts/errors.ts';
import { parseTimeZone, type Preferences } from '../../domain/accounts/preferences.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { PreferenceStore } from '../../ports/accounts/preference-store.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';

interface Deps {
  preferences: PreferenceStore;
  users: UserStore;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Stores how the caller wants things shown. */
export class SavePreferences {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    userId: string,
    wanted: Preferences,
  ): Promise<Result<Preferences, TimeZoneUnknown | UserNotFound>> {
    const { preferences, users, unitOfWork, clock } = this.deps;
    const zone = parseTimeZone(wanted.timeZone);
    if (!zone.ok) return zone;
    const chosen = { ...wanted, timeZone: zone.value };
    return unitOfWork.run(async (tx): Promise<Result<Preferences, UserNotFound>> => {
      // Of an account that is deleted at the same moment nothing stays.
      if (!(await users.hold(userId, tx))) return err({ code: 'accounts.user_not_found' });
      await preferences.save(userId, chosen, clock.now(), tx);
      return ok(chosen);
    });
  }
}
