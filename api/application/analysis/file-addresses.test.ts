import { HmacKeyedHash } from '../../adapters/tokens/hmac-keyed-hash.ts';
import { FileAddresses } from './file-addresses.ts';

const id = '0b1f8a52-6f0e-4a86-9f32-6a4c8d9e1f00';
const addresses = new FileAddresses({
  hash: new HmacKeyedHash({ secretKey: 'a secret of 32 characters or more' }),
  publicUrl: 'https://wickwise.example',
});
const now = new Date('2026-03-02T09:00:00Z');

describe('addresses of stored pictures', () => {
  it.each([`/api/files/${id}`, `https://wickwise.example/api/files/${id}`, `/api/files/${id.toUpperCase()}`])(
    '%s is ours',
    (address) => expect(addresses.fileIdOf(address)).toBe(id),
  );

  it('knows its own signed addresses', () => {
    expect(addresses.fileIdOf(addresses.signed(id, now))).toBe(id);
  });

  it.each([
    `http://wickwise.example/api/files/${id}`,
    `https://wickwise.example:8443/api/files/${id}`,
    `https://wickwise.example.evil.test/api/files/${id}`,
    `https://wickwise.example@evil.test/api/files/${id}`,
    `https://user@wickwise.example/api/files/${id}`,
    `//evil.test/api/files/${id}`,
    `\\\\evil.test/api/files/${id}`,
    `/api/files/${id}/..`,
    `/api/files/${id}x`,
    `/files/${id}`,
    'file:///etc/passwd',
    'https://[',
  ])('%s is not ours', (address) => {
    expect(addresses.fileIdOf(address)).toBeNull();
  });

  it('is signed by the holder of the secret only', () => {
    const url = new URL(addresses.signed(id, now), 'https://x');
    const expires = Number(url.searchParams.get('expires'));
    const signature = url.searchParams.get('signature') ?? '';
    expect(addresses.isSignedFor(id, expires, signature, now)).toBe(true);
    const stranger = new FileAddresses({
      hash: new HmacKeyedHash({ secretKey: 'another secret of 32 characters!!' }),
      publicUrl: 'https://wickwise.example',
    });
    expect(stranger.isSignedFor(id, expires, signature, now)).toBe(false);
    expect(addresses.isSignedFor(id, expires, signature, new Date(expires * 1000))).toBe(false);
  });
});
