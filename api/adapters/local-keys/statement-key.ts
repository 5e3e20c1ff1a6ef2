import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The private key that statements are signed with: the setting's, else one made once and stored in DATA_DIR for its owner
 * only. Public halves are stored in the database, so a new key leaves old statements verifiable.
 * @param setting PKCS #8 in DER, base64
 */
export function statementKey(setting: string | undefined, dataDir: string): KeyObject {
  if (setting !== undefined)
    return createPrivateKey({ key: Buffer.from(setting, 'base64'), format: 'der', type: 'pkcs8' });
  const path = join(dataDir, 'statement-key.pem');
  mkdirSync(dataDir, { recursive: true });
  try {
    const { privateKey } = generateKeyPairSync('ed25519');
    writeFileSync(path, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return createPrivateKey(readFileSync(path, 'utf8'));
}
