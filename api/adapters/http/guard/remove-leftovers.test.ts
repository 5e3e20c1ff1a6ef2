import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeLeftovers } from './remove-leftovers.ts';

describe('what killed processes left of uploads', () => {
  it('is removed after an hour; what is being received stays', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'wickwise-left-'));
    try {
      const now = Date.now();
      for (const [name, minutes] of [
        ['old', 61],
        ['young', 59],
      ] as const) {
        mkdirSync(join(directory, name));
        writeFileSync(join(directory, name, 'part'), 'x');
        utimesSync(join(directory, name), new Date(now - minutes * 60_000), new Date(now - minutes * 60_000));
      }
      await removeLeftovers(directory, now);
      expect(readdirSync(directory)).toEqual(['young']);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  it('is nothing when there was no upload yet', async () => {
    await expect(removeLeftovers('/there/is/no/such/place')).resolves.toBeUndefined();
  });
});
