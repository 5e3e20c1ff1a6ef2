import { ContainerModule } from 'inversify';
import type { OwnSessionsUseCases } from '../adapters/http/handlers/own-sessions.ts';
import { ChangePassword } from '../application/accounts/change-password.ts';
import { OwnSessions } from '../application/accounts/own-sessions.ts';
import { token, tokens } from './tokens.ts';

export const ownSessionsUseCases = token<OwnSessionsUseCases>('ownSessionsUseCases');

/** The own password and sessions. */
export const ownSessionsModule = new ContainerModule(({ bind }) => {
  bind(ownSessionsUseCases).toDynamicValue((context) => {
    const clock = context.get(tokens.clock);
    const sessions = context.get(tokens.sessions);
    const unitOfWork = context.get(tokens.unitOfWork);
    return {
      changePassword: new ChangePassword({
        users: context.get(tokens.users),
        sessions,
        passwords: context.get(tokens.passwords),
        mail: context.get(tokens.mailQueue),
        check: context.get(tokens.passwordCheck),
        unitOfWork,
        clock,
        site: context.get(tokens.site),
      }),
      ownSessions: new OwnSessions(sessions, unitOfWork, clock, context.get(tokens.platformSettings)),
    };
  });
});
