import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Settings {
  secretKey: string | undefined;
  dataDir: string;
}

/** The installation's secret key: the setting's, else one made up once and stored in DATA_DIR for its owner only. */
export function localSecret({ secretKey, dataDir }: Settings): string {
  if (secretKey !== undefined) return secretKey;
  const path = join(dataDir, 'secret-key');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
