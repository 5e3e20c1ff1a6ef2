import type { Log } from '../../../ports/shared/log.ts';
import type { Operation } from '../contract/load-contract.ts';
import type { Failure } from '../problem.ts';
import { ContractBroken } from './send-answer.ts';

/** A failure whose code the contract does not list for the operation is a bug, as a wrong answer is: thrown when `strict`, else logged. */
export function checkListed(
  { id, errorCodes }: Pick<Operation, 'id' | 'errorCodes'>,
  { code }: Failure,
  strict: boolean,
  log: Log,
): void {
  if (errorCodes.has(code)) return;
  const breach = `${id} may not answer ${code}: list it in x-error-codes of the contract`;
  if (strict) throw new ContractBroken(breach);
  log.error({ breach }, 'An answer breaks the contract');
}
