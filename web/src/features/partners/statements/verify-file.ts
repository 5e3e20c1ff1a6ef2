import { openStatement } from '../../../../../api/domain/shared-with-web/statement-check.ts';
import type { StatementCheck } from '../../../../../api/domain/shared-with-web/statement-check.ts';
import { fetchStatementKeys } from '../../../api/brand.ts';

export type {
  StatementSummary,
  StatementCheck,
} from '../../../../../api/domain/shared-with-web/statement-check.ts';

/** Far more than any month of any partner (bytes). */
const MOST_BYTES = 20_000_000;

/** The check itself could not be made: nothing is said about the statement. */
export class CannotVerify extends Error {
  override name = 'CannotVerify';
}

const CANNOT =
  'This browser cannot check Ed25519 signatures. Use a newer one over https, or the command npm run verify-statement.';

/**
 * Checks a downloaded statement in this browser; only the public keys are asked of the server.
 * Rejects with `CannotVerify` when the browser cannot do it, and with `ApiError` when the keys cannot be had.
 */
export async function verifyFile(file: Blob): Promise<StatementCheck> {
  if (file.size > MOST_BYTES) throw new CannotVerify('This file is too large to be a statement.');
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) throw new CannotVerify(CANNOT);
  const [text, keys] = await Promise.all([file.text(), fetchStatementKeys()]);
  const opened = openStatement(text, keys);
  if (!('message' in opened)) return opened.verdict;
  const { publicKey, signature, message } = opened;
  const key = await subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']).catch(() => {
    throw new CannotVerify(CANNOT);
  });
  return opened.verdict(await subtle.verify('Ed25519', key, signature, message));
}
