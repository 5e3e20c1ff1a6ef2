import type { GetStart } from '../../../application/accounts/get-start.ts';
import { presentStats } from '../analysis/analysis-presenters.ts';
import type { Contract } from '../contract/load-contract.ts';
import { signedIn, type Handlers } from '../handler.ts';
import { presentPublicSettings } from '../platform/platform-handlers.ts';
import { presentPreferences } from './preferences-handlers.ts';
import { presentUser } from './user-presenters.ts';

interface StartParts {
  getStart: GetStart;
  contract: Pick<Contract, 'operations'>;
}

/** Answers what a signed-in page needs first: in one request what would otherwise be five. */
export function startHandlers({ getStart, contract }: StartParts) {
  const counts = contract.operations.find(({ id }) => id === 'getAnalysisStats');
  if (!counts) throw new Error('The contract has no operation getAnalysisStats.');
  return {
    async getStart(request) {
      const { user } = signedIn(request);
      const { balance, preferences, tourLeft, settings, stats } = await getStart.run(user);
      return {
        status: 200,
        body: {
          user: presentUser(user, balance),
          preferences: presentPreferences(preferences),
          tour: { left: tourLeft },
          settings: presentPublicSettings(settings),
          stats: counts.access.includes(user.role) ? presentStats(stats) : null,
        },
      };
    },
  } satisfies Pick<Handlers, 'getStart'>;
}
