import { tokens } from '../composition/tokens.ts';
import type { TestApi } from './start-test-api.ts';

export interface SentStatement {
  sql: string;
  /** Of the transaction that it belongs to. */
  __knexTxId?: string;
}

/** Jobs are made after the answer, for all rows written meanwhile, and outside of the transactions that wrote those. */
const makesJobs = ({ sql, __knexTxId }: SentStatement) => sql.includes('set queued = true') && !__knexTxId;

/** What the api asks of its database during `work`, without the making of jobs: an earlier request may have caused that. */
export async function statementsDuring<T>(
  { container }: TestApi,
  work: () => PromiseLike<T>,
): Promise<{ sent: SentStatement[]; answer: T }> {
  const database = container.get(tokens.database);
  const sent: SentStatement[] = [];
  const note = (statement: SentStatement) => {
    if (!makesJobs(statement)) sent.push(statement);
  };
  database.on('query', note);
  const answer = await work();
  database.off('query', note);
  return { sent, answer };
}
