import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signedText } from '../../api/domain/shared-with-web/statement-check.ts';
import { run } from './verify-statement.ts';

const directory = mkdtempSync(join(tmpdir(), 'wickwise-verify-'));
const file = (name: string, content: unknown): string => {
  const path = join(directory, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
afterAll(() => rmSync(directory, { recursive: true }));

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const unsigned = {
  format: 'wickwise-statement/1',
  issuer: 'https://wickwise.example',
  issued_at: '2026-04-01T08:00:00.000Z',
  brand: { name: 'School' },
  month: '2026-03',
  complete: true,
  totals: [
    {
      currency: 'EUR',
      orders: 2,
      opening: '0.00',
      earned: '25.80',
      reversed: '-6.45',
      paid_out: '0.00',
      closing: '19.35',
    },
  ],
  key_id: '00112233aabbccdd',
};
const signature = sign(null, Buffer.from(signedText(unsigned)), privateKey).toString('base64url');
const statement = JSON.stringify({ ...unsigned, signature }, null, 2);
const published = { keys: [{ key_id: unsigned.key_id, public_key: publicKey.export({ format: 'jwk' }).x }] };

describe('npm run verify-statement', () => {
  const keys = file('keys.json', published);
  const genuine = file('statement.json', statement);

  it('[D-091] says offline that a statement is genuine, and what is in it', async () => {
    const { text, code } = await run([genuine, '--key', keys]);
    expect(code).toBe(0);
    expect(text).toContain(
      'GENUINE: the statement of School for 2026-03 (the whole month) is as it was issued.',
    );
    expect(text).toContain(
      'EUR: 2 orders, opening 0.00, earned 25.80, taken back -6.45, paid out 0.00, carried over 19.35',
    );
    expect((await run([genuine, '--key', file('one.json', published.keys[0])])).code).toBe(0);
  });

  it('[D-091] says that one with a digit changed is not', async () => {
    const { text, code } = await run([
      file('forged.json', statement.replace('19.35', '79.35')),
      '--key',
      keys,
    ]);
    expect([code, text]).toEqual([1, expect.stringMatching(/^NOT GENUINE: The signature does not fit/)]);
  });

  it('asks a server for the keys, never the address that the statement names', async () => {
    const server = createServer((request, answer) => {
      answer.statusCode = request.url === '/api/statements/keys' ? 200 : 404;
      answer.end(JSON.stringify(published));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect((await run([genuine, '--url', url])).code).toBe(0);
    await new Promise((resolve) => server.close(resolve));
    expect(await run([genuine, '--url', url])).toMatchObject({ code: 2 });
  });

  it('says when it could not find out', async () => {
    expect((await run([])).text).toContain('npm run verify-statement -- FILE');
    expect((await run([join(directory, 'nowhere.json'), '--key', keys])).code).toBe(2);
    expect((await run([genuine, '--key', file('empty.json', { keys: [] })])).text).toContain('no public key');
    expect((await run([genuine, '--wrong'])).code).toBe(2);
  });
});
