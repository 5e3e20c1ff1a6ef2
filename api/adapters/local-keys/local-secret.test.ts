import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localSecret } from './local-secret.ts';

describe('the secret key of an installation', () => {
  it('is made up once and readable by its owner only', () => {
    const directory = mkdtempSync(join(tmpdir(), 'wickwise-secret-'));
    try {
      const dataDir = join(directory, 'data');
      const first = localSecret({ secretKey: undefined, dataDir });
      expect(first).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(localSecret({ secretKey: undefined, dataDir })).toBe(first);
      expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  it('is the setting where there is one, and nothing is written then', () => {
    const dataDir = join(tmpdir(), 'wickwise-no-such-directory');
    expect(localSecret({ secretKey: 'of the settings', dataDir })).toBe('of the settings');
    expect(existsSync(dataDir)).toBe(false);
  });
});
