import { ContainerModule } from 'inversify';
import type { VisitorsAdminUseCases } from '../adapters/http/handlers/visitors-admin.ts';
import { UpdateContactMessage } from '../application/visitors/update-contact-message.ts';
import { token, tokens } from './tokens.ts';
import { visitorsDeskTokens } from './visitors-desk-module.ts';

export const visitorsAdminUseCases = token<VisitorsAdminUseCases>('visitorsAdminUseCases');

/** The admins' inbox. */
export const visitorsAdminModule = new ContainerModule(({ bind }) => {
  bind(visitorsAdminUseCases).toResolvedValue(
    (messages, newsletter, audit, unitOfWork, clock) => ({
      messages,
      newsletter,
      updateContactMessage: new UpdateContactMessage(messages, audit, unitOfWork, clock),
    }),
    [
      visitorsDeskTokens.messages,
      visitorsDeskTokens.newsletter,
      tokens.auditLog,
      tokens.unitOfWork,
      tokens.clock,
    ],
  );
});
