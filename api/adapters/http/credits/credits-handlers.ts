import type { GetCreditStatement } from '../../../application/credits/get-credit-statement.ts';
import { isPseudonym } from '../../../domain/accounts/pseudonym.ts';
import type { UserStore } from '../../../ports/accounts/user-store.ts';
import { accountsFailure } from '../accounts/accounts-failure.ts';
import { signedIn, type Handlers } from '../handler.ts';
import { positionOf } from '../long-list.ts';
import { csvAnswer } from '../csv.ts';
import { presentStatement, STATEMENT_COLUMNS, statementRows } from './credits-presenters.ts';

export interface CreditsUseCases {
  getCreditStatement: GetCreditStatement;
  users: Pick<UserStore, 'find'>;
}

/** A balance may change with every request: nobody keeps an old one. */
const FRESH = { 'Cache-Control': 'no-store', Vary: 'Accept' };

/** Answers of the credits operations. */
export function creditsHandlers({ getCreditStatement, users }: CreditsUseCases) {
  return {
    async getCreditStatement(request) {
      const { limit = 1000, cursor } = request.query;
      const after = cursor === undefined ? undefined : positionOf('credits', cursor);
      const statement = await getCreditStatement.run(signedIn(request).user, { limit, after });
      if (request.accept !== 'text/csv')
        return { status: 200, body: presentStatement(statement), headers: FRESH };
      const name = `credits-${statement.asOf.toISOString().slice(0, 10)}.csv`;
      return csvAnswer(name, STATEMENT_COLUMNS, statementRows(statement));
    },
    async getUserStatement({ path, query }) {
      const user = await users.find(path.user_id);
      if (!user || isPseudonym(user.email)) return accountsFailure({ code: 'accounts.user_not_found' });
      const { limit = 100, cursor } = query;
      const after = cursor === undefined ? undefined : positionOf('credits', cursor);
      const statement = await getCreditStatement.run(user, { limit, after });
      return { status: 200, body: presentStatement(statement), headers: FRESH };
    },
  } satisfies Pick<Handlers, 'getCreditStatement' | 'getUserStatement'>;
}
