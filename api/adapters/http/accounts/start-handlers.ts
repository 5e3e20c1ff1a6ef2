import type { GetAnalysisStats } from '../../../application/analysis/get-analysis-stats.ts';
import type { GetBalance } from '../../../application/credits/get-balance.ts';
import type { GetPublicSettings } from '../../../application/platform/get-public-settings.ts';
import type { PreferenceStore } from '../../../ports/accounts/preference-store.ts';
import type { TourStore } from '../../../ports/accounts/tour-store.ts';
import { presentStats } from '../analysis/analysis-presenters.ts';
import type { Contract } from '../contract/load-contract.ts';
import { signedIn, type Handlers } from '../handler.ts';
import { presentPublicSettings } from '../platform/platform-handlers.ts';
import { presentPreferences } from './preferences-handlers.ts';
import { presentUser } from './user-presenters.ts';

interface StartParts {
  getBalance: GetBalance;
  preferences: PreferenceStore;
  tours: TourStore;
  getPublicSettings: GetPublicSettings;
  getAnalysisStats: GetAnalysisStats;
  contract: Pick<Contract, 'operations'>;
}

/** Answers what a signed-in page needs first: in one request what would otherwise be five. */
export function startHandlers(parts: StartParts) {
  const counts = parts.contract.operations.find(({ id }) => id === 'getAnalysisStats');
  if (!counts) throw new Error('The contract has no operation getAnalysisStats.');
  return {
    async getStart(request) {
      const { user } = signedIn(request);
      const [balance, preferences, left, settings, stats] = await Promise.all([
        parts.getBalance.run(user.id),
        parts.preferences.of(user.id),
        parts.tours.left(user.id),
        parts.getPublicSettings.run(),
        counts.access.includes(user.role) ? parts.getAnalysisStats.run(user) : null,
      ]);
      return {
        status: 200,
        body: {
          user: presentUser(user, balance),
          preferences: presentPreferences(preferences),
          tour: { left },
          settings: presentPublicSettings(settings),
          stats: stats && presentStats(stats),
        },
      };
    },
  } satisfies Pick<Handlers, 'getStart'>;
}
